import { Link } from "../../elements/link/Link.tsx";
import { SearchField, type SearchFieldProps } from "../../forms/search-field/SearchField.tsx";
import { beside } from "./LibrarySearch.css.ts";

export interface LibrarySearchProps extends SearchFieldProps {
  /** The address of the full-text search for the same query. */
  readonly searchHref: (query: string) => string;
  /** Called when the field gets the focus. */
  readonly onFocus?: (() => void) | undefined;
}

/** A list's search by name, with a link to the full-text search (FND-01). */
export function LibrarySearch({ searchHref, onFocus, ...field }: LibrarySearchProps) {
  return (
    <div className={beside} onFocus={onFocus}>
      <SearchField {...field} />
      <Link href={searchHref(field.value.trim())} variant="quiet">
        Search what was said
      </Link>
    </div>
  );
}
