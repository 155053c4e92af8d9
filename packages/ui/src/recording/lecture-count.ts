/** Writes how many lectures there are: "1 lecture", "12 lectures". */
export const toLectureCount = (count: number): string => (count === 1 ? "1 lecture" : `${count} lectures`);
