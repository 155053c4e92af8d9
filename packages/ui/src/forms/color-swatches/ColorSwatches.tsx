import { RadioGroup } from "radix-ui";
import { useId } from "react";
import { check } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { disc } from "../../elements/icon/disc.css.ts";
import { readableOn } from "../../elements/icon/readable-on.ts";
import { varName } from "../../theme/var-name.ts";
import { label as labelClass } from "../field/Field.css.ts";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import { fieldset, list, swatch, swatchColor } from "./ColorSwatches.css.ts";

export interface Swatch {
  /** The colour's name, for readers who don't see it. */
  readonly name: string;
  /** `#rrggbb` */
  readonly color: string;
}

export interface ColorSwatchesProps extends ClassNameProps {
  /** The group's label: "Color". */
  readonly label: string;
  /** The swatches in display order. */
  readonly swatches: readonly Swatch[];
  /** `#rrggbb`, one of the swatches. */
  readonly value: string;
  /** Called with the chosen colour, `#rrggbb`. */
  readonly onChange: (color: string) => void;
}

/**
 * A choice among a few colours. Each has a name, and the chosen one has a check mark, so that colour is not the only
 * cue.
 */
export function ColorSwatches({ label, swatches, value, onChange, className }: ColorSwatchesProps) {
  const id = useId();
  return (
    <div className={joinClasses(fieldset, className)}>
      <span id={id} className={labelClass}>
        {label}
      </span>
      <RadioGroup.Root className={list} aria-labelledby={id} value={value} onValueChange={onChange}>
        {swatches.map(({ name, color }) => (
          <RadioGroup.Item
            key={color}
            value={color}
            className={swatch}
            aria-label={name}
            title={name}
            style={{ [varName(swatchColor)]: color }}
          >
            <RadioGroup.Indicator className={disc.classNames.variants.sign[readableOn(color)]}>
              <Icon glyph={check} size="small" />
            </RadioGroup.Indicator>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  );
}
