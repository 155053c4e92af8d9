import { recordingGlyphs } from "@lectern/domain/recording-icon";
import { expect, it } from "vitest";
import { computeLuminance, readableOn } from "../../elements/icon/readable-on.ts";
import { themes } from "../../theme/themes.ts";
import { drawings } from "./RecordingIcon.tsx";

const against = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

const hex = (value: number): string => value.toString(16).padStart(2, "0");

it("REC-10 every glyph has a different drawing", () => {
  expect(new Set(recordingGlyphs.map((glyph) => drawings[glyph])).size).toBe(recordingGlyphs.length);
});

it("REC-10 the icon has a contrast of at least 3:1 on any color", () => {
  const steps = [0, 51, 102, 128, 153, 179, 204, 230, 255];
  const weak = steps.flatMap((r) =>
    steps.flatMap((g) =>
      steps
        .map((b) => `#${hex(r)}${hex(g)}${hex(b)}`)
        .filter(
          (color) =>
            against(
              computeLuminance(color),
              readableOn(color) === "white" ? 1 : computeLuminance(themes.light.text.primary),
            ) < 3,
        ),
    ),
  );
  expect(weak).toEqual([]);
});

it("REC-10 the default blue has a white icon", () => {
  expect(readableOn("#3B82F6")).toBe("white");
  expect(readableOn("#FACC15")).toBe("ink");
});
