/** Thirty days of practice, the last one today. */
export const sampleReviewDays = [
  0, 0, 12, 20, 0, 24, 31, 18, 0, 0, 22, 20, 41, 17, 0, 8, 26, 20, 0, 0, 35, 28, 20, 19, 0, 44, 21, 0, 20, 14,
].map((reviews, index) => ({
  day: new Date(Date.UTC(2026, 9, 26 + index)).toISOString().slice(0, 10),
  reviews,
}));
