// Copied from packages/domain by `npm run domain -w @lectern/supabase`: change it there.
/**
 * The most characters that the database keeps of what a student types (the checks of supabase/migrations). A field that
 * ends here can't be refused; it counts UTF-16 units, of which a text has no fewer than PostgreSQL counts characters.
 */
export const maxLengths = {
  folderName: 300,
  folderDescription: 5_000,
  recordingTitle: 300,
  studyGuideTitle: 300,
} as const;
