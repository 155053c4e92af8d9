/** Minutes of recording that a free student has each week (SRV-05). */
export const WEEKLY_MINUTES = 75;
