import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { exportsOfManifest, toEntry } from "../scripts/exports.ts";
import { ErrorRegion } from "./feedback/error-region/ErrorRegion.tsx";
import { TextField } from "./forms/text-field/TextField.tsx";
import { DeleteMenu } from "./overlays/delete-menu/DeleteMenu.tsx";
import { inPlace, overPage, withoutElement } from "./samples/core.tsx";

/** The names of every component that the core exports. */
async function listComponents(): Promise<string[]> {
  const files = Object.entries(exportsOfManifest())
    .filter(([subpath]) => toEntry(subpath) === "core")
    .map(([, file]) => file);
  const modules = await Promise.all(files.map(async (file) => (await import(`../${file}`)) as Record<string, unknown>));
  return modules.flatMap((module) =>
    Object.keys(module).filter((name) => /^[A-Z]/.test(name) && typeof module[name] === "function"),
  );
}

it("has a sample of every component of the core", async () => {
  const components = await listComponents();
  expect(components.length).toBeGreaterThan(50);
  expect([...Object.keys(inPlace), ...Object.keys(overPage), ...withoutElement].toSorted()).toEqual(
    components.toSorted(),
  );
});

// Overlays render only in a browser; the story theme/extending shows each.
it.each(Object.entries(inPlace))("DSG-01 puts an app's class on the outermost element of %s", (_name, sample) => {
  const [first = ""] = /^<[^>]+>/.exec(renderToStaticMarkup(sample("mine"))) ?? [];
  expect(first).toMatch(/ class="(?:[^"]* )?mine"/);
});

const german = {
  title: "Sicher?",
  description: (noun: string) => `${noun} löschen`,
  confirm: "Löschen",
  cancel: "Abbrechen",
  more: (of: string) => `Mehr zu ${of}`,
};
const toNumber = (many: number): string => `${many}`;
const noop = () => undefined;

const replaced = {
  0: <TextField label="Titel" value="abc" maxLength={3} charactersLeft={toNumber} />,
  Nochmal: (
    <ErrorRegion onRetry={noop} retryLabel="Nochmal">
      Fehler
    </ErrorRegion>
  ),
  "Mehr zu Emma": <DeleteMenu of="Emma" noun="Buch" onDelete={noop} words={german} />,
};

it.each(Object.entries(replaced))("DSG-04 shows %j if an app passes that", (words, element) => {
  expect(renderToStaticMarkup(element)).toMatch(new RegExp(`[>"]${words}[<"]`));
});
