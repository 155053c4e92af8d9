import type { Glyph } from "../../elements/icon/glyphs.ts";
import { day, device, night } from "../../elements/icon/screen-glyphs.ts";
import type { ThemeChoice } from "../../theme/choice/theme-choice.ts";

interface Theme {
  readonly value: ThemeChoice;
  readonly label: string;
  readonly glyph: Glyph;
}

/** The theme choices of the account menu and the settings. */
export const themes: readonly Theme[] = [
  { value: "system", label: "System", glyph: device },
  { value: "light", label: "Light", glyph: day },
  { value: "dark", label: "Dark", glyph: night },
];
