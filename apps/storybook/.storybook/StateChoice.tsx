// oxlint-disable-next-line no-unused-vars -- the bundler of the manager makes calls of React.createElement of JSX
import React from "react";
import { useStorybookApi, useStorybookState } from "storybook/manager-api";

/** Chooses one of a screen's named states in the toolbar, which is also there in full screen, without the sidebar. */
export function StateChoice() {
  const api = useStorybookApi();
  const { storyId, index = {} } = useStorybookState();
  const storyEntry = index[storyId];
  if (storyEntry?.type !== "story" || !storyEntry.title.startsWith("screens/")) return null;
  const states = Object.values(index).filter((entry) => entry.type === "story" && entry.title === storyEntry.title);
  return (
    <label style={{ display: "flex", alignItems: "center", gap: 6, marginInline: 6, fontSize: 12 }}>
      State
      <select
        aria-label="State"
        style={{ font: "inherit", maxWidth: "16rem" }}
        value={storyId}
        onChange={({ target }) => api.selectStory(target.value)}
      >
        {states.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
