import { describe, expect, it } from "vitest";
import { doorOf, link, readCode, readRoute } from "@/lib/route.svelte";

describe("readRoute", () => {
  it.each([
    ["", { page: "lobby", game: null }],
    ["#/", { page: "lobby", game: null }],
    ["#/play/novodice", { page: "lobby", game: "novodice" }],
    ["#/t/TH3QW8", { page: "table", code: "TH3QW8" }],
    ["#/t/TH3QW8/", { page: "table", code: "TH3QW8" }],
    ["#/d/TH3QW8KM", { page: "duplicate", code: "TH3QW8KM" }],
    ["#/history", { page: "history", player: null }],
    ["#/history/%D0%9E%D0%BB%D1%8F", { page: "history", player: "Оля" }],
    ["#/replay", { page: "replay", table: null }],
    ["#/replay/abc", { page: "replay", table: "abc" }],
    ["#/rules/cubitos", { page: "rules", game: "cubitos" }],
    ["#/lesson/novodice", { page: "lesson", game: "novodice", lesson: null }],
    ["#/lesson/cubitos/swords", { page: "lesson", game: "cubitos", lesson: "swords" }],
    ["#/person", { page: "person" }],
    ["#/fairness", { page: "fairness" }],
  ])("reads %s", (hash, route) => {
    expect(readRoute(hash)).toEqual(route);
  });

  it.each(["#/t", "#/t/a/b", "#/rules", "#/nothing", "#nonsense/x"])(
    "knows that %s is no page",
    (hash) => {
      expect(readRoute(hash).page).toBe("unknown");
    },
  );

  it("reads what link writes, whatever is in a name", () => {
    for (const name of ["a/b", "50 %", "Оля & Co", "#"])
      expect(readRoute(link("history", name))).toEqual({ page: "history", player: name });
  });

  it("takes a broken escape as it stands", () => {
    expect(readRoute("#/t/50%")).toEqual({ page: "table", code: "50%" });
  });
});

describe("readCode", () => {
  it.each([
    ["TH3QW8", "TH3QW8"],
    ["  th3 qw8 ", "th3qw8"],
    ["https://dice.example/#/t/TH3QW8", "TH3QW8"],
    ["https://dice.example/games/t/TH3QW8", "TH3QW8"],
    ["dice.example/#/t/plum-tiger-7/", "plum-tiger-7"],
    ["https://dice.example/#/d/TH3QW8KM", "TH3QW8KM"],
  ])("finds the code in %s", (pasted, code) => {
    expect(readCode(pasted)).toBe(code);
  });

  it("tells the codes of duplicates from those of tables", () => {
    for (const pasted of ["TH3QW8KM", " th3q w8km ", "https://dice.example/#/d/TH3QW8KM"])
      expect(doorOf(pasted)).toBe("d");
    for (const pasted of ["TH3QW8", "https://dice.example/#/t/TH3QW8", "8jTOK5r0AU3dCOub"])
      expect(doorOf(pasted)).toBe("t");
  });
});
