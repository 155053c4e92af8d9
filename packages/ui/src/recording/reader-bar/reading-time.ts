/** Characters that a student reads in a minute: about 230 words. */
const PER_MINUTE = 1300;

/** Minutes that reading takes from a fraction of a text on, rounded up. */
export const toMinutesLeft = (characters: number, progress: number): number =>
  Math.ceil((characters * (1 - progress)) / PER_MINUTE);
