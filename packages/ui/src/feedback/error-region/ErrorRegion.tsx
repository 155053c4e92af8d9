import type { ReactNode } from "react";
import { Button } from "../../elements/button/Button.tsx";
import { alert } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { region, sign, words } from "./ErrorRegion.css.ts";

export interface ErrorRegionProps {
  readonly children: ReactNode;
  /** Adds "Try Again": reads once more what could not be loaded. */
  readonly onRetry?: (() => void) | undefined;
}

/** Says in the page what did not work, aloud too. */
export function ErrorRegion({ children, onRetry }: ErrorRegionProps) {
  return (
    <div className={region}>
      <span className={sign}>
        <Icon glyph={alert} />
      </span>
      <span className={words} role="alert">
        {children}
      </span>
      {onRetry !== undefined && (
        <Button
          size="small"
          onClick={({ currentTarget }) => {
            // The button leaves with the failure; the focus stays on the page.
            currentTarget.closest("main")?.focus();
            onRetry();
          }}
        >
          Try Again
        </Button>
      )}
    </div>
  );
}
