import { Button } from "../../elements/button/Button.tsx";
import { varName } from "../../theme/var-name.ts";
import * as styles from "./SelectionButtons.css.ts";

interface SelectionAction {
  readonly label: string;
  readonly onClick: () => void;
}

export interface SelectionButtonsProps {
  /** The position of its corner in the window, in CSS pixels. */
  readonly top: number;
  readonly left: number;
  /** The buttons, in order. */
  readonly actions: readonly SelectionAction[];
}

/** The buttons beside selected words. Pressing one keeps the selection. */
export function SelectionButtons({ top, left, actions }: SelectionButtonsProps) {
  return (
    <div
      className={styles.floating}
      style={{ [varName(styles.top)]: Math.round(top), [varName(styles.left)]: Math.round(left) }}
      // Some browsers clear the selection when a button is pressed.
      onPointerDown={(event) => event.preventDefault()}
    >
      {actions.map(({ label, onClick }) => (
        <Button key={label} onClick={onClick}>
          {label}
        </Button>
      ))}
    </div>
  );
}
