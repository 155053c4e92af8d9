import { useState } from "react";
import { type Theme, themes } from "../.storybook/variants.ts";
import { type Entry, isOfKind, type Kind, kinds, type Width, widths } from "./contact-sheet.ts";
import { useJson } from "./use-json.ts";
import "./overview.css";

const shownThemes = { "light and dark": themes, light: ["light"], dark: ["dark"] } as const;
type ShownThemes = keyof typeof shownThemes;

const HEIGHT = 4 / 3;
const printWidth = (width: Width): number => (width < 500 ? 240 : width < 1000 ? 360 : 480);

/** Shows a story as it is, at the scale of a print. */
function Print({ entry, width, theme }: { entry: Entry; width: Width; theme: Theme }) {
  const printedWidth = printWidth(width);
  const height = width < 500 ? width * 2 : width / HEIGHT;
  return (
    <span
      className="contact-print"
      data-theme={theme}
      style={{ width: printedWidth, height: (height * printedWidth) / width }}
    >
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own stories, from our own origin */}
      <iframe
        title={`${entry.title}: ${entry.name}, ${theme}`}
        src={`iframe.html?viewMode=story&id=${entry.id}&globals=theme:${theme};motion:still`}
        width={width}
        height={height}
        style={{ scale: String(printedWidth / width) }}
        loading="lazy"
        inert
      />
    </span>
  );
}

/** A labelled choice of one value. */
export function Choice<Value extends string>(props: {
  label: string;
  values: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  return (
    <label>
      {props.label}{" "}
      <select value={props.value} onChange={({ target }) => props.onChange(target.value as Value)}>
        {props.values.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
    </label>
  );
}

const listKeys = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] => Object.keys(record) as Key[];

const none: { readonly entries: Readonly<Record<string, Entry>> } = { entries: {} };

/** Shows all states of a package, by component, in both themes and any width, from this Storybook's own index. */
export function ContactSheet() {
  const index = useJson("index.json", none);
  const [room, setRoom] = useState("screens");
  const [width, setWidth] = useState<Width>(375);
  const [themes, setChosen] = useState<ShownThemes>("light and dark");
  const [kind, setKind] = useState<Kind>("every");
  if (index === undefined) return <p>Reading the index…</p>;
  const stories = Object.values(index.entries).filter(
    ({ type, tags }) => type === "story" && tags?.includes("no-visual") !== true,
  );
  const rooms = [...new Set(stories.map(({ title }) => title.split("/")[0] ?? ""))];
  const roomEntries = stories.filter((entry) => entry.title.startsWith(`${room}/`) && isOfKind(entry, kind));
  return (
    <div className="sb-unstyled contact">
      <p className="contact-choices">
        <Choice label="Room" values={rooms} value={room} onChange={setRoom} />
        <Choice label="States" values={listKeys(kinds)} value={kind} onChange={setKind} />
        <Choice
          label="Width"
          values={widths.map(String)}
          value={String(width)}
          onChange={(value) => setWidth(Number(value) as Width)}
        />
        <Choice label="Theme" values={listKeys(shownThemes)} value={themes} onChange={setChosen} />
        <output>{roomEntries.length} states</output>
      </p>
      {[...Map.groupBy(roomEntries, ({ title }) => title)].map(([title, group]) => (
        <section key={title}>
          <h2>{title.slice(room.length + 1)}</h2>
          <ul>
            {group.map((entry) => (
              <li key={entry.id}>
                <a href={`./?path=/story/${entry.id}&globals=theme:${shownThemes[themes][0]}`} target="_top">
                  {entry.name}
                  <span className="contact-pair">
                    {shownThemes[themes].map((theme) => (
                      <Print key={`${theme} ${width}`} entry={entry} width={width} theme={theme} />
                    ))}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
