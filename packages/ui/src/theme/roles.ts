export const tones = ["neutral", "info", "positive", "caution", "critical", "promote"] as const;
/** The tones that all components share. */
export type Tone = (typeof tones)[number];

/** `text` is used on `surface` and `border`, `onSolid` on `solid`. */
export type ToneRoles = {
  readonly surface: string;
  readonly border: string;
  readonly text: string;
  readonly solid: string;
  readonly onSolid: string;
};

/**
 * All colours that components use. A theme provides one value of this type, and the contract has the same structure.
 */
export type ColorRoles = {
  readonly surface: {
    /** The desk behind everything. */
    readonly canvas: string;
    /** The sheet of paper of a screen. */
    readonly sheet: string;
    /** Cards, menus and dialogs: paper on paper. */
    readonly raised: string;
    /** Recessed areas: fields, tracks, code. */
    readonly sunken: string;
    readonly hover: string;
    readonly pressed: string;
    /** Behind a dialog or the drawer. */
    readonly scrim: string;
  };
  readonly text: {
    readonly primary: string;
    readonly secondary: string;
    /** Captions and placeholders. Meets AA. */
    readonly muted: string;
    readonly link: string;
  };
  readonly border: {
    /** Separates content; carries no meaning. */
    readonly subtle: string;
    /** The border of a control: at least 3:1. */
    readonly strong: string;
  };
  /** Ink: primary actions. */
  readonly ink: { readonly fill: string; readonly hover: string; readonly pressed: string; readonly on: string };
  /** The highlighter: the only accent. */
  readonly highlight: {
    /** The fill of a highlighted control, with `on` as its text colour. */
    readonly mark: string;
    /** The darker ends of a felt-tip stroke. */
    readonly edge: string;
    readonly on: string;
    /** Behind words that keep their own colour. */
    readonly wash: string;
    readonly washEdge: string;
    /** Filled icons: the star, the progress. */
    readonly solid: string;
    /** The outline of a filled icon: at least 3:1. */
    readonly outline: string;
  };
  readonly focus: { readonly ring: string; readonly halo: string };
  readonly tone: { readonly [T in Tone]: ToneRoles };
  readonly shadow: { readonly ambient: string; readonly key: string };
  /** Bars and ruled lines of the illustrations. */
  readonly drawing: { readonly bar: string; readonly line: string };
};

export type ThemeName = "light" | "dark" | "lightContrast" | "darkContrast";
