import { expect, it } from "vitest";
import { settings } from "@/lib/settings.svelte";

it("at first there are sounds and odds, a push is not confirmed, and nobody passes by themselves", () => {
  const { sound, odds, confirmPush, autoPass, speed } = settings;
  expect({ sound, odds, confirmPush, autoPass, speed }).toEqual({
    ...{ sound: true, odds: true, confirmPush: false, autoPass: "never", speed: "normal" },
  });
});
