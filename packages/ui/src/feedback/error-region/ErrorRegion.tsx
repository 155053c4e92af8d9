import type { ReactNode } from "react";
import { Button } from "../../elements/button/Button.tsx";
import { alert } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { body, region, sign, words } from "./ErrorRegion.css.ts";

export interface ErrorRegionProps extends ClassNameProps {
  /** What did not work, as a sentence. */
  readonly children: ReactNode;
  /** Adds a button that reads once more what could not be loaded. */
  readonly onRetry?: (() => void) | undefined;
  /** The words of that button. @default "Try Again" */
  readonly retryLabel?: string;
}

/** Says in the page what did not work, aloud too. */
export function ErrorRegion({ children, onRetry, retryLabel = "Try Again", className }: ErrorRegionProps) {
  return (
    <div className={joinClasses(region, className)}>
      <span className={sign}>
        <Icon glyph={alert} />
      </span>
      <div className={body}>
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
            {retryLabel}
          </Button>
        )}
      </div>
    </div>
  );
}
