import { info } from "../../elements/icon/glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { notice, sign } from "./OfflineNotice.css.ts";

export interface OfflineNoticeProps {
  /** The browser knows that it has no network. */
  readonly offline: boolean;
  /** This device keeps lectures: what shows comes from it. @default false */
  readonly isKept?: boolean;
}

/** Says once, over every page, what else each of them would have to say. Read aloud when the network goes. */
export function OfflineNotice({ offline, isKept = false }: OfflineNoticeProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output is the result of a form; this is a notice
    <div role="status" className={notice}>
      {offline && (
        <>
          <span className={sign}>
            <Icon glyph={info} size="small" />
          </span>
          <p>
            {isKept
              ? "Offline. Showing what is kept here. Changes need the network."
              : "You are offline. This page shows what was read before, and changes can't be saved."}
          </p>
        </>
      )}
    </div>
  );
}
