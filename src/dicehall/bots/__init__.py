"""Players that are programs. A bot is one method: decide(view, question) -> option."""
