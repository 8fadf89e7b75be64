"""The revisions; each names the one before it in `down_revision`."""
