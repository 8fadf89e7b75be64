import { has, t } from "@/lib/words.svelte";

/** All cards of Cubitos by colour, in the order of the trays and of the races of the tour. */
export const CARDS: Record<string, readonly string[]> = {
  red: ["mr_soldier", "punch_guy", "supah_general", "jacques_couteau", "champion", "crabby", "el_bandito"],
  orange: ["dugout", "reliever_beaver", "benchwarmer", "batter_beaver", "mr_bats", "the_babe", "pinch_eater"],
  yellow: [
    "reckless_cheese",
    "the_big_cheese",
    "ledercheesen",
    "stinky_cheese",
    "bad_cheese",
    "the_cheese_stands_alone",
    "cheese_boy",
  ],
  green: [
    "rock_on",
    "pina_cubelada",
    "keep_on_rollin",
    "pineapple_rocks",
    "up_to_11",
    "rolling_stoned",
    "punk_fruit",
  ],
  blue: [
    "bob",
    "undercover_fish",
    "llama_rama",
    "bahama_llama",
    "llama_shaman",
    "stogie",
    "chilly_mcchillster",
  ],
  purple: [
    "rollosaurus",
    "dancing_dino",
    "cubasaurus",
    "wikiwiki_dinosaur",
    "you_bet_jurassic",
    "shimmy_shimmy_dino",
    "pronto_bronto",
  ],
  brown: ["rich_dog", "captain_bark", "wizard", "dapper_doggie", "dr_livingstone", "mr_dog", "muggles"],
  white: ["smelly_cat", "cat_tastrophy", "fat_cat", "dope_cat", "broken_cow", "fast_cat", "schmutz"],
};

/** When a card can do something, in the order in which a round comes to it. */
const MOMENTS = [
  "now",
  "on_push",
  "after_push",
  "would_bust",
  "any_time",
  "compare",
  "run",
  "power",
  "second",
  "after_move",
];

/** What a card does: when, and what. */
export interface CardText {
  id: string;
  name: string;
  lines: { when: string; does: string }[];
  note: string;
}

/** A card in the language spoken. */
export function cardText(id: string): CardText {
  return {
    id,
    name: t(`cubitos-card-${id}`),
    lines: MOMENTS.filter((moment) => has(`cubitos-does-${id}-${moment}`)).map((moment) => ({
      when: t(`cubitos-when-${moment}`),
      does: t(`cubitos-does-${id}-${moment}`),
    })),
    note: has(`cubitos-note-${id}`) ? t(`cubitos-note-${id}`) : "",
  };
}

/** All that a search can find of a card. */
export function cardWords(card: CardText): string {
  return [card.name, ...card.lines.flatMap((line) => [line.when, line.does]), card.note].join("\n");
}
