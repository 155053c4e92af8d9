import type { ReactNode } from "react";
import { info, sparkle } from "../../elements/icon/glyphs.ts";
import { alert } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { type BannerVariants, banner, body, sign, text, title as titleClass, words } from "./Banner.css.ts";

const signs = { info, caution: alert, promote: sparkle } as const;

export type BannerProps = BannerVariants &
  ClassNameProps & {
    /** The message, in a few words. */
    readonly title: string;
    /** A further sentence. */
    readonly children?: ReactNode;
    /** The single action. */
    readonly action?: ReactNode;
  };

/**
 * A message that stays on a page as long as it applies. For something that just happened use a toast, for a failure an
 * `ErrorRegion`.
 */
export function Banner({ tone = "info", title, className, children, action }: BannerProps) {
  return (
    <div className={joinClasses(banner({ tone }), className)} role="note">
      <span className={sign({ tone })}>
        <Icon glyph={signs[tone]} />
      </span>
      <div className={body}>
        <div className={words}>
          <p className={titleClass}>{title}</p>
          {children !== undefined && <p className={text}>{children}</p>}
        </div>
        {action}
      </div>
    </div>
  );
}
