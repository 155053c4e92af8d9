import { RadioGroup } from "radix-ui";
import { useId } from "react";
import { check } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { disc } from "../../elements/recording-icon/RecordingIcon.css.ts";
import { readableOn } from "../../elements/recording-icon/readable-on.ts";
import { varName } from "../../theme/var-name.ts";
import { label as labelClass } from "../field/Field.css.ts";
import { fieldset, list, swatch, swatchColor } from "./ColorSwatches.css.ts";

export interface Swatch {
  /** The colour's name, for those who don't see it. */
  readonly name: string;
  /** `#rrggbb` */
  readonly color: string;
}

/** Ten that can be told apart on paper and at night; the first is the specification's default. */
export const folderColors: readonly Swatch[] = [
  { name: "Blue", color: "#3B82F6" },
  { name: "Indigo", color: "#4F46E5" },
  { name: "Violet", color: "#7C3AED" },
  { name: "Pink", color: "#DB2777" },
  { name: "Red", color: "#DC2626" },
  { name: "Brown", color: "#B45309" },
  { name: "Yellow", color: "#FACC15" },
  { name: "Green", color: "#16A34A" },
  { name: "Teal", color: "#0D9488" },
  { name: "Slate", color: "#475569" },
];

export interface ColorSwatchesProps {
  readonly label: string;
  readonly swatches: readonly Swatch[];
  /** `#rrggbb`, one of the swatches. */
  readonly value: string;
  readonly onChange: (color: string) => void;
}

/** One colour of a few. Each has a name, and the chosen one a tick: colour alone says nothing. */
export function ColorSwatches({ label, swatches, value, onChange }: ColorSwatchesProps) {
  const id = useId();
  return (
    <div className={fieldset}>
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
