/** Maps the icon names of docs/product.md#data and their aliases to the glyphs that `packages/ui` draws (REC-10). */
const glyphByName = {
  microphone: "microphone",
  mic: "microphone",
  "thumbs-up": "thumbs-up",
  book: "book",
  podcast: "podcast",
  "mic-off": "mic-off",
  "volume-high": "volume-high",
  headphones: "headphones",
  music: "music",
  comment: "comment",
  message: "comment",
  comments: "comments",
  "circle-play": "circle-play",
  "circle-pause": "circle-pause",
  radio: "radio",
  "broadcast-tower": "radio",
  "compact-disc": "compact-disc",
  sliders: "sliders",
} as const;

export type RecordingIconName = keyof typeof glyphByName;
export type RecordingGlyph = (typeof glyphByName)[RecordingIconName];

export const recordingIconNames = Object.keys(glyphByName) as RecordingIconName[];
export const recordingGlyphs = [...new Set(Object.values(glyphByName))] as RecordingGlyph[];

/** The glyph of a stored icon name; a microphone for an unknown or missing name. */
export const toGlyph = (name: string | null | undefined): RecordingGlyph =>
  name != null && Object.hasOwn(glyphByName, name) ? glyphByName[name as RecordingIconName] : "microphone";
