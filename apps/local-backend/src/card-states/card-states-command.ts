/** `npm run card-states`: replays the log of every card and stores the states that differ. There should be none. */
import { runOnProject } from "../run-on-project.ts";
import { rebuildCardStates } from "./rebuild-card-states.ts";

await runOnProject(async (project) => {
  const { cards, reviews, different } = await rebuildCardStates(project, (count) =>
    console.log(`${count} cards so far`),
  );
  console.log(
    different === 0
      ? `The states of ${cards} cards are what their ${reviews} reviews give.`
      : `Of ${cards} cards with ${reviews} reviews, ${different} had another state than their log gives. The right states are stored now.`,
  );
});
