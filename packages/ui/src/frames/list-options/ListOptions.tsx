import { type ReactNode, useId } from "react";
import { bar } from "./ListOptionsPlace.css.ts";
import { choice, label as labelClass, option } from "./ListOptions.css.ts";

/** `date` has the newest first, in weeks. */
export type ListOrder = "date" | "name";
/** `lines` has one recording a line. */
export type ListLayout = "cards" | "lines";

export interface ListOptionsProps {
  readonly order: ListOrder;
  readonly layout: ListLayout;
  readonly onOrderChange: (order: ListOrder) => void;
  readonly onLayoutChange: (layout: ListLayout) => void;
  /** Before the choices: by what the list is filtered. */
  readonly children?: ReactNode;
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
    <div className={choice} role="radiogroup" aria-label={label}>
      <span className={labelClass} aria-hidden="true">
        {label}
      </span>
      {options.map(([each, words]) => (
        <label key={each} className={option}>
          <input type="radio" name={id} checked={each === value} onChange={() => onChange(each)} />
          {words}
        </label>
      ))}
    </div>
  );
}

/** In which order a list of recordings is shown, and how (REC-17, REC-18). */
export function ListOptions(props: ListOptionsProps) {
  const { order, layout, onOrderChange, onLayoutChange, children } = props;
  return (
    <div className={bar}>
      {children}
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
