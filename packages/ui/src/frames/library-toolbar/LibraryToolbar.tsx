import type { ReactNode, Ref } from "react";
import { Button } from "../../elements/button/Button.tsx";
import { SearchField, type SearchFieldProps } from "../../forms/search-field/SearchField.tsx";
import { Menu, type MenuItem } from "../../overlays/menu/Menu.tsx";
import { createLazyPart } from "../../theme/lazy-part.tsx";
import { useMedia } from "../../theme/use-media.ts";
import type { ListFilterProps } from "../list-filter/ListFilter.tsx";
import type { ListOptionsProps } from "../list-options/ListOptions.tsx";
import * as styles from "./LibraryToolbar.css.ts";

/** Loaded after the list, which works without it. */
const listOptions = createLazyPart(() => import("../list-options/ListOptions.tsx"), "ignore");
const listFilter = createLazyPart(() => import("../list-filter/ListFilter.tsx"), "ignore");

/** Fetches the code of the toolbar's lazy parts. */
export const loadToolbarParts = () => Promise.all([listOptions.load(), listFilter.load()]);

export interface LibraryToolbarProps extends SearchFieldProps {
  /** Called when the field gets the focus. */
  readonly onFocus?: (() => void) | undefined;
  /** The list's order and layout; without them it has neither options nor a filter. */
  readonly options?: ListOptionsProps | undefined;
  /** The list's filter, once it is known. */
  readonly filter?: ListFilterProps | undefined;
  /** The list's other actions. On a phone, its order and layout come first in the same menu. @default none */
  readonly actions?: readonly MenuItem[];
  /** The name of the menu's button: "More options for recordings" */
  readonly menuLabel?: string;
  /** A ref to the menu's button. */
  readonly menuRef?: Ref<HTMLButtonElement> | undefined;
}

/** Up to this width the options are in the menu. */
const phone = "(max-width: 40em)";

const toOptionItems = ({ order, layout, onOrderChange, onLayoutChange }: ListOptionsProps): readonly MenuItem[] => [
  order === "date"
    ? { label: "Sort by Name", onSelect: () => onOrderChange("name") }
    : { label: "Sort by Date", onSelect: () => onOrderChange("date") },
  layout === "cards"
    ? { label: "Show as List", onSelect: () => onLayoutChange("lines") }
    : { label: "Show as Cards", onSelect: () => onLayoutChange("cards") },
];

const noItems: readonly MenuItem[] = [];

/** The row above a list: search, filter, order, layout, and a menu with the rest (REC-02, REC-17, REC-18, UNT-04). */
export function LibraryToolbar(props: LibraryToolbarProps): ReactNode {
  const { onFocus, options, filter, actions = noItems, menuLabel = "More", menuRef, ...field } = props;
  const optionsPart = listOptions.usePart(options !== undefined);
  const isFiltered = filter !== undefined && filter.parts.length > 0;
  const filterPart = listFilter.usePart(isFiltered);
  const isPhone = useMedia(phone);
  const items = isPhone && options !== undefined ? [...toOptionItems(options), ...actions] : actions;
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        <div className={styles.searching} onFocus={onFocus}>
          <SearchField {...field} />
        </div>
        {options !== undefined && (
          <>
            <Button aria-haspopup="dialog" onClick={({ currentTarget }) => filter?.onOpen(currentTarget)}>
              Filter
            </Button>
            <div className={styles.options}>
              {optionsPart !== undefined && <optionsPart.ListOptions {...options} />}
            </div>
          </>
        )}
        {items.length > 0 && (
          <div className={options === undefined ? styles.atEnd : undefined}>
            <Menu label={menuLabel} items={items} {...(menuRef === undefined ? {} : { triggerRef: menuRef })} />
          </div>
        )}
      </div>
      {isFiltered && filterPart !== undefined && <filterPart.ListFilter {...filter} />}
    </div>
  );
}
