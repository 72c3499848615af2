"""Language models: each provider behind the port, and the chain of them behind one deadline."""
