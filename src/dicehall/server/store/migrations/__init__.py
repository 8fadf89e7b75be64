"""Migrations: how databases of older versions are updated, revision by revision."""
