import type { ExportScope } from "@lectern/domain/export/export-scope";
import { toTitle } from "@lectern/domain/recording";
import type { ExportSnapshot } from "@lectern/machines/export/export.selectors";
import type { ExportState } from "@lectern/ui/screens/export";

/** EXP-02 */
export function toExportState(snapshot: ExportSnapshot): ExportState {
  const { done, total, stopReason } = snapshot.context;
  if (snapshot.matches("choosing")) return { kind: "choosing" };
  if (snapshot.matches("writing")) return { kind: "writing", done, total: total ?? 0 };
  if (snapshot.matches("finishing")) return { kind: "finishing" };
  if (snapshot.matches("failed")) return { kind: "failed", done };
  if (snapshot.matches("stopped")) return { kind: "stopped", reason: stopReason ?? "unwritable" };
  return { kind: snapshot.matches("done") ? "done" : "preparing" };
}

/** Names what is exported, for the dialog. */
export function toSubject(scope: ExportScope): string {
  if (scope.kind === "library") return "Your library: every recording, folder and study guide";
  if (scope.kind === "favorites") return "Your favorites";
  if (scope.kind === "selection")
    return scope.ids.length === 1 ? "The selected recording" : `The ${scope.ids.length} selected recordings`;
  return scope.kind === "folder" ? `The recordings in ${toTitle(scope.name)}` : toTitle(scope.name);
}
