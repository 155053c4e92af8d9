import type { Glyph } from "../../elements/icon/glyphs.ts";
import { chevronRight } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { BareLink } from "../../elements/link/Link.tsx";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { arrow, item, list, sign } from "./NavList.css.ts";

export interface NavListItem {
  /** Needed if two items have the same title. @default the title */
  readonly id?: string;
  /** The title of the page. */
  readonly label: string;
  /** Its address. */
  readonly href: string;
  /** An icon before the title. */
  readonly glyph: Glyph;
}

export interface NavListProps extends ClassNameProps {
  /** The items in display order. */
  readonly items: readonly NavListItem[];
}

/** Links to the pages below this one, one in each line. The dashboard's main pages are in the sidebar. */
export function NavList({ items, className }: NavListProps) {
  return (
    <ul className={joinClasses(list, className)}>
      {items.map(({ id, label, href, glyph }) => (
        <li key={id ?? label}>
          <BareLink href={href} className={item}>
            <span className={sign}>
              <Icon glyph={glyph} />
            </span>
            {label}
            <span className={arrow}>
              <Icon glyph={chevronRight} size="small" />
            </span>
          </BareLink>
        </li>
      ))}
    </ul>
  );
}
