import type { DocsContainerProps } from "@storybook/addon-docs/blocks";
import type { Preview } from "@storybook/react-vite";
import { isValidElement, lazy, type PropsWithChildren, Suspense } from "react";
import type { ArgsEnhancer, ArgTypesEnhancer } from "storybook/internal/csf";
import "@lectern/ui/theme";
import "./preview.css";
import { checkOtherTheme } from "./other-theme.ts";
import { setThemeAttributes, textSizes } from "./theme-attributes.ts";
import { toolbarThemes, toChromaticModes, viewports } from "./variants.ts";

/**
 * Chromatic reads a story's modes from its parameters. Only an enhancer can set the parameters of each story before
 * they are read. Storybook's type lacks the story's globals.
 */
const addChromaticModes: ArgTypesEnhancer = (context) => {
  const { argTypes, parameters, title, tags } = context;
  const { storyGlobals = {} } = context as { storyGlobals?: { viewport?: { value?: string } } };
  parameters["chromatic"] = {
    ...parameters["chromatic"],
    modes: toChromaticModes({ title, viewport: storyGlobals.viewport?.value }),
    ...(tags.includes("no-visual") ? { disableSnapshot: true } : {}),
  };
  return argTypes;
};

/**
 * Hides JSON editors: the state of a screen is chosen by its name (StateChoice.tsx), and a component passed as a prop
 * by a story. A text for such a prop can be typed.
 */
const withoutTrees: ArgTypesEnhancer = ({ argTypes, initialArgs, title }) => {
  const isTree = (name: string): boolean => typeof initialArgs[name] === "object" && title.startsWith("screens/");
  const isDrawn = (name: string): boolean => {
    const { table, type } = argTypes[name] ?? {};
    const summary = `${table?.type?.summary ?? ""} ${type?.name === "other" ? type.value : ""}`;
    return isValidElement(initialArgs[name]) || /\bReact(Node|Element)\b/.test(summary);
  };
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      if (typeof initialArgs[name] === "string" && isDrawn(name)) return [name, { ...type, control: "text" as const }];
      return isTree(name) || isDrawn(name) ? [name, { ...type, control: false }] : [name, type];
    }),
  );
};

/** Shows a boolean as a switch at its default, instead of a button that must be pressed before a value can be set. */
const withDefaults: ArgsEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).flatMap(([name, { table }]) => {
      const value = table?.defaultValue?.summary;
      const isBoolean = value === "true" || value === "false";
      return isBoolean && !(name in initialArgs) ? [[name, value === "true"]] : [];
    }),
  );

const sentence = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** Only docs pages load it. */
const LazyDocsPage = lazy(() => import("./DocsPage.tsx"));
const LazyComponentPage = lazy(() => import("./ComponentPage.tsx"));

const preview: Preview = {
  tags: ["autodocs"],
  parameters: {
    // Reporting passed rules takes most of the time, and nothing reads them.
    a11y: { test: "error", options: { resultTypes: ["violations", "incomplete"] } },
    layout: "padded",
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          "overview",
          ["Introduction", "Contact sheet", "Copy deck", "Interaction states"],
          "theme",
          ["VisualLanguage", "Tokens"],
          "elements",
          "forms",
          "overlays",
          "navigation",
          "feedback",
          "illustrations",
          "recording",
          "cards",
          "frames",
          "screens",
          "machines",
        ],
      },
    },
    viewport: {
      options: Object.fromEntries(
        Object.values(viewports).map(({ name, width, height }) => [
          name,
          { name: `${sentence(name)}, ${width}`, styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
    // The same as in our own comparison; each story's modes are added below.
    chromatic: { prefersReducedMotion: "reduce" },
    docs: {
      container: (props: PropsWithChildren<DocsContainerProps>) => (
        <Suspense>
          <LazyDocsPage {...props} />
        </Suspense>
      ),
      page: () => (
        <Suspense>
          <LazyComponentPage />
        </Suspense>
      ),
    },
  },
  globalTypes: {
    theme: {
      description: "Theme",
      toolbar: { title: "Theme", icon: "contrast", items: Object.keys(toolbarThemes), dynamicTitle: true },
    },
    motion: {
      description: "Motion",
      toolbar: { title: "Motion", icon: "lightning", items: ["as the device asks", "still"], dynamicTitle: true },
    },
    text: {
      description: "Size of text",
      toolbar: { title: "Text", icon: "paragraph", items: textSizes, dynamicTitle: true },
    },
  },
  initialGlobals: { theme: "light", motion: "as the device asks", text: "100" },
  argTypesEnhancers: [addChromaticModes, withoutTrees],
  argsEnhancers: [withDefaults],
  decorators: [
    (Story, { globals, parameters }) => {
      setThemeAttributes(globals);
      // A dashboard screen is rendered on its sheet, inside the shell's main landmark.
      if (parameters["surface"] !== "sheet") return <Story />;
      return (
        <main className="sheet">
          <Story />
        </main>
      );
    },
  ],
  afterEach: async ({ canvasElement, globals }) => {
    await checkOtherTheme(canvasElement, () => setThemeAttributes(globals));
  },
};
export default preview;
