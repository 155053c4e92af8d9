import type { ReactNode } from "react";
import { info, sparkle } from "../../elements/icon/glyphs.ts";
import { alert } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { type BannerVariants, banner, body, sign, text, title as titleClass, words } from "./Banner.css.ts";

const signs = { info, caution: alert, promote: sparkle } as const;

export type BannerProps = BannerVariants &
  ClassNameProps & {
    /** What to know, in a few words. */
    readonly title: string;
    /** A sentence more. */
    readonly children?: ReactNode;
    /** The one thing to do about it. */
    readonly action?: ReactNode;
  };

/** Something to know on this page, for as long as it holds. What has just happened is a toast, what failed an `ErrorRegion`. */
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
