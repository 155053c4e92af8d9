import { vars } from "./contract.css.ts";

type Space = keyof typeof vars.space;

/** The font size and line height of a role of text. Both are in rem, so that they follow the browser's font size. */
export const sized = (role: keyof typeof vars.type) => ({
  fontSize: vars.type[role].size,
  lineHeight: vars.type[role].leading,
});

/** Children one below the other, with a step of the theme's spaces between them. */
export const stacked = (gap: Space) => ({ display: "flex", flexDirection: "column", gap: vars.space[gap] }) as const;

/** Children side by side and centred, with a step of the theme's spaces between them. */
export const inRow = (gap: Space) => ({ display: "flex", alignItems: "center", gap: vars.space[gap] }) as const;
