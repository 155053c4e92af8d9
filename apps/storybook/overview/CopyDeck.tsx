import { useDeferredValue, useState } from "react";
import { toId } from "storybook/internal/csf";
import type { Copy, CopyDeck as Deck } from "../.storybook/copy-deck.ts";
import { Choice } from "./ContactSheet.tsx";
import { useJson } from "./use-json.ts";
import "./overview.css";

const none: Deck = {};
const SCREENS = "every screen";
const PARTS = "every part of one";

/** Shows a state's name, with a link that opens it. */
function StateLink({ state: [name, option] }: { state: readonly [string, number | null] }) {
  const [, title = "", story = "", chosen = story] = /^(.*)\/([^/@]*)(?:@(.*))?$/.exec(name) ?? [];
  const href = `./?path=/story/${toId(title, story)}${option === null ? "" : `&args=state:${option}`}`;
  return (
    <a href={href} target="_top">
      {title.slice(title.lastIndexOf("/") + 1)}: {chosen.replaceAll("-", " ")}
    </a>
  );
}

function Row({ copy: { text, roles, states } }: { copy: Copy }) {
  const [first, ...others] = Object.entries(states);
  return (
    <li>
      <strong>{text}</strong>
      <span>{roles.join(", ")}</span>
      <div>
        {first && <StateLink state={first} />}
        {others.length > 0 && (
          <details>
            <summary>{others.length} more</summary>
            {others.map((state) => (
              <StateLink key={state[0]} state={state} />
            ))}
          </details>
        )}
      </div>
    </li>
  );
}

/** Lists every text of the product by screen, from the accessibility trees of its stories. */
export function CopyDeck() {
  const deck = useJson("copy.json", none);
  const [place, setPlace] = useState(SCREENS);
  const [words, setWords] = useState("");
  const query = useDeferredValue(words.trim().toLowerCase());
  if (deck === undefined) return <p>Reading the trees…</p>;
  const places = Object.keys(deck);
  if (places.length === 0) return <p>This build was made without the trees.</p>;
  const isChosen = (each: string): boolean =>
    place === each ||
    (place === SCREENS && each.startsWith("screens/")) ||
    (place === PARTS && !each.startsWith("screens/"));
  const matches = Object.entries(deck)
    .filter(([each]) => isChosen(each))
    .map(([each, strings]) => [each, strings.filter(({ text }) => text.toLowerCase().includes(query))] as const)
    .filter(([, strings]) => strings.length > 0);
  return (
    <div className="sb-unstyled contact copy">
      <p className="contact-choices">
        <Choice label="Screen" values={[SCREENS, PARTS, ...places]} value={place} onChange={setPlace} />
        <label>
          Words <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
        </label>
        <output>{matches.reduce((sum, [, strings]) => sum + strings.length, 0)} strings</output>
      </p>
      {matches.map(([each, strings]) => (
        <section key={each} aria-label={each}>
          <h2>{each}</h2>
          <ul>
            {strings.map((copy) => (
              <Row key={copy.text} copy={copy} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
