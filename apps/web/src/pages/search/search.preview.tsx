import { SearchView } from "@lectern/ui/screens/search";
import type { Preview } from "../page.ts";
import { noop } from "../read.ts";
import { noFilters } from "./search.view-state.ts";
import type { reads } from "./search.reads.ts";

/** Without a question; only the app can ask one. */
export const preview: Preview<typeof reads> = ({ folders = [] }, searchParams) =>
  searchParams.size > 0 ? undefined : (
    <SearchView
      state={{ kind: "idle" }}
      query=""
      onQueryChange={noop}
      filters={noFilters}
      onFiltersChange={noop}
      folders={folders}
      resultHref={() => ""}
      momentHref={() => ""}
    />
  );
