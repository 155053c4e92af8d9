import { type ComponentProps, useId } from "react";
import { label as labelClass } from "../field/Field.css.ts";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import * as styles from "./Slider.css.ts";

export type SliderProps = Pick<ComponentProps<"input">, "name" | "disabled" | "ref"> &
  ClassNameProps & {
    /** The label above the track. */
    readonly label: string;
    /** The smallest value. */
    readonly min: number;
    /** The largest value. */
    readonly max: number;
    /** The step between two values. @default 1 */
    readonly step?: number;
    /** The chosen value, from `min` to `max`. */
    readonly value: number;
    /** The value as text, beside the label and for screen readers: "120%". */
    readonly valueText: string;
    /** Called with the value on every change. */
    readonly onChange: (value: number) => void;
  };

/**
 * A number from a range, for when the approximate position matters more than the digits. The platform's own control.
 */
export function Slider({ label, valueText, value, onChange, step = 1, className, ...rest }: SliderProps) {
  const id = useId();
  return (
    <div className={joinClasses(styles.slider, className)}>
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      <span className={styles.value} aria-hidden="true">
        {valueText}
      </span>
      <input
        {...rest}
        id={id}
        type="range"
        className={styles.range}
        step={step}
        value={value}
        aria-valuetext={valueText}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
    </div>
  );
}
