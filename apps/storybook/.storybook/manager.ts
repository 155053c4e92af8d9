import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/manager-api";
import { findBranding, type GlobalsEvent } from "./branding.ts";

addons.setConfig({ theme: findBranding("light"), sidebar: { showRoots: true } });

/** The frame around a story follows the theme that the toolbar gives the story. */
addons.register("lectern/theme", (api) => {
  const follow = ({ globals }: GlobalsEvent): void => {
    api.setOptions({ theme: findBranding(globals.theme) });
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
