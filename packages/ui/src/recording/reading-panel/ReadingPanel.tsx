import { useId, useState } from "react";
import { Button } from "../../elements/button/Button.tsx";
import { chevronDown } from "../../elements/icon/glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { Inline } from "../../elements/inline/Inline.tsx";
import { RadioGroup } from "../../forms/radio-group/RadioGroup.tsx";
import { Slider } from "../../forms/slider/Slider.tsx";
import { Switch } from "../../forms/switch/Switch.tsx";
import {
  applyPreset,
  type MeasureName,
  measureNames,
  measures,
  readingPresets,
  type ReadingPreset,
  type ReadingSettings,
  standardReading,
  type Typeface,
} from "../../theme/reading/reading-settings.ts";
import * as styles from "./ReadingPanel.css.ts";

const labels: Readonly<Record<MeasureName, string>> = {
  size: "Text size",
  line: "Line spacing",
  paragraph: "Paragraph spacing",
  letter: "Letter spacing",
  word: "Word spacing",
  width: "Column width",
};

const typefaceOptions: readonly { readonly value: Typeface; readonly label: string }[] = [
  { value: "newsreader", label: "Newsreader" },
  { value: "atkinson", label: "Atkinson Hyperlegible" },
  { value: "lexend", label: "Lexend" },
];

const presetNames = Object.keys(readingPresets) as ReadingPreset[];
const isSame = (one: ReadingSettings, other: ReadingSettings): boolean =>
  measureNames.every((name) => one[name] === other[name]);

export interface ReadingPanelProps {
  readonly settings: ReadingSettings;
  /** Called with all settings on every change. */
  readonly onChange: (settings: ReadingSettings) => void;
}

/** ACC-01: the typography of lectures, with a sample that changes at once: presets, and behind "Fine-Tune" each measure. The app applies the settings to the page. */
export function ReadingPanel({ settings, onChange }: ReadingPanelProps) {
  const isPreset = presetNames.some((name) => isSame(applyPreset(name, settings), settings));
  // Own measures are shown, because no preset says what they are.
  const [isWhole, setWhole] = useState(!isPreset);
  const id = useId();
  return (
    <div className={styles.panel}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <section className={styles.sample} aria-label="Sample" tabIndex={0}>
        <p className={styles.text}>Every time you recall a fact, it gets easier to remember.</p>
        <p className={styles.text}>So close the book, and say aloud what was on the page.</p>
      </section>
      <fieldset className={styles.presets} aria-label="Presets">
        {presetNames.map((name) => {
          const wanted = applyPreset(name, settings);
          return (
            <Button key={name} size="small" aria-pressed={isSame(wanted, settings)} onClick={() => onChange(wanted)}>
              {name}
            </Button>
          );
        })}
      </fieldset>
      <RadioGroup
        className={styles.typefaces}
        label="Typeface"
        options={typefaceOptions}
        value={settings.typeface}
        onChange={(typeface) => onChange({ ...settings, typeface })}
      />
      <Inline gap="xs">
        <Button size="small" aria-expanded={isWhole} aria-controls={id} onClick={() => setWhole(!isWhole)}>
          Fine-Tune
          <Icon glyph={chevronDown} size="small" className={styles.sign} />
        </Button>
        <Button size="small" onClick={() => onChange(standardReading)}>
          Reset
        </Button>
      </Inline>
      <div id={id} className={styles.sliders} hidden={!isWhole}>
        {measureNames.map((name) => {
          const { min, max, step } = measures[name];
          return (
            <Slider
              key={name}
              label={labels[name]}
              min={min}
              max={max}
              step={step}
              value={settings[name]}
              valueText={`${settings[name]}%`}
              onChange={(value) => onChange({ ...settings, [name]: value })}
            />
          );
        })}
      </div>
      <Switch
        label="More contrast"
        note="Applies to the whole app."
        checked={settings.contrast === "more"}
        onChange={(isMore) => onChange({ ...settings, contrast: isMore ? "more" : "device" })}
      />
    </div>
  );
}
