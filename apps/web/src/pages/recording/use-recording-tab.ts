import { loadMarkdown, loadTabs, type RecordingTab } from "@lectern/ui/screens/recording";
import { useLocation, useNavigate } from "react-router-dom";
import { ignorePrefetchFailure } from "../../loading/stale-chunks.ts";
import { whenUserActive } from "../../loading/when-idle.ts";
import { parseRecordingTab } from "./recording.view-state.ts";
import { useIsByKey } from "./use-is-by-key.ts";
import { useTabScroll } from "./use-tab-scroll.ts";

/** The tab that an address names by its search. */
const readTab = (search: string): RecordingTab => parseRecordingTab(new URLSearchParams(search).get("tab"));

// The Markdown renderer loads beside this code for tabs that show Markdown. The transcript is read without it and without the
// other tabs, which a student who opens them comes to with a pointer or a key.
void (readTab(location.search) === "transcript" ? whenUserActive() : Promise.resolve()).then(() =>
  ignorePrefetchFailure(loadMarkdown()),
);
void whenUserActive().then(() => ignorePrefetchFailure(loadTabs()));

/** The state of a visit to a tab by an arrow key. The keys pass tabs on their way: those in a row are one entry. */
const BY_KEY = "by-key";

interface OpenTab {
  readonly tab: RecordingTab;
  /** Opens a tab as an address of its own. */
  readonly openTab: (next: RecordingTab) => void;
  /** The same for the tabs' own events, which come twice and from keys that pass tabs on their way. */
  readonly onTabChange: (next: RecordingTab) => void;
}

/** The tab of a recording, which the address owns. */
export function useRecordingTab(): OpenTab {
  const { search, state: visit } = useLocation();
  const navigate = useNavigate();
  const isByKey = useIsByKey();
  const tab = readTab(search);
  const openScroll = useTabScroll(tab, new URLSearchParams(search).has("t"));

  const open = (next: RecordingTab, options: { readonly state?: unknown; readonly replace?: boolean } = {}) => {
    // A click asks twice, as the pointer goes down and as the tab takes the focus: the address knows the first.
    if (readTab(location.search) === next) return;
    openScroll(next);
    void navigate({ search: next === "summary" ? "" : `?tab=${next}` }, options);
  };
  return {
    tab,
    openTab: (next) => open(next),
    onTabChange: (next) => {
      const state = isByKey() ? BY_KEY : null;
      open(next, { state, replace: state !== null && visit === state });
    },
  };
}
