import type { SummaryStyle } from "../summary-style.ts";
import { digestOf } from "./digest.ts";
import { type Source, toLecture } from "./source.ts";
import { styles } from "./styles.ts";

/**
 * A summary in the recording's own sentences and in its language, as markdown. The same recording gives the same summary: no
 * clock, no chance, no network.
 */
export const writeSummary = ({ style, ...source }: Source & { readonly style: SummaryStyle }): string =>
  styles[style](digestOf(toLecture(source)));
