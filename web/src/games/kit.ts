/** What a game brings to the page. What it lacks is left out, and the shared page has an answer to that. */
import type { Component } from "svelte";
import type { DieDrawn, GameAfter } from "@/after/counts";
import type { Lesson } from "@/learn/lessons";
import type { GameStore } from "@/lib/gameStore";
import type { GameEvent, GameView, Json, QuestionShown } from "@/lib/types";

/** A game's own part of the lobby. */
export interface GameLobby {
  /** The question at the top: which race shall it be? */
  title: () => string;
  /** Stands beside the title. */
  Tabs?: Component;
  /** What is to be chosen, or what the game is about. */
  Main: Component;
  /** More options among those of the table. */
  More?: Component;
  /** With how many bots a new table begins. */
  bots: number;
  /** The usual ways to play it, each as the options of a table: the races. */
  variants?: () => Promise<Record<string, Json>[]>;
  /** What was chosen, as the options of a new table. */
  options?: () => Record<string, Json>;
  /** What is written above a game of mine: that it goes on, or that it is over. */
  goesOn?: () => string;
  over?: () => string;
  /** What a table with these options looks like, in small. */
  Picture?: Component<{ options: Record<string, Json> }>;
}

/** What the page draws into the rules where the text only has a place for it, as in `::cards::`. */
export interface Drawing {
  Drawn?: Component;
  /** The same where a search marks words in it. */
  Searched?: Component<{ words: string[] }>;
  /** Whether a search finds something in it. */
  finds?: (words: string[]) => boolean;
}

/** The rules of a game. */
export interface GameRules {
  /** The texts by their files, `.../en/rules.md`, in the small Markdown of `learn/markdown.ts`. */
  texts: Record<string, () => Promise<string>>;
  /** Fetch what is drawn, by its name. */
  drawings: () => Promise<Record<string, Drawing>>;
}

/**
 * A game of this page, with the types of its views, questions, events and board. Only what the lobby shows is part of
 * the first visit; all else is fetched when needed.
 */
export interface GameKit<V = GameView, Q = QuestionShown, E = GameEvent, B = Json> {
  /** What it is called, where that is not its name with a capital. */
  title?: string;
  /** A class of the page with the game's own colours. */
  theme?: string;
  /** What a table with these options plays, behind the name of the game. */
  about?: (options: Record<string, Json>) => string;
  /** A picture for the button that begins a game. */
  Emblem?: Component;
  lobby?: GameLobby;
  /** The table: it shows a store, and answers what the store asks. */
  table?: () => Promise<{ default: Component<{ store: GameStore<V, Q, E, B> }> }>;
  after?: () => Promise<{ after: GameAfter<V, E, Q> }>;
  /** The lessons by their names, in the order in which they are offered. */
  lessons?: Lesson[];
  rules?: GameRules;
  /** Draws a die that fell, or one that has not been rolled. */
  die?: () => Promise<{ default: Component<DieDrawn> }>;
  /** The sides of the dice in the box by kind, in the order in which they are rolled. */
  sides?: () => Map<string, string[]>;
  /** Whether an answer, by its text, can be a piece of a set; without it, any can. */
  inSets?: (given: string) => boolean;
}
