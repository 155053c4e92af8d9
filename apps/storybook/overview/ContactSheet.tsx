import { useEffect, useState } from "react";
import { type Theme, themes } from "../.storybook/variants.ts";
import {
  type Entry,
  findScreenshot,
  isOfKind,
  type Kind,
  kinds,
  listSheets,
  type Sheet,
  toLabel,
  type Width,
  widths,
} from "./contact-sheet.ts";
import "./overview.css";

const shownThemes = { "light and dark": themes, light: ["light"], dark: ["dark"] } as const;
type ShownThemes = keyof typeof shownThemes;

const storyUrl = ({ entry: { id }, state }: Sheet, theme: Theme): string =>
  `./?path=/story/${id}&globals=theme:${theme}${state === undefined ? "" : `&args=state:${state.replace(/-\d+$/, "")}`}`;

const HEIGHT = 4 / 3;
const printWidth = (width: Width): number => (width < 500 ? 240 : width < 1000 ? 360 : 480);

/** Shows a story's screenshot from the visual comparison, or the story itself if there is none in this width. */
function Print(props: { sheet: Sheet; width: Width; theme: Theme; screenshot: string | undefined }) {
  const { sheet, width, theme, screenshot } = props;
  const shown = printWidth(width);
  const height = width < 500 ? width * 2 : width / HEIGHT;
  return (
    <span className="contact-print" data-theme={theme} style={{ width: shown, height: (height * shown) / width }}>
      {screenshot === undefined ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- our own stories, from our own origin
        <iframe
          title={`${sheet.entry.title}: ${toLabel(sheet)}, ${theme}`}
          src={`iframe.html?viewMode=story&id=${sheet.entry.id}&globals=theme:${theme};motion:still`}
          width={width}
          height={height}
          style={{ scale: String(shown / width) }}
          loading="lazy"
          inert
        />
      ) : (
        <img src={`screenshots/${screenshot}.webp`} alt="" loading="lazy" />
      )}
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

/** Fetches the index of this Storybook and the names of its baselines. */
function useIndex() {
  const [index, setIndex] = useState<{ stories: readonly Entry[]; names: readonly string[] }>();
  useEffect(() => {
    const request = new AbortController();
    const ask = async (): Promise<void> => {
      const taken = await fetch("screenshots/names.json", { signal: request.signal });
      const answer = await fetch("index.json", { signal: request.signal });
      const { entries } = (await answer.json()) as { entries: Record<string, Entry> };
      setIndex({
        stories: Object.values(entries).filter(({ type, tags }) => type === "story" && !tags?.includes("no-visual")),
        names: taken.ok ? ((await taken.json()) as string[]) : [],
      });
    };
    ask().catch((error: unknown) => {
      if (!request.signal.aborted) throw error;
    });
    return () => request.abort();
  }, []);
  return index;
}

/** Shows all states of a package, by component, in both themes and any width, from this Storybook's own index. */
export function ContactSheet() {
  const index = useIndex();
  const [room, setRoom] = useState("screens");
  const [width, setWidth] = useState<Width>(375);
  const [chosen, setChosen] = useState<ShownThemes>("light and dark");
  const [kind, setKind] = useState<Kind>("every");
  if (index === undefined) return <p>Reading the index…</p>;
  const { stories, names } = index;
  const rooms = [...new Set(stories.map(({ title }) => title.split("/")[0] ?? ""))];
  const sheets = stories
    .filter(({ title }) => title.startsWith(`${room}/`))
    .flatMap((entry) => listSheets(entry, names))
    .filter((sheet) => isOfKind(sheet, kind));
  const groups = Map.groupBy(sheets, ({ entry }) => entry.title);
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
        <Choice label="Theme" values={listKeys(shownThemes)} value={chosen} onChange={setChosen} />
        <output>{sheets.length} states</output>
      </p>
      {[...groups].map(([title, group]) => (
        <section key={title}>
          <h2>{title.slice(room.length + 1)}</h2>
          <ul>
            {group.map((sheet) => (
              <li key={`${sheet.entry.id}@${sheet.state ?? ""}`}>
                <a href={storyUrl(sheet, shownThemes[chosen][0])} target="_top">
                  {toLabel(sheet)}
                  <span className="contact-pair">
                    {shownThemes[chosen].map((theme) => (
                      <Print
                        key={`${theme} ${width}`}
                        sheet={sheet}
                        width={width}
                        theme={theme}
                        screenshot={findScreenshot(names, sheet, width, theme)}
                      />
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
