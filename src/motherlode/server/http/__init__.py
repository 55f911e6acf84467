"""Pages and HTTP: the API, the client, prints, and who may ask for what."""
