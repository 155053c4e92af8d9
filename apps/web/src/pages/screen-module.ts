import type { Page } from "./page.ts";

/** Returns the module of a page's screen: `src/pages/recordings/RecordingsScreen.tsx`. */
export const toScreenModule = ({ name }: Pick<Page, "name">): string =>
  `src/pages/${name}/${name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Screen.tsx`;
