"""What the adept knows of the modules: one file a module, found by its id."""
