/** Searching in the rules: words may stand in any order, and accents and cases do not matter. */

/** A text as it is compared. Every character stays one character, so that places are the same in both. */
function plain(text: string): string {
  return Array.from(text.toLocaleLowerCase(), (letter) => {
    const bare = letter.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
    // Й and ї are letters of their own in Ukrainian, but nobody minds finding them by и and і.
    return bare.length === letter.length
      ? bare
      : bare.slice(0, letter.length).padEnd(letter.length);
  })
    .join("")
    .replaceAll("ʼ", "'")
    .replaceAll("’", "'");
}

/** The words that are searched for; single letters are none. */
export function wanted(query: string): string[] {
  return plain(query)
    .split(/\s+/)
    .filter((word) => word.length > 1);
}

/** Whether a text holds all words. */
export function holds(text: string, words: string[]): boolean {
  const found = plain(text);
  return words.every((word) => found.includes(word));
}

export interface Piece {
  text: string;
  found: boolean;
}

/** A text, cut where the words are found in it. */
export function marked(text: string, words: string[]): Piece[] {
  const found = plain(text);
  // Where cutting would not fit, nothing is marked.
  if (words.length === 0 || found.length !== text.length) return [{ text, found: false }];
  const hit = new Array<boolean>(text.length).fill(false);
  for (const word of words)
    for (
      let place = found.indexOf(word);
      place >= 0;
      place = found.indexOf(word, place + word.length)
    )
      hit.fill(true, place, place + word.length);
  const pieces: Piece[] = [];
  let begin = 0;
  for (let place = 1; place <= text.length; place += 1)
    if (place === text.length || hit[place] !== hit[begin]) {
      pieces.push({ text: text.slice(begin, place), found: hit[begin] ?? false });
      begin = place;
    }
  return pieces;
}
