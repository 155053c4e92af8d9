const plain = (word: string): string => word.replaceAll("-", "").toLowerCase();

/** `cards/recording-card/RecordingCard` → `cards/recording-card`; a `View` is named by its folder too. */
export function titleOfFolder(title: string): string {
  const parts = title.split("/");
  const [folder, file] = parts.slice(-2);
  if (folder === undefined || file === undefined || parts.length < 2) return title;
  const same = plain(file) === plain(folder) || plain(file) === `${plain(folder)}view`;
  return same ? parts.slice(0, -1).join("/") : title;
}
