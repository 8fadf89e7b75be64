import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { withoutRemarks } from "../packing";

test("a catalogue says the same without its remarks, even of more lines and with signs in it", () => {
  const text = [
    "# For translators.",
    "",
    "## A part",
    "# With two lines",
    "# of remarks.",
    "one = First",
    "    # not a remark: text goes on",
    "",
    "    and a last line.",
    "",
    "# The end.",
    "two = { $number ->",
    "    [one] One",
    "   *[other] Many #",
    " }",
    "",
  ].join("\n");
  const said = (source: string): string[] => {
    const bundle = new FluentBundle("en", { useIsolating: false });
    bundle.addResource(new FluentResource(source));
    return ["one", "two"].map((id) =>
      bundle.formatPattern(bundle.getMessage(id)?.value ?? "", { number: 3 }),
    );
  };
  const short = withoutRemarks(text);
  expect(said(short)).toEqual(said(text));
  expect(said(short)[1]).toBe("Many #");
  expect(short).not.toContain("translators");
  expect(short).not.toContain("remarks.");
});
