import type { RecordingSummary } from "@lectern/domain/recording";
import { chat } from "@lectern/ui/elements/icon/screen-glyphs";
import { useNavigate } from "react-router-dom";
import { paths } from "../../paths.ts";
import { createLazyComponent } from "../../features/lazy-component.tsx";

/** Loaded after the folder's recordings. */
const LazyUnitRegions = createLazyComponent(async () => (await import("./UnitRegions.tsx")).UnitRegions);

/**
 * Asking about a folder's lectures together (UNT-01).
 *
 * @param recordings undefined while they are loading
 * @param mayCome whether the recordings may still come, so that the field's space is reserved
 */
export function useAsking(folderId: string, recordings: readonly RecordingSummary[] | undefined, mayCome: boolean) {
  const navigate = useNavigate();
  const canAsk = recordings !== undefined && recordings.length > 0;
  const ask = (question: string) => void navigate(paths.folderAsking(folderId, question), { replace: true });
  return {
    commands: [
      {
        id: "ask-unit",
        label: "Ask about this folder",
        also: "question course lectures",
        glyph: chat,
        run: () => ask(""),
        runWith: ask,
        isEnabled: canAsk,
      },
    ],
    /** For the View. */
    asking: (canAsk || mayCome) && (
      <>{canAsk && <LazyUnitRegions key={folderId} folderId={folderId} recordings={recordings} />}</>
    ),
  };
}
