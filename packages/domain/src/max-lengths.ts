/**
 * The longest texts that the database accepts (the checks in supabase/migrations). The database counts characters, and
 * a text field counts UTF-16 code units, which are never fewer. So the database accepts every text from a field with
 * this limit.
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
