/** The shelf: where a browser keeps the tables of its hall. Python knows it by these four methods. */
import { EngineFailure } from "./protocol";

/** Each resolves when it is done for good, and rejects with the browser's own mistake. */
export interface Shelf {
  /** Whether what is put here outlives the page. */
  readonly lasting: boolean;
  /** All tables as JSON: their ids, heads and entries in order. */
  load(): Promise<string>;
  /** Keep what is known of a table besides its log, in place of what was. */
  put(table: string, head: string): Promise<void>;
  /** Add to a log, all or nothing; an entry of a number that is there already is a `ConstraintError`. */
  append(table: string, first: number, entries: string): Promise<void>;
  /** Forget a table. */
  remove(table: string): Promise<void>;
}

const DATABASE = "dicehall";
/** Raised with the form of what is kept. A newer page's database is never opened by an older one. */
const VERSION = 1;
const HEADS = "heads";
const ENTRIES = "entries";

/** Heads and entries of tables, each as JSON. */
type Tables = Map<string, { head: string; entries: string[] }>;

function written(tables: Tables): string {
  const all = [...tables].map(
    ([id, { head, entries }]) =>
      `{"id":${JSON.stringify(id)},"head":${head},"entries":[${entries.join(",")}]}`,
  );
  return `[${all.join(",")}]`;
}

const separate = (entries: string): string[] =>
  (JSON.parse(entries) as unknown[]).map((entry) => JSON.stringify(entry));

/** All keys of a table's entries. */
const logOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table], [table, []]);

/** Open the browser's shelf, or one that lasts as long as the page where the browser keeps nothing. */
export async function openShelf(): Promise<Shelf> {
  try {
    return new LastingShelf(await openDatabase());
  } catch (error) {
    if ((error as DOMException | null)?.name === "VersionError")
      throw new EngineFailure("newer_saves", error);
    return new PassingShelf();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const opening = indexedDB.open(DATABASE, VERSION);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(HEADS);
      opening.result.createObjectStore(ENTRIES);
    };
    opening.onsuccess = () => done(opening.result);
    opening.onerror = () => failed(opening.error);
  });
}

/** Tables in IndexedDB: heads by table, entries by table and number, all of them as JSON. */
class LastingShelf implements Shelf {
  readonly lasting = true;
  private opened: IDBDatabase | null = null;

  constructor(opened: IDBDatabase) {
    this.use(opened);
  }

  async load(): Promise<string> {
    const tables: Tables = new Map();
    await this.change("readonly", (heads, entries) => {
      each(heads, (key, head) => tables.set(key as string, { head, entries: [] }));
      each(entries, (key, entry) => tables.get((key as [string])[0])?.entries.push(entry));
    });
    return written(tables);
  }

  put(table: string, head: string): Promise<void> {
    return this.change("readwrite", (heads) => heads.put(head, table));
  }

  append(table: string, first: number, entries: string): Promise<void> {
    return this.change("readwrite", (_, log) => {
      for (const [index, entry] of separate(entries).entries())
        log.add(entry, [table, first + index]);
    });
  }

  remove(table: string): Promise<void> {
    return this.change("readwrite", (heads, entries) => {
      heads.delete(table);
      entries.delete(logOf(table));
    });
  }

  private use(database: IDBDatabase): void {
    this.opened = database;
    // The browser may take it away, or a newer page may want to change it; it is opened again when needed.
    const gone = () => {
      this.opened = null;
    };
    database.onclose = gone;
    database.onversionchange = () => {
      database.close();
      gone();
    };
  }

  private async change(
    how: IDBTransactionMode,
    what: (heads: IDBObjectStore, entries: IDBObjectStore) => void,
  ): Promise<void> {
    if (!this.opened) this.use(await openDatabase());
    const database = this.opened as unknown as IDBDatabase;
    await new Promise<void>((done, failed) => {
      const work = database.transaction([HEADS, ENTRIES], how, { durability: "strict" });
      work.oncomplete = () => done();
      work.onabort = () => failed(work.error ?? new DOMException("", "AbortError"));
      what(work.objectStore(HEADS), work.objectStore(ENTRIES));
    });
  }
}

function each(store: IDBObjectStore, take: (key: IDBValidKey, text: string) => void): void {
  const keys = store.getAllKeys();
  const values = store.getAll();
  values.onsuccess = () => {
    for (const [index, key] of keys.result.entries()) take(key, values.result[index] as string);
  };
}

/** Tables in memory, for a browser that keeps nothing. */
class PassingShelf implements Shelf {
  readonly lasting = false;
  private readonly tables: Tables = new Map();

  async load(): Promise<string> {
    return written(this.tables);
  }

  async put(table: string, head: string): Promise<void> {
    this.tables.set(table, { head, entries: this.tables.get(table)?.entries ?? [] });
  }

  async append(table: string, _first: number, entries: string): Promise<void> {
    this.tables.get(table)?.entries.push(...separate(entries));
  }

  async remove(table: string): Promise<void> {
    this.tables.delete(table);
  }
}
