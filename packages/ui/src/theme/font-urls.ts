import sansUrl from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url";
import serifUrl from "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url";

/** The two faces every page shows above the fold: preload them with `crossorigin`. */
export const fontUrls = { interface: sansUrl, reading: serifUrl } as const;
