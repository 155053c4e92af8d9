import type { ReactNode } from "react";
import { Button } from "../../elements/button/Button.tsx";
import { alert } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { body, region, sign, words } from "./ErrorRegion.css.ts";

export interface ErrorRegionProps extends ClassNameProps {
  /** The failure, as a sentence. */
  readonly children: ReactNode;
  /** Adds a button that tries to load again. */
  readonly onRetry?: (() => void) | undefined;
  /** The text of that button. @default "Try Again" */
  readonly retryLabel?: string;
}

/** Shows a failure in the page, and announces it to screen readers. */
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
              // The button disappears with the failure, so the focus is moved to stay on the page.
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
