/** Give somebody a text as a file. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  // Some browsers begin only a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
