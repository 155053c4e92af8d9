import { expect, test } from "vitest";
import { toGlyph, recordingIconNames } from "./recording-icon.ts";

test("REC-10 every icon name of the specification and every alias has its glyph", () => {
  expect(Object.fromEntries(recordingIconNames.map((name) => [name, toGlyph(name)]))).toEqual({
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
  });
});

test.each(["banana", "", null, undefined, "toString", "__proto__"])(
  "REC-10 any other icon name (%j) shows a microphone",
  (name) => expect(toGlyph(name)).toBe("microphone"),
);
