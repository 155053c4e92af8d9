/**
 * The longest texts that the database accepts (the checks of supabase/migrations). They count characters and fields count
 * UTF-16 units, of which a text has at least as many, so the database refuses no text from a field with this limit.
 */
export const maxLengths = {
  folderName: 300,
  folderDescription: 5_000,
  examName: 60,
  recordingTitle: 300,
  studyGuideTitle: 300,
  tagName: 40,
} as const;

/** The shortest password that the auth service accepts (supabase/config.toml). */
export const MIN_PASSWORD_LENGTH = 6;
