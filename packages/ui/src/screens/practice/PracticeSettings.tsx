import { Select } from "../../forms/select/Select.tsx";
import { Switch } from "../../forms/switch/Switch.tsx";
import { Disclosure } from "../../navigation/disclosure/Disclosure.tsx";
import type { PracticeViewProps } from "./practice.state.ts";
import { settings, wide } from "./PracticeView.css.ts";

const newPerDay = [0, 5, 10, 20, 40, 80];
const retentions = [0.8, 0.85, 0.9, 0.95];

/** Inserts the student's own value into the given values. */
const withOwn = (values: readonly number[], own: number): readonly number[] =>
  values.includes(own) ? values : [...values, own].toSorted((a, b) => a - b);

export type PracticeSettingsProps = Pick<
  PracticeViewProps,
  "hasTwoButtons" | "onTwoButtonsChange" | "choices" | "onChoicesChange"
>;

/** The settings of practice: two or four buttons, new cards a day, and the target retention. */
export function PracticeSettings(props: PracticeSettingsProps) {
  const { hasTwoButtons, onTwoButtonsChange, choices, onChoicesChange } = props;
  return (
    <Disclosure summary="Practice settings">
      <div className={settings}>
        <div className={wide}>
          <Switch
            label="Two buttons, “Didn't know it” and “Knew it”, instead of four"
            checked={hasTwoButtons}
            onChange={onTwoButtonsChange}
          />
        </div>
        {choices !== undefined && (
          <>
            <Select
              label="New cards a day"
              placeholder="Choose a number"
              options={withOwn(newPerDay, choices.newPerDay).map((many) => ({
                value: String(many),
                label: String(many),
              }))}
              value={String(choices.newPerDay)}
              onChange={(many) => onChoicesChange({ ...choices, newPerDay: Number(many) })}
            />
            <Select
              label="Cards you want to remember"
              placeholder="Choose a goal"
              options={withOwn(retentions, choices.retention).map((share) => ({
                value: String(share),
                label: `${Math.round(share * 100)} of 100 cards`,
              }))}
              value={String(choices.retention)}
              onChange={(share) => onChoicesChange({ ...choices, retention: Number(share) })}
            />
          </>
        )}
      </div>
    </Disclosure>
  );
}
