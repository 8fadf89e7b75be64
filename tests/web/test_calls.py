"""How people are called, in the page: what is set up is offered, and permission is asked after a press."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.async_api import expect
from tests.server.calls.hall import HOME, Clock, calling
from tests.server.calls.post_office import post_office
from tests.web.browser import CLIENT, Hall, in_a_browser

pytestmark = in_a_browser

BROWSER = """
const subscription = {
  toJSON: () => ({
    endpoint: "https://push.example.org/browser",
    keys: { p256dh: "B".repeat(87), auth: "A".repeat(22) },
  }),
  unsubscribe: async () => { subscribed = false; return true; },
};
let subscribed = false;
window.asked = 0;
const worker = {
  pushManager: {
    subscribe: async () => { subscribed = true; return subscription; },
    getSubscription: async () => (subscribed ? subscription : null),
  },
  update: async () => undefined,
};
window.PushManager = class {};
window.Notification = class {
  static get permission() { return window.asked ? "granted" : "default"; }
  static async requestPermission() { window.asked += 1; return "granted"; }
};
Object.defineProperty(navigator, "serviceWorker", {
  value: {
    controller: null,
    ready: Promise.resolve(worker),
    register: async () => worker,
    getRegistration: async () => worker,
    addEventListener: () => undefined,
  },
});
"""
"""A browser with a push service, which a machine without a network has not."""


async def test_somebody_is_called_by_mail_and_on_this_device_and_not_at_night(
    open_hall: Hall, tmp_path: Path
) -> None:
    key, database = str(tmp_path / "push.pem"), f"sqlite:///{tmp_path / 'dicehall.db'}"
    async with (
        post_office() as office,
        calling(database, office, Clock(), client_folder=CLIENT, push_key=key) as calls,
    ):
        there = open_hall.at(calls.place)
        visitor = await there.visitor("phone", language="en")
        await visitor.window.prepare(BROWSER)
        await calls.claim("Ada")
        session = {"name": "Ada", "token": calls.tokens["Ada"]}
        await visitor.window.prepare(
            f"localStorage.setItem('dicehall.person', JSON.stringify({json.dumps(session)}))"
        )
        page = visitor.page
        await visitor.go("#/person")
        await page.get_by_text("When it is my turn").click()
        await expect(page.get_by_label("Address of the hook")).to_have_count(0)
        # By mail, once the link in the first one was followed.
        await page.get_by_label("E-mail address").fill("ada@example.org")
        await page.get_by_role("button", name="Send me mails").click()
        await expect(page.get_by_text("Not confirmed yet")).to_be_visible()
        await expect(page.get_by_label("From")).to_have_value("22:00")
        await calls.send()
        await visitor.go(office.links()[0].removeprefix(f"{HOME}/"))
        await page.get_by_role("button", name="Yes, send me these mails").click()
        await expect(page.get_by_text("You will get a mail when it is your turn.")).to_be_visible()
        await page.get_by_role("link", name="To the games").click()
        await visitor.go("#/person")
        await page.get_by_text("When it is my turn").click()
        await expect(page.get_by_text("ada@example.org")).to_be_visible()
        await expect(page.get_by_text("Not confirmed yet")).to_have_count(0)
        # By this device: permission is asked for when a button is pressed, and not before.
        assert await page.evaluate("window.asked") == 0
        await page.get_by_role("button", name="Notify me on this device").click()
        await expect(page.get_by_text("This device is notified.")).to_be_visible()
        await expect(page.get_by_text("A browser, by push.example.org")).to_be_visible()
        # Not at night.
        await page.get_by_label("From").fill("23:15")
        await page.get_by_label("From").blur()
        await expect(page.get_by_text("Saved.").first).to_be_visible()
        wishes = (await calls.ask("GET", "", "Ada"))["wishes"]
        assert wishes["quiet"] == {"begin": "23:15", "end": "08:00"}
        assert await visitor.wider_than_window() <= 0
        await visitor.shot("calls-phone-en")
        # And no more.
        await page.get_by_role("button", name="No more messages to ada@example.org").click()
        await expect(page.get_by_text("ada@example.org")).to_have_count(0)
        kinds = [way["kind"] for way in (await calls.ask("GET", "", "Ada"))["ways"]]
        assert kinds == ["push"]
