import { Button } from "../../elements/button/Button.tsx";
import { Icon } from "../../elements/icon/Icon.tsx";
import { device } from "../../elements/icon/screen-glyphs.ts";

/** OFF-04. A press keeps what is `offered`, stops at `keeping`, and releases what is `kept`. */
export type KeepUnitState =
  | { readonly kind: "offered" }
  /** `done` of `all` missing lectures are kept. */
  | { readonly kind: "keeping"; readonly done: number; readonly all: number }
  | { readonly kind: "kept" };

export interface KeepUnitButtonProps {
  readonly state: KeepUnitState;
  readonly onPress: () => void;
}

/** Keeps all lectures of a folder on this device. While it does, it says how many are done, and stops. */
export function KeepUnitButton({ state, onPress }: KeepUnitButtonProps) {
  return (
    <Button aria-pressed={state.kind === "keeping" ? undefined : state.kind === "kept"} onClick={onPress}>
      <Icon glyph={device} size="small" />
      {state.kind === "keeping" && `Stop keeping (${state.done} of ${state.all})`}
      {state.kind === "kept" && "Kept on this device"}
      {state.kind === "offered" && "Keep this unit"}
    </Button>
  );
}
