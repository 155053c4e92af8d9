/** The browser of a phone. */
export const phone = { viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true };
