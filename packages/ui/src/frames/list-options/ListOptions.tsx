import { useId } from "react";
import * as styles from "./ListOptions.css.ts";

/** `date` shows the newest first, grouped by week. */
export type ListOrder = "date" | "name";
/** `lines` shows one recording in a line. */
export type ListLayout = "cards" | "lines";

export interface ListOptionsProps {
  readonly order: ListOrder;
  readonly layout: ListLayout;
  readonly onOrderChange: (order: ListOrder) => void;
  readonly onLayoutChange: (layout: ListLayout) => void;
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly (readonly [value: Value, words: string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div className={styles.choice} role="radiogroup" aria-label={label}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {options.map(([each, words]) => (
        <label key={each} className={styles.option}>
          <input type="radio" name={id} checked={each === value} onChange={() => onChange(each)} />
          {words}
        </label>
      ))}
    </div>
  );
}

/** The order and layout of a list of recordings (REC-17, REC-18). */
export function ListOptions(props: ListOptionsProps) {
  const { order, layout, onOrderChange, onLayoutChange } = props;
  return (
    <div className={styles.choices}>
      <Choice
        label="Sort by"
        options={[
          ["date", "Date"],
          ["name", "Name"],
        ]}
        value={order}
        onChange={onOrderChange}
      />
      <Choice
        label="Show as"
        options={[
          ["cards", "Cards"],
          ["lines", "List"],
        ]}
        value={layout}
        onChange={onLayoutChange}
      />
    </div>
  );
}
