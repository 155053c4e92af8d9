/** Writes the initial files of a new page, component, machine or column for `npm run new` (ADR 0053). */
import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { packageCommand } from "../commands.ts";
import { insertAfter, insertBefore, insertColumn, insertSorted } from "./registers.ts";

const templates = join(import.meta.dirname, "templates");

/** The folders of packages/ui by entry. Imported by path, because packages/ui depends on this workspace. */
const { entries } = (await import(join(import.meta.dirname, "../../packages/ui/scripts/exports.ts"))) as {
  readonly entries: { readonly core: readonly string[]; readonly product: readonly string[] };
};

export const kinds = ["page", "component", "machine", "field"] as const;
type Kind = (typeof kinds)[number];

/** The possible types of a field in SQL and TypeScript, with a sample value. */
const fieldTypes = {
  boolean: { sql: "boolean not null default false", ts: "boolean", sample: "false" },
  number: { sql: "integer not null default 0", ts: "number", sample: "0" },
  text: { sql: "text not null default '' check (char_length(COLUMN) <= 300)", ts: "string", sample: '""' },
} as const;

export interface Request {
  readonly kind: Kind;
  /** In kebab-case. A component's name includes its layer, such as `cards/streak-card`. */
  readonly name: string;
  /** Whether the page must read data before it can show anything. */
  readonly reads?: boolean;
  /** Whether the page's read is new in packages/data. Includes `reads`. */
  readonly request?: boolean;
  /** Whether the sidebar and the palette lead to the page. */
  readonly link?: boolean;
  /** A field's type. @default "boolean" */
  readonly type?: keyof typeof fieldTypes;
  /** Whether a student writes the field; otherwise the server alone. */
  readonly writable?: boolean;
}

export interface Generated {
  /** Paths from the root. */
  readonly writtenFiles: readonly string[];
  readonly changed: readonly string[];
  /** The steps to do by hand, one sentence each. */
  readonly remainingSteps: readonly string[];
}

const toPascal = (kebab: string): string => kebab.replaceAll(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase());

/** Returns a name in every form that templates and registers use. */
function toNames(kebab: string) {
  const pascal = toPascal(kebab);
  const words = kebab.replaceAll("-", " ");
  return {
    kebab,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    snake: kebab.replaceAll("-", "_"),
    words,
    title: words.charAt(0).toUpperCase() + words.slice(1),
  };
}
type Names = ReturnType<typeof toNames>;

/** The first quoted text of a line: `cards/streak-card` of `"cards/streak-card": …`. */
const toQuotedText = (line: string): string => line.split('"')[1]!;

/** Replaces the placeholder name in a template. */
const fill = (text: string, { kebab, pascal, camel, words, title }: Names, layer: string): string =>
  text
    .replaceAll("sample-layer", layer)
    .replaceAll("sample-thing", kebab)
    .replaceAll("SampleThing", pascal)
    .replaceAll("sampleThing", camel)
    .replaceAll("Sample thing", title)
    .replaceAll("sample thing", words);

/** Collects the files to write, so that either all of them are written or none. */
class Draft {
  readonly #root: string;
  readonly #texts = new Map<string, string>();
  readonly #new = new Set<string>();

  constructor(root: string) {
    this.#root = root;
  }

  /** @throws Error if the file exists */
  add(path: string, text: string): void {
    if (existsSync(join(this.#root, path))) throw new Error(`${path} exists: choose another name, or delete it first.`);
    this.#new.add(path);
    this.#texts.set(path, text);
  }

  /** Adds the files of a template. @param layer the folder that contains the component */
  addTemplate(template: string, names: Names, layer = ""): void {
    for (const file of globSync("**/*.template", { cwd: join(templates, template) }).toSorted()) {
      const text = fill(readFileSync(join(templates, template, file), "utf8"), names, layer);
      const path = fill(file.replaceAll("\\", "/").replace(/\.template$/, ""), names, layer);
      // Storybook derives `title: "cards/streak-card/StreakCard",` itself, where the name has several words.
      this.add(path, names.kebab.includes("-") ? text.replace(/^ {2}title: ".*\/.*",\n/m, "") : text);
    }
  }

  /** @throws Error with the file's path if the file does not have the form that `edit` expects */
  change(path: string, edit: (text: string) => string): void {
    const text = this.#texts.get(path) ?? readFileSync(join(this.#root, path), "utf8");
    try {
      this.#texts.set(path, edit(text));
    } catch (error) {
      throw new Error(`${path} has changed its form, so scripts/new/generate.ts must too: ${String(error)}`, {
        cause: error,
      });
    }
  }

  write(): Omit<Generated, "remainingSteps"> {
    for (const [path, text] of this.#texts) {
      mkdirSync(dirname(join(this.#root, path)), { recursive: true });
      writeFileSync(join(this.#root, path), text);
    }
    const paths = [...this.#texts.keys()];
    return { writtenFiles: [...this.#new], changed: paths.filter((path) => !this.#new.has(path)) };
  }
}

/** Adds a component's subpath to the exports of packages/ui and to their reviewed list. */
function addExport(draft: Draft, subpath: string, name: string): void {
  const file = `./src/${subpath}/${name}.tsx`;
  draft.change("packages/ui/package.json", (text) =>
    insertSorted(text, `    "./${subpath}": "${file}",`, {
      among: /^ {4}"\.\/(?!scripts)[\w/-]+": "\.\/src\//,
      toKey: toQuotedText,
    }),
  );
  const isCore = entries.core.includes(subpath.split("/")[0]!);
  draft.change(`packages/ui/api-snapshots/exports.${isCore ? "core" : "product"}.txt`, (text) =>
    insertSorted(text, `./${subpath}: ${name}`, { among: /^\.\//, toKey: (line) => line.split(":")[0]! }),
  );
}

/** Adds a request to packages/data, with its query, key and log line. It reads folders until it is edited. */
function addRequest(draft: Draft, names: Names): void {
  const { kebab, pascal } = names;
  draft.addTemplate("request", names);
  draft.change(`packages/ui/src/screens/${kebab}/${kebab}.state.ts`, (text) => {
    const itemInterface = /^export interface \w+Item \{[^}]*\}\n/;
    if (!itemInterface.test(text)) throw new Error("it doesn't begin with the item");
    return text.replace(
      itemInterface,
      `import type { ${pascal} } from "@lectern/domain/${kebab}";\n\nexport type ${pascal}Item = ${pascal};\n`,
    );
  });
  draft.change("packages/device/src/kept-keys.ts", (text) =>
    insertBefore(text, '  "user-info": ', `  "${kebab}": { list: "never" },\n`),
  );
}

/** Adds a page to the sidebar's library, after practice, to the palette, and to the tests of the sidebar's order. */
function addLink(draft: Draft, { camel, kebab, title }: Names): void {
  const sidebar = "packages/ui/src/frames";
  draft.change(`${sidebar}/dashboard-shell/dashboard-shell.state.ts`, (text) =>
    insertBefore(text, "  readonly search: string;\n", `  readonly ${camel}: string;\n`),
  );
  draft.change(`${sidebar}/sidebar/nav-items.ts`, (text) =>
    insertAfter(text, 'label: "Practice" },\n', `  { item: "${camel}", label: "${title}" },\n`),
  );
  draft.change("packages/ui/src/samples/paths.ts", (text) =>
    insertBefore(text, "  search: ", `  ${camel}: "#/dashboard/${kebab}",\n`),
  );
  draft.change(`${sidebar}/dashboard-shell/DashboardShell.stories.tsx`, (text) =>
    insertAfter(insertAfter(text, "Study GuidesPractice", title), '      "Practice",\n', `      "${title}",\n`),
  );
  draft.change("apps/web/e2e/routes.spec.ts", (text) => insertAfter(text, '    "Practice",\n', `    "${title}",\n`));
  draft.change("apps/web/src/commands/commands.ts", (text) =>
    insertBefore(text, '  goTo("Search your lectures"', `  goTo("${title}", paths.${camel}, layers),\n`),
  );
}

/** Returns a page's row in the table of pages. */
const toPageRow = ({ kebab, camel, title }: Names): string =>
  `    ${kebab.includes("-") ? `"${kebab}"` : kebab}: { path: paths.${camel}, title: "${title}" },\n`;

function addPage(draft: Draft, names: Names, { reads = false, request = false, link = false }: Request): string[] {
  const { kebab, camel, pascal, title } = names;
  const withReads = reads || request;
  draft.addTemplate(withReads ? "page-with-reads" : "page", names);
  if (request) addRequest(draft, names);
  if (link) addLink(draft, names);
  addExport(draft, `screens/${kebab}`, `${pascal}View`);
  draft.change("apps/web/src/paths.ts", (text) =>
    insertBefore(text, "  referrals: (code?", `  ${camel}: "/dashboard/${kebab}",\n`),
  );
  draft.change("apps/web/src/pages/index.ts", (text) =>
    insertBefore(text, '  }),\n  ...toPages("document"', toPageRow(names)),
  );
  draft.change("apps/storybook/overview/copy-deck.test.ts", (text) =>
    insertSorted(text, `  "screens/${kebab}": "${title}",`, {
      among: /^ {2}"screens\/[\w-]+": "/,
      toKey: toQuotedText,
    }),
  );
  return [
    `packages/ui/src/screens/${kebab}: write the states, the View and a story of each state.`,
    `apps/web/src/pages/${kebab}: write the Screen, and what leads to each state, with its test.`,
    ...(reads ? [`${kebab}.reads.ts reads folders: read what the page shows (packages/data/README.md).`] : []),
    ...(request
      ? [
          `packages/domain/src/${kebab}.ts and packages/data/src/${kebab}/${kebab}.api.ts: what is read; its test beside it.`,
          `packages/device/src/kept-keys.ts: "kept", if the page is to be read without a network.`,
        ]
      : []),
    `npm run visual -- --only ${pascal}View --update writes its baselines, once it looks right.`,
  ];
}

function addComponent(draft: Draft, names: Names, layer: string): string[] {
  const { kebab, pascal } = names;
  const folder = `packages/ui/src/${layer}/${kebab}`;
  draft.addTemplate("component", names, layer);
  addExport(draft, `${layer}/${kebab}`, pascal);
  if (entries.core.includes(layer)) {
    draft.change("packages/ui/src/samples/core.tsx", (text) =>
      insertAfter(
        insertSorted(text, `import { ${pascal} } from "../${layer}/${kebab}/${pascal}.tsx";`, {
          among: /^import \{ .+ \} from "\.\.\//,
          toKey: toQuotedText,
        }),
        "export const inPlace: Readonly<Record<string, Sample>> = {\n",
        `  ${pascal}: (className) => <${pascal} className={className}>Words</${pascal}>,\n`,
      ),
    );
  }
  return [
    `${folder}: write the component, with a description of every prop, its styles, stories and test.`,
    `npm run visual -- --only ${pascal} --update writes its baselines, once it looks right.`,
    "Say in packages/ui/CHANGELOG.md what came.",
  ];
}

function addMachine(draft: Draft, names: Names): string[] {
  const { kebab, camel } = names;
  draft.addTemplate("machine", names);
  draft.change("packages/machines/src/machine-models.ts", (text) =>
    insertSorted(
      insertSorted(text, `import { ${camel}Model } from "./${kebab}/${kebab}.model.ts";`, {
        among: /^import \{ \w+Model \} from "/,
        toKey: toQuotedText,
      }),
      `  ${camel}Model,`,
      { among: /^ {2}\w+Model,$/ },
    ),
  );
  draft.change("packages/machines/failure-scenarios.md", (text) => insertColumn(text, kebab));
  return [
    `packages/machines/src/${kebab}: write the states and ports, then the model, tests and page; npm run diagrams -w @lectern/machines draws it.`,
    "packages/machines/failure-scenarios.md: replace each ? by the test that covers it, or by –.",
    `apps/web/src/flows/${kebab}.ts: fill the ports. A page's *.states.stories.tsx shows each state (npm run states).`,
  ];
}

const recordingsMigration = "supabase/migrations/20261122200700_create_recordings.sql";

/**
 * Writes the migration of a new column: a landed migration never changes (OPS-07), so the indexes of lists, and the
 * trigger that protects columns, are made again from the newest statement of each.
 */
function writeColumnMigration(
  root: string,
  { column, definition, isWritable }: { column: string; definition: string; isWritable: boolean },
): string {
  const texts = globSync("supabase/migrations/*.sql", { cwd: root })
    .toSorted()
    .map((path) => readFileSync(join(root, path), "utf8"));
  const findNewest = (pattern: RegExp) =>
    new Map(texts.flatMap((text) => [...text.matchAll(pattern)]).map(([statement, name = ""]) => [name, statement]));
  const indexes = findNewest(/^create index (\w+) on public\.recordings [^;]*\brecording_icon_color\b[^;]*;/gm);
  const triggers = findNewest(
    /^create trigger (refuse_protected_columns)\s+before update of[^;]*? on public\.recordings\b[^;]*;/gm,
  );
  if (indexes.size === 0 || triggers.size !== 1) throw new Error("no migration creates the indexes or the trigger");
  return [
    `alter table public.recordings add column ${column} ${definition};`,
    "",
    "-- The indexes contain what a card shows, so that a list reads the index alone.",
    ...[...indexes].flatMap(([name, statement]) => [
      `drop index public.${name};`,
      statement.replace(/(\binclude \([^)]*)\)/, `$1, ${column})`),
    ]),
    "",
    ...(isWritable
      ? [`grant update (${column}) on public.recordings to authenticated;`]
      : [...triggers].flatMap(([name, statement]) => [
          `drop trigger ${name} on public.recordings;`,
          statement.replace(/\s+on public\.recordings\b/, `, ${column}$&`),
        ])),
    "",
  ].join("\n");
}

/** Returns the version of a new migration: the time, or one more than the newest version. */
function toMigrationVersion(root: string): string {
  const newest = globSync("supabase/migrations/*.sql", { cwd: root })
    .map((path) => basename(path).slice(0, 14))
    .toSorted()
    .at(-1);
  const now = new Date().toISOString().replaceAll(/\D/g, "").slice(0, 14);
  return String(Math.max(Number(now), Number(newest) + 1));
}

function addField(draft: Draft, root: string, { snake, camel, kebab }: Names, request: Request): string[] {
  const { type = "boolean", writable = false } = request;
  const { sql, ts, sample } = fieldTypes[type];
  const known = readFileSync(join(root, "packages/data/src/recordings/recording-rows.ts"), "utf8");
  const created = readFileSync(join(root, recordingsMigration), "utf8");
  if (new RegExp(`[",]${snake}[",\`]`).test(known) || new RegExp(String.raw`^ {2}${snake} `, "m").test(created))
    throw new Error(`recordings has a column ${snake}`);
  const migration = `supabase/migrations/${toMigrationVersion(root)}_add_${snake}.sql`;
  draft.add(
    migration,
    writeColumnMigration(root, { column: snake, definition: sql.replace("COLUMN", snake), isWritable: writable }),
  );
  draft.change("packages/data/src/recordings/recording-rows.ts", (text) =>
    insertAfter(
      insertAfter(text, "created_at,is_favorite,", `${snake},`),
      "  isFavorite: row.is_favorite,\n",
      `  ${camel}: row.${snake},\n`,
    ),
  );
  draft.change("packages/domain/src/recording.ts", (text) =>
    insertAfter(text, "  readonly isFavorite: boolean;\n", `  readonly ${camel}: ${ts};\n`),
  );
  draft.change("packages/domain/src/testing/recordings.ts", (text) =>
    insertAfter(text, "  isFavorite: false,\n", `  ${camel}: ${sample},\n`),
  );
  draft.change("packages/data/src/testing/recordings.ts", (text) =>
    insertAfter(text, "  is_favorite: recording.isFavorite,\n", `  ${snake}: recording.${camel},\n`),
  );
  return [
    `npm run types:database: until then packages/data knows no ${snake}. Then npm run schema.`,
    `Show it on the card (packages/ui/src/cards/recording-card), with a story. Its rule goes into docs/requirements.md.`,
    `supabase/tests: catalogue and access-matrix name the columns, protected-columns those that a student can't write.`,
    `supabase/tests/testing/kept-columns.ts names the column; packages/domain/src/kept-data.ts describes what ${kebab} keeps of a student (PRV-01).`,
  ];
}

function runNode(root: string, file: string): void {
  const { status, stderr } = spawnSync(process.execPath, [join(root, file)], { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`${file} failed: ${stderr}`);
}

/**
 * Writes files from templates and adds them to the registers, formatted.
 *
 * @throws Error if the name is not in kebab-case, a file exists, or a register has changed its form; then nothing is
 * written
 */
export function generate(root: string, request: Request): Generated {
  const { kind, name } = request;
  const [, layer = "", kebab = ""] = /^(?:([a-z]+)\/)?([a-z][a-z\d]*(?:-[a-z\d]+)*)$/.exec(name) ?? [];
  if (kebab === "" || (layer !== "") !== (kind === "component"))
    throw new Error(
      kind === "component"
        ? `A component's name has its layer before it, such as cards/streak-card; not ${name}.`
        : `A name is in kebab-case, such as study-plan; not ${name}.`,
    );
  const layers: readonly string[] = [...entries.core, ...entries.product].filter((each) => each !== "screens");
  if (layer !== "" && !layers.includes(layer)) throw new Error(`${layer} is no layer: ${layers.join(", ")} are.`);

  const draft = new Draft(root);
  const names = toNames(kebab);
  const addFiles = {
    page: () => addPage(draft, names, request),
    component: () => addComponent(draft, names, layer),
    machine: () => addMachine(draft, names),
    field: () => addField(draft, root, names, request),
  };
  const remainingSteps = addFiles[kind]();
  const files = draft.write();
  if (kind === "machine") runNode(root, "packages/machines/scripts/write-diagrams.ts");
  const formatted = [...files.writtenFiles, ...files.changed].filter((path) => /\.(?:tsx?|json)$/.test(path));
  const [file, args] = packageCommand("@biomejs/biome", ["format", "--write", ...formatted], import.meta.url);
  const { status, stderr } = spawnSync(file, args, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`biome could not format what was written: ${stderr}`);
  return { ...files, remainingSteps };
}
