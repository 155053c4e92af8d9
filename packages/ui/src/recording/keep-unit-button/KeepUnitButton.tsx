import { assertNever } from "@lectern/domain/assert-never";
import { Button } from "../../elements/button/Button.tsx";
import { Icon } from "../../elements/icon/Icon.tsx";
import { device } from "../../elements/icon/screen-glyphs.ts";
import { line } from "./KeepUnitButton.css.ts";

/** OFF-04. A press keeps what is `offered`, stops at `waiting` and `keeping`, and releases what is `kept`. */
export type KeepUnitState =
  | { readonly kind: "offered" }
  /** The connection is metered, as the browser says: keeping begins, or goes on, with another one. */
  | { readonly kind: "waiting" }
  /** `done` of `all` missing lectures are kept. */
  | { readonly kind: "keeping"; readonly done: number; readonly all: number }
  | { readonly kind: "kept" };

export interface KeepUnitButtonProps {
  readonly state: KeepUnitState;
  readonly onPress: () => void;
  /** Keeps the unit although the connection is metered. */
  readonly onKeepNow: () => void;
}

function toLabel(state: KeepUnitState): string {
  if (state.kind === "waiting") return "Cancel";
  if (state.kind === "keeping") return `Stop Saving (${state.done} of ${state.all})`;
  if (state.kind === "kept") return "Saved Offline";
  if (state.kind === "offered") return "Save Folder Offline";
  return assertNever(state);
}

/**
 * Keeps all lectures of a folder on this device. While it does, it says how many are done, and stops. Waits for wifi where the
 * browser tells, and says so.
 */
export function KeepUnitButton({ state, onPress, onKeepNow }: KeepUnitButtonProps) {
  const { kind } = state;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        flush="start"
        aria-pressed={kind === "offered" || kind === "kept" ? kind === "kept" : undefined}
        onClick={onPress}
      >
        <Icon glyph={device} size="small" />
        {toLabel(state)}
      </Button>
      {kind === "waiting" && (
        <>
          <Button variant="quiet" size="small" onClick={onKeepNow}>
            Save Now
          </Button>
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element is for a form's result; this is a notice */}
          <p className={line} role="status">
            Waiting for Wi-Fi so this doesn't use mobile data.
          </p>
        </>
      )}
    </>
  );
}
