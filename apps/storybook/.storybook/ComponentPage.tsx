import {
  Controls,
  Description,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import { useEffect, useState } from "react";
import { keyboard } from "../keyboard/keyboard.ts";
import type * as storyLinks from "../machines/story-links.ts";
import { findRules } from "../rules.ts";
import "../overview/overview.css";

/** Lists what each key does, and what a screen reader then says. */
function Keyboard() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const table = keyboard[preparedMeta.title];
  if (table === undefined) return null;
  return (
    <div className="keyboard">
      <h2>Keyboard and screen reader</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">What it does</th>
            <th scope="col">What is said then</th>
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ keys, does, hears }, index) => (
            <tr key={index}>
              <td>
                <kbd>{keys}</kbd>
              </td>
              <td>{does}</td>
              <td>“{hears}”</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        One after the other, in the story “{table.story ?? "Default"}”. A test presses them and compares what is said.
      </p>
    </div>
  );
}

/** Shows the rules named in a screen's description, with their text. */
function Rules() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const { component, parameters, title } = preparedMeta;
  const description = parameters["docs"]?.extractComponentDescription?.(component, { component, parameters });
  const rules = title.startsWith("screens/") ? findRules(String(description ?? "")) : [];
  if (rules.length === 0) return null;
  return (
    <>
      <h2>Rules</h2>
      <Markdown>{rules.map(({ code, text }) => `- **${code}**: ${text}`).join("\n")}</Markdown>
    </>
  );
}

type StoryLinks = typeof storyLinks;

/** A glob, because an import would let every story depend on every machine (`npm run visual -- --changed`). */
const [loadStoryLinks] = Object.values(import.meta.glob<StoryLinks>("../machines/story-links.ts"));

/** Lists the machine states that this page's story shows, and links to the machine's page. */
function States() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const machine: unknown = preparedMeta.parameters["machine"];
  const [links, setLinks] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    if (typeof machine !== "string") return undefined;
    let isWanted = true;
    void loadStoryLinks?.()
      .then(({ fetchStoryLinks }) => fetchStoryLinks(machine))
      .then((storyLinks) => isWanted && setLinks(storyLinks));
    return () => {
      isWanted = false;
    };
  }, [machine]);
  const ownLinks = [...links].filter(([, href]) => href.includes(`/${preparedMeta.id}--`));
  if (typeof machine !== "string") return null;
  return (
    <div className="sb-unstyled machine-states">
      <h2>States</h2>
      <p>
        Of the machine{" "}
        <a href={`./?path=/docs/machines-${machine}--docs`} target="_top">
          {machine}
        </a>
        :
      </p>
      <ul>
        {ownLinks.map(([state, href]) => (
          <li key={state}>
            <a href={href} target="_top">
              {state}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A component's docs page: Storybook's, with the keyboard table above the stories. */
export default function ComponentPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Rules />
      <States />
      <Primary />
      <Controls />
      <Keyboard />
      <Stories />
    </>
  );
}
