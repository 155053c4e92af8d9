import { Button } from "@lectern/ui/elements/button";
import { Checkbox } from "@lectern/ui/forms/checkbox";
import { ChoiceCards } from "@lectern/ui/forms/choice-cards";
import { ColorSwatches } from "@lectern/ui/forms/color-swatches";
import { RadioGroup } from "@lectern/ui/forms/radio-group";
import { Switch } from "@lectern/ui/forms/switch";
import { Tabs } from "@lectern/ui/navigation/tabs";
import { type ReactElement, useLayoutEffect, useRef, useState } from "react";
// @boundaries-ignore -- the samples of the core are for its own tests and for Storybook, and no export of the package
import { inPlace, overPage } from "../../../packages/ui/src/samples/core.tsx";
import { themes } from "../.storybook/variants.ts";
import { addForcedStates, forceState, type State, states } from "./forced-states.ts";
import "./overview.css";

type Row = readonly [name: string, element: ReactElement];

const noop = () => undefined;
const options = [{ value: "one", label: "One" }];
const tabs = [
  { value: "one", label: "One", content: "First" },
  { value: "two", label: "Two", content: "Second" },
];
const swatches = [{ name: "Blue", color: "#3b82f6" }];

/** Variants of components that look different in each interaction state, by the name of their row. */
const looks: Readonly<Record<string, ReactElement>> = {
  "Button, primary": <Button variant="primary">Save</Button>,
  "Button, quiet": <Button variant="quiet">Save</Button>,
  "Button, critical": <Button variant="critical">Delete</Button>,
  "Checkbox, checked": <Checkbox defaultChecked>Agree</Checkbox>,
  "ChoiceCards, chosen": <ChoiceCards label="Size" choices={options} value="one" onChange={noop} />,
  "ColorSwatches, not chosen": <ColorSwatches label="Color" swatches={swatches} value="" onChange={noop} />,
  "RadioGroup, chosen": <RadioGroup label="Size" options={options} defaultValue="one" />,
  "Switch, on": <Switch label="Sound" defaultChecked />,
  "Tabs, not chosen": <Tabs label="Book" items={tabs} value="two" onChange={noop} />,
};
/** Disabled samples by component, for components that a disabled fieldset alone doesn't show as disabled. */
const disabled: Readonly<Record<string, ReactElement>> = {
  ChoiceCards: <ChoiceCards label="Size" choices={options} value={undefined} onChange={noop} disabled />,
  "ChoiceCards, chosen": <ChoiceCards label="Size" choices={options} value="one" onChange={noop} disabled />,
};
const rows: readonly Row[] = [
  ...Object.entries(inPlace).map(([name, sample]): Row => [name, sample("")]),
  ...Object.entries(looks),
].toSorted(([a], [b]) => a.localeCompare(b));
const names = Object.keys(states) as State[];

function Specimen({ state, row: [name, element] }: { state: State; row: Row }) {
  const cell = useRef<HTMLDivElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  useLayoutEffect(() => {
    if (cell.current) setIsMissing(!forceState(cell.current, state));
  }, [state]);
  if (isMissing) return null;
  return (
    <div ref={cell} inert>
      {state === "disabled" ? <fieldset disabled>{disabled[name] ?? element}</fieldset> : element}
    </div>
  );
}

function Rows({ row }: { row: Row }) {
  const [name] = row;
  const body = useRef<HTMLTableSectionElement>(null);
  const [isInteractive, setIsInteractive] = useState(true);
  useLayoutEffect(() => setIsInteractive(body.current?.querySelector("[data-forced]") !== null), []);
  if (!isInteractive) return null;
  return (
    <tbody ref={body} data-component={name.split(",")[0]}>
      {themes.map((theme, index) => (
        <tr key={theme}>
          {index === 0 && (
            <th scope="rowgroup" rowSpan={themes.length}>
              {name}
            </th>
          )}
          {names.map((state) => (
            <td key={state} data-state={state} data-theme={theme}>
              <Specimen state={state} row={row} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** Every interactive component of the core in each state that a pointer, a keyboard or `disabled` gives it, in both themes. */
export function InteractionStates() {
  useLayoutEffect(() => {
    for (const { cssRules } of document.styleSheets) addForcedStates(cssRules);
  }, []);
  return (
    <div className="sb-unstyled states">
      <table>
        <thead>
          <tr>
            <th scope="col">Component</th>
            {names.map((state) => (
              <th key={state} scope="col">
                {state}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row) => (
          <Rows key={row[0]} row={row} />
        ))}
      </table>
      <p>Over the page, in their own stories: {Object.keys(overPage).join(", ")}.</p>
    </div>
  );
}
