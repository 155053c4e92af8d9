import { useRef } from "react";
import { area, box } from "./SelectionBox.css.ts";

export interface SelectionBoxProps {
  readonly isSelected: boolean;
  /** The title of the selected item. */
  readonly of: string;
  /** `isRange`: Shift was held, so the range from the last selected item to this one is meant. */
  readonly onSelect: (isSelected: boolean, isRange: boolean) => void;
}

/** A native checkbox for selecting one of many items (UNT-05). Its label covers the positioned element around it (DAY-03). */
export function SelectionBox({ isSelected, of, onSelect }: SelectionBoxProps) {
  const isRange = useRef(false);
  return (
    <label className={area}>
      <span className={box}>
        <input
          type="checkbox"
          aria-label={`Select ${of}`}
          checked={isSelected}
          onClick={(event) => {
            // A change event has no modifier keys. The click event, which the space bar causes too, precedes it.
            isRange.current = event.shiftKey;
          }}
          onChange={(event) => onSelect(event.target.checked, isRange.current)}
        />
      </span>
    </label>
  );
}
