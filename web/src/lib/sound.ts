/** Small sounds, synthesized in the browser. */
import { settings } from "./settings.svelte";

/** Small sounds, made on the spot; nothing is fetched, and nothing sounds before the first press. */
export type Sound = "tap" | "roll" | "turn" | "bust" | "win" | "chat";

/** Notes of each sound: when (s), pitch (Hz), how long (s). */
const NOTES: Record<Sound, readonly (readonly [number, number, number])[]> = {
  tap: [[0, 520, 0.05]],
  roll: [
    [0, 180, 0.04],
    [0.07, 220, 0.04],
    [0.15, 160, 0.05],
    [0.26, 200, 0.06],
  ],
  turn: [
    [0, 660, 0.12],
    [0.13, 880, 0.2],
  ],
  bust: [
    [0, 220, 0.18],
    [0.16, 150, 0.3],
  ],
  win: [
    [0, 523, 0.14],
    [0.14, 659, 0.14],
    [0.28, 784, 0.14],
    [0.42, 1047, 0.36],
  ],
  chat: [[0, 990, 0.07]],
};

let audio: AudioContext | null = null;
// To open the device of sounds keeps the page waiting for tens of milliseconds. It is done with the first
// press, when nothing moves yet, rather than with the first sound, which comes with the dice.
const wake = (): void => {
  if (settings.sound && "AudioContext" in globalThis) audio ??= new AudioContext();
};
for (const press of ["pointerdown", "keydown"])
  globalThis.addEventListener?.(press, wake, { once: true, capture: true });

/** Play a sound, where sounds are wanted and the browser plays any. */
export function play(sound: Sound): void {
  if (!settings.sound || globalThis.navigator?.userActivation?.hasBeenActive === false) return;
  try {
    audio ??= new AudioContext();
    void audio.resume();
    for (const [at, pitch, length] of NOTES[sound]) {
      const begin = audio.currentTime + at;
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.type = sound === "roll" || sound === "tap" ? "triangle" : "sine";
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, begin);
      volume.gain.linearRampToValueAtTime(0.12, begin + 0.01);
      volume.gain.exponentialRampToValueAtTime(0.001, begin + length);
      tone.connect(volume).connect(audio.destination);
      tone.start(begin);
      tone.stop(begin + length + 0.05);
    }
  } catch {
    // A sound is never worth a mistake.
  }
}
