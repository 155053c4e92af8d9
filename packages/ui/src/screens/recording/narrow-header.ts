/** Up to this width the header's menu has Delete, and the row of icons doesn't. */
export const narrowHeader = "(max-width: 29.99em)";
