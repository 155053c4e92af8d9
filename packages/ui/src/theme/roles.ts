export const tones = ["neutral", "info", "positive", "caution", "critical", "promote"] as const;
/** The tones that every component shares. */
export type Tone = (typeof tones)[number];

/** `surface` and `border` carry `text`; `solid` carries `onSolid`. */
export type ToneRoles = {
  readonly surface: string;
  readonly border: string;
  readonly text: string;
  readonly solid: string;
  readonly onSolid: string;
};

/** Every colour a component may name. A theme is one value of this shape; the contract has the same one. */
export type ColorRoles = {
  readonly surface: {
    /** The desk: behind everything. */
    readonly canvas: string;
    /** The sheet of paper that a screen is written on. */
    readonly sheet: string;
    /** A card, a menu, a dialog: paper on paper. */
    readonly raised: string;
    /** A well: fields, tracks, code. */
    readonly sunken: string;
    readonly hover: string;
    readonly pressed: string;
    /** Behind a dialog or the drawer. */
    readonly scrim: string;
  };
  readonly text: {
    readonly primary: string;
    readonly secondary: string;
    /** Captions and placeholders. Still AA. */
    readonly muted: string;
    readonly link: string;
  };
  readonly border: {
    /** Separates; carries no meaning. */
    readonly subtle: string;
    /** The edge of a control: 3:1 at least. */
    readonly strong: string;
  };
  /** The pen: primary actions. */
  readonly ink: { readonly fill: string; readonly hover: string; readonly pressed: string; readonly on: string };
  /** The highlighter: the one accent. */
  readonly highlight: {
    /** A whole control gone over; carries `on`. */
    readonly mark: string;
    /** Where the felt tip rested: both ends of a stroke. */
    readonly edge: string;
    readonly on: string;
    /** Behind words that keep their own colour, which it need not cover from top to toe. */
    readonly wash: string;
    readonly washEdge: string;
    /** Filled signs: the star, the progress. */
    readonly solid: string;
    /** Outline of a filled sign: 3:1 at least. */
    readonly outline: string;
  };
  readonly focus: { readonly ring: string; readonly halo: string };
  readonly tone: { readonly [T in Tone]: ToneRoles };
  readonly shadow: { readonly ambient: string; readonly key: string };
  /** Bars and ruled lines of the illustrations. */
  readonly drawing: { readonly bar: string; readonly line: string };
};

export type ThemeName = "light" | "dark" | "lightContrast" | "darkContrast";
