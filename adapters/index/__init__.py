"""Where passages are kept and searched."""
