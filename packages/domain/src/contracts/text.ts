import * as v from "valibot";
import { boundRuns } from "./bound-runs.ts";

/**
 * Text from outside, made storable: PostgreSQL refuses NUL, and jsonb refuses half a surrogate pair. Line ends become
 * "\n", and {@link boundRuns} shortens endless runs of one character. Nothing else changes.
 */
export const storableText = v.pipe(
  v.string(),
  v.transform((text) => boundRuns(text.replaceAll("\u0000", "").replaceAll(/\r\n?/g, "\n").toWellFormed())),
);

/** Matches a text that shows something: it isn't only spaces, soft hyphens and zero-width signs. */
const visible = /[^\s\p{Cf}]/u;

/** A short line that a person typed or an app generated: trimmed, 1 to `max` characters, and visible. */
export const line = (max: number) =>
  v.pipe(storableText, v.trim(), v.minLength(1), v.maxLength(max), v.regex(visible, "Expected a visible text"));

export const hexColor = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, "Expected a colour like #3B82F6"));
