import { readdirSync } from "node:fs";
import { defineConfig, type OxlintOverride } from "oxlint";

/** Imports that a room refuses, and what its message advises instead. */
type Refusal = readonly [imports: readonly string[] | RegExp, advice: string];

const noBench: Refusal = [
  ["@lectern/bench", "**/bench/**"],
  "nothing imports a benchmark: move what both need to the room that it belongs to.",
];

const rule = (refusals: readonly Refusal[]) =>
  [
    "error" as const,
    {
      patterns: [...refusals, noBench].map(([imports, message]) =>
        imports instanceof RegExp ? { regex: imports.source, message } : { group: [...imports], message },
      ),
    },
  ] as const;

/** What differs from a room that refuses imports alone. */
interface RoomOptions {
  readonly except?: string[];
  /** Globals that it does without, each with its advice. */
  readonly globals?: Readonly<Record<string, string>>;
  readonly rules?: OxlintOverride["rules"];
}

/** The imports that files of a room refuse: of several overrides of a file the last one counts. */
const room = (
  files: string,
  refusals: readonly Refusal[],
  { except, globals = {}, rules }: RoomOptions = {},
): OxlintOverride => ({
  files: [files],
  ...(except && { excludeFiles: except }),
  rules: {
    "no-restricted-imports": [...rule(refusals)],
    ...(Object.keys(globals).length > 0 && {
      "no-restricted-globals": ["error", ...Object.entries(globals).map(([name, message]) => ({ name, message }))],
    }),
    ...rules,
  },
});

const ui: readonly Refusal[] = [
  [
    ["react-router-dom", "react-router"],
    "ui knows no router: link through elements/link; the app hands it the router's link at the root.",
  ],
  [["@tanstack/*query*"], "ui asks for nothing: a View takes its state as a prop, apps/web maps queries to it."],
  [
    [
      "@lectern/machines/**",
      "@lectern/data/**",
      "@lectern/web/**",
      "@lectern/local-backend/**",
      "@lectern/supabase/**",
      "@lectern/assistant/**",
      "@lectern/transcript/**",
      "@lectern/practice/**",
    ],
    "ui may import domain only: take rows as domain types and report clicks with callbacks.",
  ],
  [["xstate", "@xstate/*", "@supabase/**"], "ui holds no flow and no client: apps/web/src/flows does."],
];

const assistant: readonly Refusal[] = [
  [
    ["@lectern/**", "!@lectern/domain/**", "!@lectern/transcript/**"],
    "the assistant knows domain's words and transcripts only: take what it needs as an argument.",
  ],
  [
    ["react", "react-dom", "react/*", "@supabase/**", "xstate", "node:*"],
    "the assistant is text in, text out, in Deno and in Node: take what you need as an argument.",
  ],
];

/** The floors of packages/assistant from the lowest: each knows those below (ADR 0065). */
const assistantFloors: readonly (readonly [folder: string, above: readonly string[], advice: string])[] = [
  ["words", ["**/search/**", "**/writer/**", "**/model/**"], "words know no recording: search and writer use them."],
  ["search", ["**/writer/**", "**/model/**"], "search knows words only: the writer asks it."],
  ["writer/outline", ["**/answers/**", "**/unit/**", "**/summary/**"], "an outline is derived without answers."],
  ["writer/summary", ["**/answers/**", "**/unit/**"], "a summary is written without answers."],
  ["writer/answers", ["**/unit/**"], "answers are about one recording: those about several use them."],
];

/** The layers of packages/ui from the lowest: each knows those below, and none of its own level (ADR 0047). */
const levels = [
  ["tokens"],
  ["theme"],
  ["elements"],
  ["forms", "overlays", "navigation", "feedback"],
  ["illustrations"],
  ["recording"],
  ["cards", "frames"],
  ["screens"],
] as const;
type Layer = Exclude<(typeof levels)[number][number], "screens">;

const besideElements = (layer: string) =>
  `${layer} knows elements and what lies below, not its neighbours: take the other part as children, and let a card, a frame or a screen put both together.`;
const advice: Readonly<Record<Layer, string>> = {
  tokens: "tokens are values alone: theme turns them into roles.",
  theme: "theme knows tokens only: a component reads roles, not the other way round.",
  elements:
    "elements build on theme alone: take the other part as children, or move this component to the layer that has it.",
  forms: besideElements("forms"),
  overlays: besideElements("overlays"),
  navigation: besideElements("navigation"),
  feedback: besideElements("feedback"),
  illustrations: "a drawing knows elements and what lies below: take the rest as a prop.",
  recording:
    "recording stands below cards, frames and screens: take what they know as props, or move the component up.",
  cards:
    "a card stands in a frame and on a screen, not the other way round: take it as a prop, and let the screen put both together.",
  frames: "a frame takes its content as children: let the screen put cards into it.",
};
const noProduct: Refusal = [
  ["@lectern/domain/**"],
  "the core has no words of the product: take them as props, or move the component to illustrations, recording, cards, frames or a screen.",
];
const CORE_LEVELS = 4;

const layers = levels.flatMap((level, height) =>
  level
    .filter((layer) => layer !== "screens")
    .map((layer) => {
      const above = [...level.filter((one) => one !== layer), ...levels.slice(height + 1).flat()];
      const refused: Refusal = [above.map((one) => `**/${one}/**`), advice[layer]];
      return room(`packages/ui/src/${layer}/**`, [...ui, ...(height < CORE_LEVELS ? [noProduct] : []), refused], {
        except: ["**/*.stories.tsx", "**/*.test.{ts,tsx}"],
      });
    }),
);

const noBackend: Refusal = [
  ["@lectern/local-backend/**"],
  "nothing that ships imports the local backend: only tests start it.",
];
const data: readonly Refusal[] = [
  [
    ["react", "react-dom", "react/*", "@tanstack/react-query", "sonner", "react-router-dom"],
    "data shows and opens nothing: return rows, throw a Failure; apps/web decides what to say and where to go.",
  ],
  [
    ["xstate", "@xstate/*", "@lectern/machines/**"],
    "data does not know flows: apps/web/src/flows fills a machine's port with your function.",
  ],
  [
    ["@lectern/ui/**", "@lectern/web/**", "@lectern/supabase/**", "@lectern/assistant/**", "@lectern/transcript/**"],
    "data may import domain and practice only: what the assistant derives is stored by the server, and read here.",
  ],
];

/** What data's neighbours refuse: they take data's functions and the client as an argument. */
const besideData: readonly Refusal[] = [
  ...data,
  [["@supabase/**"], "only packages/data knows supabase-js: add a named function there."],
];

const web: readonly Refusal[] = [
  [["@supabase/**"], "only packages/data knows supabase-js: add a named function there."],
  [
    ["@lectern/local-backend/**", "@lectern/supabase/**"],
    "the app doesn't know which backend it talks to: go through packages/data.",
  ],
  [
    ["@lectern/assistant/**", "@lectern/transcript/**"],
    "the text engine ships to no browser: the server stores what it derives, packages/data reads it.",
  ],
];

const buildAlone: Refusal = [
  ["@lectern/**", "!@lectern/ui/scripts/**", "**/page/**", "**/inline/**", "**/preview/**", "**/service-worker/**"],
  "documents and vite build the pages of any app: take what is this app's as an option.",
];

const noMachine: Refusal = [
  ["@lectern/machines/**/*.machine"],
  "a screen listens to a wired actor: build it in apps/web/src/flows.",
];
const noOtherPage: Refusal = [
  /^\.\.\/[^./]+\//,
  "a page imports no other page: what two pages need is a feature (apps/web/src/features).",
];

/** A layer of apps/web/src: its files, what it refuses besides, and the advice for an import of a layer above. */
interface WebLayer {
  readonly files: readonly string[];
  /** How the layers below would import it, relative to themselves. */
  readonly imported: readonly string[];
  readonly advice: string;
  readonly refusals?: readonly Refusal[];
  /** What a folder in it refuses besides. */
  readonly refusedInFolders?: readonly Refusal[];
}

const folder = (name: string): Pick<WebLayer, "files" | "imported"> => ({
  files: [`apps/web/src/${name}/**`],
  imported: [`**/${name}/**`],
});

/** The modules in the root of apps/web/src, which put the app together. */
const assembly = readdirSync(new URL("apps/web/src", import.meta.url)).filter(
  (name) => /^[\w-]+\.tsx?$/.test(name) && name !== "paths.ts",
);

/** The layers of apps/web/src from the top: each imports those below (ARCHITECTURE.md). */
const webLayers: readonly WebLayer[] = [
  { files: [], imported: assembly.map((name) => `**/${name}`), advice: "" },
  {
    ...folder("pages"),
    advice: "a page does not know the app that shows it: take what it needs as an argument or a prop.",
    refusals: [noMachine],
    refusedInFolders: [noOtherPage],
  },
  {
    ...folder("features"),
    advice: "a feature serves several pages and knows none: take what differs as a prop.",
    refusals: [noMachine],
  },
  {
    ...folder("commands"),
    advice: "commands know no page and no feature: these offer theirs with usePageCommands.",
    refusals: [noMachine],
  },
  {
    ...folder("flows"),
    advice: "a flow shows nothing: return what it does, and let a page or a feature map it.",
  },
  {
    ...folder("platform"),
    advice: "platform wraps the browser and knows no student: take what it needs as an argument.",
  },
  {
    files: ["apps/web/src/copy/**", "apps/web/src/paths.ts"],
    imported: ["**/copy/**", "**/paths.ts"],
    advice: "words and addresses import nothing of the app.",
  },
];

const webRooms = webLayers.flatMap(({ files, advice, refusals = [], refusedInFolders = [] }, depth) => {
  const above: Refusal = [webLayers.slice(0, depth).flatMap(({ imported }) => imported), advice];
  const shipped = { except: ["**/*.stories.tsx", "**/*.test.{ts,tsx}"] };
  return files.flatMap((one) => [
    ...(refusals.length > 0 ? [room(one, [...web, ...refusals])] : []),
    room(one, [...web, ...refusals, above], shipped),
    ...(refusedInFolders.length > 0
      ? [room(one.replace("**", "*/**"), [...web, ...refusals, ...refusedInFolders, above], shipped)]
      : []),
  ]);
});

const browserRooms = ["@lectern/ui/**", "@lectern/machines/**", "@lectern/data/**", "@lectern/web/**", "react"];

/** What each room may import: the table of ARCHITECTURE.md. scripts/rooms.test.ts plants a violation for each. */
const rooms: OxlintOverride[] = [
  room(
    "packages/domain/src/**",
    [
      [["@lectern/**"], "domain knows none of our rooms: move the pure part here, and let the caller import domain."],
      [
        ["react", "react-dom", "react/*", "@supabase/**", "xstate", "node:*"],
        "domain is words and pure rules: take what you need as an argument.",
      ],
    ],
    {
      globals: {
        fetch: "domain sends no requests: packages/data does.",
        window: "domain knows no browser: take the value as an argument.",
        document: "domain knows no browser: take the value as an argument.",
        localStorage: "domain stores nothing: apps/web/src/platform does.",
      },
    },
  ),
  room(
    "packages/transcript/src/**",
    [
      [
        ["@lectern/**", "!@lectern/domain/**"],
        "transcript knows domain's words only: take what it needs as an argument.",
      ],
      [
        ["react", "react-dom", "react/*", "@supabase/**", "xstate", "node:*"],
        "transcripts are read the same in Deno and in Node: take what you need as an argument.",
      ],
    ],
    { globals: { fetch: "transcript sends no requests: a function does." } },
  ),
  room("packages/assistant/src/**", assistant, {
    globals: { fetch: "the assistant sends no requests: a function does." },
  }),
  ...assistantFloors.map(([folder, above, advice]) =>
    room(`packages/assistant/src/${folder}/**`, [...assistant, [above, advice]], {
      except: ["**/*.test.ts"],
      globals: { fetch: "the assistant sends no requests: a function does." },
    }),
  ),
  room(
    "packages/practice/src/**",
    [
      [
        ["@lectern/**", "!@lectern/domain/**"],
        "practice knows domain's words only: take what it needs as an argument.",
      ],
      [
        ["react", "react-dom", "react/*", "@supabase/**", "xstate", "node:*"],
        "practice is the same in Deno, in Node and in a page: take what you need as an argument.",
      ],
    ],
    { globals: { fetch: "practice sends no requests: packages/data does." } },
  ),
  room("packages/ui/src/**", ui),
  ...layers,
  room(
    "packages/machines/src/**",
    [
      [["react", "react-dom", "react/*", "@xstate/react"], "a machine knows no React: apps/web/src/flows binds it."],
      [
        ["@supabase/**", "@tanstack/*"],
        "a machine reaches the outside through a port: declare an actor that throws its own name, apps/web/src/flows fills it.",
      ],
      [
        [
          "@lectern/ui/**",
          "@lectern/data/**",
          "@lectern/web/**",
          "@lectern/local-backend/**",
          "@lectern/supabase/**",
          "@lectern/assistant/**",
          "@lectern/transcript/**",
          "@lectern/practice/**",
        ],
        "machines may import domain only: turn the need into a port.",
      ],
    ],
    {
      globals: {
        window: "a machine knows no browser: make it a port.",
        document: "a machine knows no browser: make it a port.",
        localStorage: "a machine stores nothing: make it a port.",
        fetch: "a machine sends no requests: make it a port.",
      },
    },
  ),
  room("packages/data/src/**", data),
  room(
    "packages/data/src/**",
    [
      ...data,
      [["@lectern/export/**", "@lectern/device/**"], "export and device use data, not the other way round."],
      noBackend,
    ],
    { except: ["packages/data/src/**/*.test.ts"] },
  ),
  ...["export", "device"].flatMap((name) => [
    room(`packages/${name}/src/**`, besideData),
    room(`packages/${name}/src/**`, [...besideData, noBackend], { except: [`packages/${name}/src/**/*.test.ts`] }),
  ]),
  room("apps/web/src/**", web),
  ...webRooms,
  room("apps/storybook/**", [
    [
      [
        "@lectern/data/**",
        "@lectern/machines/**",
        "!@lectern/machines/diagram",
        "!@lectern/machines/reachable-states",
        "!@lectern/machines/machine-model",
        "!@lectern/machines/machine-models",
        "@lectern/web/**",
        "@lectern/local-backend/**",
        "@lectern/supabase/**",
      ],
      "Storybook owns no component and no wiring: it globs the stories of packages/ui and apps/web, and draws the machines from what describes them (diagram, reachable-states, machine-models).",
    ],
  ]),
  room(
    "apps/local-backend/**",
    [
      [
        browserRooms,
        "the local backend is a server: it may import supabase/, domain, practice, transcript and the assistant only.",
      ],
    ],
    { rules: { "no-console": "off" } },
  ),
  room(
    "packages/browser/src/**",
    [
      [["@lectern/**"], "browser has no word of the product: take it as an argument."],
      [
        ["@supabase/**", "xstate", "@xstate/*", "node:*"],
        "browser knows the browser alone: take the rest as an argument.",
      ],
    ],
    { except: ["**/*.test.ts"] },
  ),
  ...["packages/page-loading/src/**", "packages/page-loading/src/{documents,vite}/**"].map((files, index) =>
    room(
      files,
      [
        ...web,
        [
          ["@lectern/web/**", "@lectern/machines/**", "**/apps/**"],
          "page-loading imports no app: take what differs between apps as an option.",
        ],
        ...(index === 1 ? [buildAlone] : []),
      ],
      { except: ["**/*.test.ts"] },
    ),
  ),
  room(
    "packages/story-shots/**",
    [
      [
        ["@lectern/**", "**/apps/**"],
        "story-shots compares the stories of any Storybook: take what is this project's as a setting (config.ts).",
      ],
    ],
    { except: ["**/*.test.ts"] },
  ),
  room("supabase/**", [
    [browserRooms, "supabase/ is the server: it may use domain's contracts, practice, transcript and the assistant."],
  ]),
  room(
    "supabase/functions/**",
    [
      [
        [
          "@lectern/**",
          "!@lectern/domain/**",
          "!@lectern/practice/**",
          "!@lectern/transcript/**",
          "!@lectern/assistant/**",
        ],
        "a function uses domain, practice, transcript and the assistant alone: deno.json maps no other room.",
      ],
      [["node:*"], "a function runs in Deno and in Node: use web standards."],
    ],
    { except: ["**/*.test.ts"] },
  ),
];

export default defineConfig({
  plugins: ["typescript", "react", "jsx-a11y", "import", "unicorn", "vitest", "oxc"],
  categories: { correctness: "error", suspicious: "error" },
  options: { typeAware: true },
  rules: {
    "react/rules-of-hooks": "error",
    "react/exhaustive-deps": "error",
    "react/react-in-jsx-scope": "off",
    "import/no-unassigned-import": "off",
    // Dynamic imports are not followed: knip finds a circle with one (knip.jsonc).
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "typescript/no-floating-promises": "error",
    "typescript/no-misused-promises": "error",
    "typescript/switch-exhaustiveness-check": "error",
    "typescript/no-explicit-any": "error",
    "typescript/consistent-type-imports": "error",
    "no-console": "error",
    "no-shadow": "off",
    "no-restricted-exports": "off",
    "typescript/no-unsafe-type-assertion": "off",
    "no-restricted-imports": [...rule([])],
  },
  overrides: [
    ...rooms,
    {
      files: ["scripts/**", "**/scripts/**", "**/phone/**", "bench/**", "apps/web/engines/**"],
      rules: { "no-console": "off", "no-await-in-loop": "off" },
    },
    {
      files: ["**/*.stories.tsx", "**/.storybook/**", "**/*.config.ts", "**/vitest.*.ts"],
      rules: { "import/no-default-export": "off" },
    },
    {
      files: ["apps/web/e2e/**", "apps/web/engines/**", "packages/story-shots/src/**"],
      rules: { "react/rules-of-hooks": "off" },
    },
  ],
  ignorePatterns: ["**/dist", "**/storybook-static", "**/node_modules", "**/.turbo", "**/*.types.ts"],
});
