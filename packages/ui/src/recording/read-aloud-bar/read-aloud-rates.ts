/** The speeds that can be chosen; 1 is the voice's own. */
const readAloudRates: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

/** The next faster speed; undefined at the fastest. */
export const toFaster = (rate: number): number | undefined => readAloudRates.find((one) => one > rate);

/** The next slower speed; undefined at the slowest. */
export const toSlower = (rate: number): number | undefined => readAloudRates.findLast((one) => one < rate);
