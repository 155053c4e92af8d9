import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { addons, types } from "storybook/manager-api";
import { findBranding, type GlobalsEvent } from "./branding.ts";
import { StateChoice } from "./StateChoice.tsx";

addons.setConfig({ theme: findBranding("light"), sidebar: { showRoots: true } });

/** The frame around a story follows the theme that the toolbar gives the story. */
addons.register("lectern/theme", (api) => {
  const follow = ({ globals }: GlobalsEvent): void => {
    api.setOptions({ theme: findBranding(globals.theme) });
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});

addons.register("lectern/states", () => {
  addons.add("lectern/states/tool", {
    type: types.TOOL,
    title: "State",
    match: ({ viewMode }) => viewMode === "story",
    render: StateChoice,
  });
});
