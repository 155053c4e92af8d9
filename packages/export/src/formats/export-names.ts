import { toDay } from "@lectern/domain/dates";
import { brand } from "@lectern/domain/brand";
import { toTitle } from "@lectern/domain/recording";
import { type ExportOrder, toFileEnding } from "@lectern/domain/export/export-scope";
import { toFileName, toFileNames } from "./file-names.ts";

interface Dated {
  readonly name: string;
  readonly createdAt: string;
}

/** Names the folder of each recording after its date and title. No two names are the same. */
export const toFolderNames = (recordings: readonly Dated[]): string[] =>
  toFileNames(recordings.map(({ name, createdAt }) => `${toDay(createdAt)} ${toTitle(name)}`));

/**
 * Names the file of an export after the recording's title, or after the scope and the day.
 *
 * @param exportedAt ISO 8601 with zone
 */
export function toExportFileName(order: ExportOrder, exportedAt: string): string {
  const { scope } = order;
  const ending = toFileEnding(order);
  if (scope.kind === "recording" || scope.kind === "study-guide") return `${toFileName(toTitle(scope.name))}.${ending}`;
  const nameByKind = {
    library: "library",
    favorites: "favorites",
    selection: "selection",
    folder: scope.kind === "folder" ? toTitle(scope.name) : "",
  };
  return `${toFileName(`${brand.name} ${nameByKind[scope.kind]} ${toDay(exportedAt)}`)}.${ending}`;
}
