import type { Page } from "./page.ts";

type PascalCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${PascalCase<Rest>}`
  : Capitalize<Name>;

/** The name of a page's screen: `StudyGuidesScreen`. */
export type ScreenName<Name extends string> = `${PascalCase<Name>}Screen`;

export const toScreenName = <Name extends string>(name: Name) =>
  `${name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Screen` as ScreenName<Name>;

/** Returns the module of a page's screen: `src/pages/recordings/RecordingsScreen.tsx`. */
export const toScreenModule = ({ name }: Pick<Page, "name">): string => `src/pages/${name}/${toScreenName(name)}.tsx`;
