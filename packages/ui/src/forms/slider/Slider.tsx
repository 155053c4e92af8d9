import { type ComponentProps, useId } from "react";
import { label as labelClass } from "../field/Field.css.ts";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { range, slider, value as valueClass } from "./Slider.css.ts";

export type SliderProps = Pick<ComponentProps<"input">, "name" | "disabled" | "ref"> &
  ClassNameProps & {
    /** What is set, above the track. */
    readonly label: string;
    /** The least that can be chosen. */
    readonly min: number;
    /** The most that can be chosen. */
    readonly max: number;
    /** Between two values that can be chosen. @default 1 */
    readonly step?: number;
    /** What is chosen, from `min` to `max`. */
    readonly value: number;
    /** The value in words, beside the label and for screen readers: "120 %". */
    readonly valueText: string;
    /** Called with the value on every change. */
    readonly onChange: (value: number) => void;
  };

/** A number of a range, of which the place counts more than the digits. The platform's own control. */
export function Slider({ label, valueText, value, onChange, step = 1, className, ...rest }: SliderProps) {
  const id = useId();
  return (
    <div className={joinClasses(slider, className)}>
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      <span className={valueClass} aria-hidden="true">
        {valueText}
      </span>
      <input
        {...rest}
        id={id}
        type="range"
        className={range}
        step={step}
        value={value}
        aria-valuetext={valueText}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
    </div>
  );
}
