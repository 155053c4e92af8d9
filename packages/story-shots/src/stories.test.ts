import { expect, it } from "vitest";
import { selectsStory } from "./stories.ts";

const login = {
  id: "screens-login-login-states--all-states",
  title: "screens/login/Login.states",
  name: "All States",
  importPath: "../web/src/pages/login/Login.states.stories.tsx",
};
const card = {
  id: "cards-recordingcard--default",
  title: "cards/RecordingCard",
  name: "Default",
  importPath: "../../packages/ui/src/cards/recording-card/RecordingCard.stories.tsx",
};

it.each([
  "apps/web/src/pages/login/Login.states.stories.tsx",
  "apps/web/src/pages/login",
  "apps/web/src/pages/login/",
  "screens/login",
  "screens/login/Login.states",
  "screens/login/Login.states/All States",
  "screens-login-login-states--all-states",
])("QAS-03 --only=%s selects the story, and not another", (word) => {
  expect([login, card].filter((story) => selectsStory(word, story, "apps/storybook"))).toEqual([login]);
});

it.each(["packages/ui/src/cards/recording-card", "./packages/ui/src/cards/recording-card/RecordingCard.tsx", "cards"])(
  "QAS-03 --only=%s selects a story of packages/ui",
  (word) => {
    expect([login, card].filter((story) => selectsStory(word, story, "apps/storybook"))).toEqual([card]);
  },
);
