/** Minutes of recording that a free student has each week (docs/product.md#constants). */
export const WEEKLY_MINUTES = 75;
