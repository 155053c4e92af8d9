import type { ReactNode } from "react";
import { Button } from "../../elements/button/Button.tsx";
import { varName } from "../../theme/var-name.ts";
import { floating, left as leftVar, top as topVar } from "./SelectionButton.css.ts";

export interface SelectionButtonProps {
  /** The position of its corner in the window, in CSS pixels. */
  readonly top: number;
  readonly left: number;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A button beside selected words. Pressing it keeps the selection. */
export function SelectionButton({ top, left, onClick, children }: SelectionButtonProps) {
  return (
    <div
      className={floating}
      style={{ [varName(topVar)]: Math.round(top), [varName(leftVar)]: Math.round(left) }}
      // Some browsers clear the selection when a button is pressed.
      onPointerDown={(event) => event.preventDefault()}
    >
      <Button onClick={onClick}>{children}</Button>
    </div>
  );
}
