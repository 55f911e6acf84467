"""Tables in PostgreSQL, for a site of many nodes. Nothing else imports its driver: a plain `./play` does without."""

from motherlode.server.keeping.storage.postgres.storage import PostgresStorage

__all__ = ["PostgresStorage"]
