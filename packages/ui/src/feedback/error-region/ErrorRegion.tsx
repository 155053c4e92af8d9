import type { ReactNode } from "react";
import { alert } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { region, sign, words } from "./ErrorRegion.css.ts";

export interface ErrorRegionProps {
  readonly children: ReactNode;
}

/** Says in the page what did not work, aloud too. */
export function ErrorRegion({ children }: ErrorRegionProps) {
  return (
    <div className={region} role="alert">
      <span className={sign}>
        <Icon glyph={alert} />
      </span>
      <span className={words}>{children}</span>
    </div>
  );
}
