import type { Page } from "./page.ts";

/** Returns the name of a page's screen: `StudyGuidesScreen`. */
export const toScreenName = (name: string): string =>
  `${name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Screen`;

/** Returns the module of a page's screen: `src/pages/recordings/RecordingsScreen.tsx`. */
export const toScreenModule = ({ name }: Pick<Page, "name">): string => `src/pages/${name}/${toScreenName(name)}.tsx`;
