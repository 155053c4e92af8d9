import { useEffect, useRef, useState } from "react";
import "./overview.css";

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
}

const sizes = { phone: { width: 375, height: 812 }, desktop: { width: 1280, height: 800 } } as const;
const looks = ["light", "dark"] as const;
type Size = keyof typeof sizes;
type Look = (typeof looks)[number];

const storyUrl = (id: string, size: Size, look: Look): string =>
  `./?path=/story/${id}&globals=look:${look};viewport.value:${size}`;

/** The story itself, small. It is loaded while it is near the reader's eye, and given up when it is far. */
function Print({ entry: { id, name, title }, size, look }: { entry: Entry; size: Size; look: Look }) {
  const frame = useRef<HTMLAnchorElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([seen]) => setNear(seen?.isIntersecting === true), { rootMargin: "400px" });
    if (frame.current) watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  const { width, height } = sizes[size];
  const scale = (size === "phone" ? 150 : 300) / width;
  return (
    <li>
      <a ref={frame} href={storyUrl(id, size, look)} target="_top" aria-label={`${title}: ${name}`}>
        <span className="contact-print" style={{ width: width * scale, height: height * scale }}>
          {near && (
            // oxlint-disable-next-line react/iframe-missing-sandbox -- our own stories, from our own origin
            <iframe
              title={`${title}: ${name}`}
              src={`iframe.html?viewMode=story&id=${id}&globals=look:${look};motion:still;a11y.manual:!true`}
              width={width}
              height={height}
              style={{ scale: String(scale) }}
              tabIndex={-1}
              // A story that takes the focus must not take it from the sheet.
              inert
            />
          )}
        </span>
        {name}
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
  const [room, setRoom] = useState("screens");
  const [size, setSize] = useState<Size>("phone");
  const [look, setLook] = useState<Look>("light");
  useEffect(() => {
    const asked = new AbortController();
    fetch("index.json", { signal: asked.signal })
      .then((answer) => answer.json() as Promise<{ entries: Record<string, Entry> }>)
      .then(({ entries }) => setStories(Object.values(entries).filter(({ type }) => type === "story")))
      .catch((error: unknown) => {
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
        <Choice label="Theme" values={looks} value={look} onChange={setLook} />
        <span>{[...groups.values()].reduce((sum, { length }) => sum + length, 0)} states</span>
      </p>
      {[...groups].map(([title, of]) => (
        <section key={title}>
          <h2>{title.slice(room.length + 1)}</h2>
          <ul>
            {of.map((entry) => (
              <Print key={`${entry.id}-${look}`} entry={entry} size={size} look={look} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
