"""What was asked, what was replied, and what ingest was told about collections: SQL through SQLAlchemy."""
