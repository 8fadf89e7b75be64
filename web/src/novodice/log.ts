/** The story of a game of NovoDice, for the log. */
export { eventLine as sayEvent } from "./says";
