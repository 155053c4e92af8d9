import { loadMarkdown, loadTabs, type RecordingTab } from "@lectern/ui/screens/recording";
import { useLocation, useNavigate } from "react-router-dom";
import { ignorePrefetchFailure } from "@lectern/page-loading/page/stale-chunks";
import { whenUserActive } from "@lectern/browser/when-idle";
import { parseRecordingTab } from "./recording.view-state.ts";
import { useIsByKey } from "@lectern/browser/use-is-by-key";
import { useTabScroll } from "@lectern/browser/scroll/use-tab-scroll";

/** Reads the tab from the query of an address. */
const readTab = (search: string): RecordingTab => parseRecordingTab(new URLSearchParams(search).get("tab"));

// The Markdown renderer loads beside this code for tabs that show Markdown. The transcript is read without it and without the
// other tabs, which a student who opens them comes to with a pointer or a key.
void (readTab(location.search) === "transcript" ? whenUserActive() : Promise.resolve()).then(() =>
  ignorePrefetchFailure(loadMarkdown()),
);
void whenUserActive().then(() => ignorePrefetchFailure(loadTabs()));

/**
 * The history state of a visit to a tab by arrow key. The keys pass through tabs, so consecutive ones share a history
 * entry.
 */
const BY_KEY = "by-key";

interface OpenTab {
  readonly tab: RecordingTab;
  /** Opens a tab at its own address. */
  readonly openTab: (next: RecordingTab) => void;
  /** The handler for the tabs' own events, which come twice, and for every tab that arrow keys pass. */
  readonly onTabChange: (next: RecordingTab) => void;
}

/** The open tab of a recording. Its source of truth is the URL. */
export function useRecordingTab(): OpenTab {
  const { search, state: visit } = useLocation();
  const navigate = useNavigate();
  const isByKey = useIsByKey();
  const tab = readTab(search);
  const openScroll = useTabScroll(tab, new URLSearchParams(search).has("t"));

  const open = (next: RecordingTab, options: { readonly state?: unknown; readonly replace?: boolean } = {}) => {
    // A click sends two events, on pointer down and on focus. The URL already has the first one's tab.
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
