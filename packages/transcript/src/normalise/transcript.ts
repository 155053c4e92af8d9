import { getBorderModel } from "../borders/score-borders.ts";
import { detectLanguage } from "../languages/detect-language.ts";
import { createReader } from "./create-reader.ts";

/** The reader of what phones and files bring, with all learned data: 0.6 MB of sentence borders and 0.95 MB of languages. */
export const { prepareTranscript, normalisePrepared, normaliseTranscript } = createReader({
  detectLanguage,
  getBorderModel,
});
