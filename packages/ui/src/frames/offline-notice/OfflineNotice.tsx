import { info } from "../../elements/icon/glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { notice, sign } from "./OfflineNotice.css.ts";

export interface OfflineNoticeProps {
  /** Whether the browser knows that it has no network. */
  readonly offline: boolean;
  /** Whether this device keeps lectures, so that the shown data comes from it. @default false */
  readonly isKept?: boolean;
  /** Whether something was pressed that needs the network, and no toast could say so. @default false */
  readonly isRefused?: boolean;
}

/** A notice above every page, so that pages need not say it themselves. Announced when the network is lost. */
export function OfflineNotice({ offline, isKept = false, isRefused = false }: OfflineNoticeProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element is for a form's result; this is a notice
    <div role="status" className={notice}>
      {offline && (
        <>
          <span className={sign}>
            <Icon glyph={info} size="small" />
          </span>
          <p>
            {isRefused
              ? "You're offline, so nothing was changed. Connect to the internet and try again."
              : isKept
                ? "You're offline. Showing saved lectures. Changes need a connection."
                : "You're offline. This is the last saved version, and changes can't be saved."}
          </p>
        </>
      )}
    </div>
  );
}
