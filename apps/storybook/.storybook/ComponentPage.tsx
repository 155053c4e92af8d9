import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from "@storybook/addon-docs/blocks";
import { keyboard } from "../keyboard/keyboard.ts";
import "../overview/overview.css";

/** What each key does, and what a screen reader says then. */
function Keyboard() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const table = keyboard[preparedMeta.title];
  if (table === undefined) return null;
  return (
    <div className="sb-unstyled keyboard">
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

/** A component's own page: Storybook's, with its keyboard above the stories. */
export default function ComponentPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      <Keyboard />
      <Stories />
    </>
  );
}
