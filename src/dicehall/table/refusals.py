"""Every reason to refuse a client's request, each with a code that never changes.

Programs get the code; people get the sentence that the catalogues hold under ``server-refused-<code>``, into
which the arguments may be inserted. Never put a token into one.
"""

from __future__ import annotations

from typing import Final

STATUS: Final = {
    # The request cannot be read.
    "bad_message": 400,
    "bad_request": 422,
    "no_hello": 408,
    "too_big": 413,
    "head_too_long": 431,
    "too_slow": 408,
    # Its subject does not exist.
    "not_found": 404,
    "no_such_table": 404,
    "no_such_player": 404,
    "no_such_game": 404,
    "no_such_duplicate": 404,
    # The sender is not allowed to do it.
    "bad_token": 403,
    "not_your_seat": 403,
    "not_host": 403,
    "watchers_only": 403,
    "duplicate_unfinished": 403,
    "not_signed_in": 401,
    "wrong_passphrase": 403,
    "forbidden_origin": 403,
    "banned": 403,
    "method_not_allowed": 405,
    # A given value is unusable.
    "bad_options": 422,
    "bad_name": 422,
    "bad_seed": 422,
    "bad_link": 422,
    "bad_text": 422,
    "bad_passphrase": 422,
    "bad_clock": 422,
    "bad_seats": 422,
    "one_plays_duplicate": 422,
    "no_such_seat": 422,
    "unknown_bot": 422,
    "unknown_phrase": 422,
    "not_offered": 422,
    "nobody_rolls": 422,
    "dice_take_time": 422,
    "dice_do_not_fit": 422,
    "bad_record": 422,
    "record_differs": 422,
    "record_too_long": 413,
    "too_much_work": 422,
    "bad_call_address": 422,
    # It does not fit the current situation.
    "seat_taken": 409,
    "seat_kept": 409,
    "seat_away": 409,
    "seat_empty": 409,
    "no_free_seat": 409,
    "seats_open": 409,
    "name_taken": 409,
    "name_claimed": 409,
    "already_started": 409,
    "not_sealed": 409,
    "already_seated": 409,
    "not_running": 409,
    "not_over": 409,
    "no_board": 409,
    "not_asked": 409,
    "stale_turn": 409,
    "cannot_undo": 409,
    "dice_are_fair": 409,
    "not_thrown": 409,
    "table_closed": 409,
    "seat_is_bot": 409,
    "out_of_time": 409,
    "log_full": 409,
    "no_hints_here": 409,
    "duplicate_over": 409,
    "duplicate_full": 409,
    # A limit is exceeded.
    "too_fast": 429,
    "too_many_tables": 429,
    "too_many_connections": 429,
    "too_many_watchers": 429,
    "too_many_hints": 429,
    "too_many_ways": 429,
    "too_many_mails": 429,
    # The server is unable to do it.
    "not_stored": 503,
    "table_broken": 503,
    "server_error": 500,
    "shutting_down": 503,
    "draining": 503,
    "too_busy": 503,
    "hall_full": 503,
    # A device is unable to do it.
    "storage_full": 503,
    "other_tab": 409,
    "engine_too_old": 409,
    "no_hint": 503,
}
"""Every code, and its HTTP status."""


class Refusal(Exception):
    """A client's request is not carried out, and nothing has changed."""

    def __init__(self, code: str, **arguments: str | int) -> None:
        super().__init__(code)
        self.code: str = code
        """The stable code."""
        self.status: int = STATUS[code]
        """The HTTP status."""
        self.arguments: dict[str, str | int] = arguments
        """Values that the sentence for people may mention."""

    def __str__(self) -> str:
        """Return the code and its arguments, for logs."""
        named = ", ".join(f"{name}={value!r}" for name, value in self.arguments.items())
        return f"{self.code} ({named})" if named else self.code
