/** How many characters a student reads in a minute: about 230 words. */
const PER_MINUTE = 1300;

/** The reading time from a fraction of a text to its end, in minutes, rounded up. */
export const toMinutesLeft = (characters: number, progress: number): number =>
  Math.ceil((characters * (1 - progress)) / PER_MINUTE);
