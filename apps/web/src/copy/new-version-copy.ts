/** The toast of a build that the device has stored since the page was opened. */
export const NEW_VERSION = "A new version is ready.";
export const RELOAD = "Reload";
