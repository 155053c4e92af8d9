import type { Glyph } from "../../elements/icon/glyphs.ts";
import { chevronRight } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { BareLink } from "../../elements/link/Link.tsx";
import { arrow, item, list, sign } from "./NavList.css.ts";

export interface NavListItem {
  readonly label: string;
  readonly href: string;
  readonly glyph: Glyph;
}

export interface NavListProps {
  readonly items: readonly NavListItem[];
}

/** Pages that belong to this one, a line each. The dashboard's own places are in the sidebar. */
export function NavList({ items }: NavListProps) {
  return (
    <ul className={list}>
      {items.map(({ label, href, glyph }) => (
        <li key={label}>
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
