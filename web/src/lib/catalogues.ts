/** Catalogues that the lobby does not need: their words wait in a file of their own, until another page is opened. */
export const LATER = /\/(?:web\w+|advice)\.ftl\b/;
