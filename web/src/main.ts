import { mount } from "svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/classes.css";
import App from "./App.svelte";
import { api } from "./lib/api";
import { installed } from "./lib/installed.svelte";
import { router } from "./lib/route.svelte";
import { settings } from "./lib/settings.svelte";
import { speak } from "./lib/words.svelte";
import { preferred } from "./lobby/games";

// What the lobby shows is asked for while the words are still on their way.
if (router.current.page === "lobby")
  for (const told of [api.games(), api.content(router.current.game ?? preferred())])
    told.catch(() => undefined);

// No page without words: the first ones are fetched before anything is drawn.
await speak(settings.language, router.current.page === "lobby").catch(() => undefined);

const target = document.getElementById("app");
if (target) mount(App, { target });

// The built client opens without a network too; while it is being worked on, nothing is kept.
if (import.meta.env.PROD) installed.keep();
