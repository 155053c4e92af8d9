import { useRef } from "react";
import { box } from "./SelectionBox.css.ts";

export interface SelectionBoxProps {
  readonly isSelected: boolean;
  /** What is selected: its title. */
  readonly of: string;
  /** `isRange`: Shift was held, so all from the last one to this one are meant. */
  readonly onSelect: (isSelected: boolean, isRange: boolean) => void;
}

/** The browser's own box, which selects one of many things (UNT-05). */
export function SelectionBox({ isSelected, of, onSelect }: SelectionBoxProps) {
  const isRange = useRef(false);
  return (
    <label className={box}>
      <input
        type="checkbox"
        aria-label={`Select ${of}`}
        checked={isSelected}
        onClick={(event) => {
          // A change has no keys; the click, which the space bar makes too, comes right before it.
          isRange.current = event.shiftKey;
        }}
        onChange={(event) => onSelect(event.target.checked, isRange.current)}
      />
    </label>
  );
}
