import { useEffect, useState } from "react";
import { type Theme, themes, viewports } from "../.storybook/variants.ts";
import "./overview.css";

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
}

const { phone, desktop } = viewports;
const sizes = { phone, desktop };
type Size = keyof typeof sizes;

const storyUrl = (id: string, size: Size, theme: Theme): string =>
  `./?path=/story/${id}&globals=theme:${theme};viewport.value:${size}`;

/** The baseline of a story: in the size asked for, or the one size that the story is about. */
function findScreenshot(names: readonly string[], { id, title }: Entry, size: Size, theme: Theme): string | undefined {
  const begin = `${title}/${id.slice(id.indexOf("--") + 2)}.`;
  const taken = names.filter((name) => name.startsWith(begin) && name.endsWith(`-${theme}`));
  const name = taken.find((each) => each === `${begin}${size}-${theme}`) ?? taken[0];
  return name === undefined ? undefined : `screenshots/${name}.webp`;
}

/** A story as the visual comparison saw it, or, not yet seen, the story itself. */
function Print(props: { entry: Entry; size: Size; theme: Theme; screenshot: string | undefined }) {
  const { entry, size, theme, screenshot } = props;
  const { width, height } = sizes[size];
  const scale = (size === "phone" ? 150 : 300) / width;
  const what = `${entry.title}: ${entry.name}`;
  return (
    <li>
      <a href={storyUrl(entry.id, size, theme)} target="_top" aria-label={what}>
        <span className="contact-print" style={{ width: width * scale, height: height * scale }}>
          {screenshot === undefined ? (
            // oxlint-disable-next-line react/iframe-missing-sandbox -- our own stories, from our own origin
            <iframe
              title={what}
              src={`iframe.html?viewMode=story&id=${entry.id}&globals=theme:${theme};motion:still`}
              width={width}
              height={height}
              style={{ scale: String(scale) }}
              loading="lazy"
              inert
            />
          ) : (
            <img src={screenshot} alt="" loading="lazy" />
          )}
        </span>
        {entry.name}
      </a>
    </li>
  );
}

function Choice<Value extends string>(props: {
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

/** All stories of a room, by component, from this Storybook's own index. */
export function ContactSheet() {
  const [stories, setStories] = useState<readonly Entry[]>([]);
  const [screenshots, setScreenshots] = useState<readonly string[]>([]);
  const [room, setRoom] = useState("screens");
  const [size, setSize] = useState<Size>("phone");
  const [theme, setTheme] = useState<Theme>("light");
  useEffect(() => {
    const asked = new AbortController();
    const ask = async (): Promise<void> => {
      const taken = await fetch("screenshots/names.json", { signal: asked.signal });
      if (taken.ok) setScreenshots((await taken.json()) as string[]);
      const index = await fetch("index.json", { signal: asked.signal });
      const { entries } = (await index.json()) as { entries: Record<string, Entry> };
      setStories(Object.values(entries).filter(({ type }) => type === "story"));
    };
    ask().catch((error: unknown) => {
      if (!asked.signal.aborted) throw error;
    });
    return () => asked.abort();
  }, []);
  const rooms = [...new Set(stories.map(({ title }) => title.split("/")[0] ?? ""))];
  const groups = Map.groupBy(
    stories.filter(({ title }) => title.startsWith(`${room}/`)),
    ({ title }) => title,
  );
  return (
    <div className="sb-unstyled contact">
      <p className="contact-choices">
        <Choice label="Room" values={rooms} value={room} onChange={setRoom} />
        <Choice label="Size" values={["phone", "desktop"]} value={size} onChange={setSize} />
        <Choice label="Theme" values={themes} value={theme} onChange={setTheme} />
        <span>{[...groups.values()].reduce((sum, { length }) => sum + length, 0)} states</span>
      </p>
      {[...groups].map(([title, of]) => (
        <section key={title}>
          <h2>{title.slice(room.length + 1)}</h2>
          <ul>
            {of.map((entry) => (
              <Print
                key={`${entry.id}-${theme}`}
                entry={entry}
                size={size}
                theme={theme}
                screenshot={findScreenshot(screenshots, entry, size, theme)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
