/** Starts the page. */
import { mount } from "svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/classes.css";
import App from "./App.svelte";
import { api } from "./lib/api";
import { installed } from "./lib/installation.svelte";
import { router } from "./lib/route.svelte";
import { settings } from "./lib/settings.svelte";
import { speak } from "./lib/words.svelte";
import { preferred } from "./lobby/games";

/** Said where even the words could not be fetched. */
const WORDLESS = {
  en: "dicehall could not be loaded. Check the connection and reload the page.",
  de: "dicehall ließ sich nicht laden. Prüfe die Verbindung und lade die Seite neu.",
  uk: "Не вдалося завантажити dicehall. Перевір з’єднання й онови сторінку.",
};

// What the lobby shows is asked for while the words are still on their way.
if (router.current.page === "lobby")
  for (const fetched of [api.games(), api.content(router.current.game ?? preferred())])
    fetched.catch(() => undefined);

// No page without words: the first ones are fetched before anything is drawn.
const lobby = router.current.page === "lobby";
const speaks = await speak(settings.language, lobby).then(
  () => true,
  () => false,
);

const target = document.getElementById("app");
if (target && speaks) mount(App, { target });
else if (target) target.textContent = WORDLESS[settings.language];

// The built client opens without a network too; while it is being worked on, nothing is kept.
if (import.meta.env.PROD) installed.keep();
