import { type ReachableState, findReachableStates, toStateSlug } from "@lectern/machines/reachable-states";
import type { MachineModel } from "@lectern/machines/machine-model";
import { type ReactNode, useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import type { AnyStateMachine } from "xstate";

interface StateGalleryProps<Machine extends AnyStateMachine> {
  readonly model: MachineModel<Machine>;
  /** What a student sees of a state: the real View, given what the real mapping makes of the snapshot. */
  readonly children: (state: ReachableState<Machine>) => ReactNode;
  /** For what can't stand beside itself on one page: a dialog, or a page with landmarks of its own. */
  readonly oneAtATime?: boolean;
  /** The state to begin with, as `toStateSlug` writes it. */
  readonly chosen?: string | undefined;
}

/** What an address may say of such a story: which state. The diagrams lead to states by it. */
export interface StateArgs {
  readonly state?: string | undefined;
}

/** Pages stand beside one another here: what must be unique on a page is there once a state. */
export const besideOneAnother = {
  a11y: { config: { rules: [{ id: "landmark-unique", enabled: false }] } },
};

const wordsOf = ({ name, path }: ReachableState): string => (path === "" ? name : `${name}: ${path}`);

const goTo = (element: HTMLElement | null): void => element?.scrollIntoView();

/** Every state that can be reached of a machine, as it looks. Nobody lists them: they are found in the machine. */
export function StateGallery<Machine extends AnyStateMachine>({
  model,
  children,
  oneAtATime = false,
  chosen = "",
}: StateGalleryProps<Machine>) {
  const { states } = findReachableStates(model);
  const first = states.findIndex(({ name }) => toStateSlug(name) === chosen);
  const [shown, setShown] = useState(Math.max(0, first));
  const current = states[shown];
  if (!oneAtATime) {
    return states.map((state, index) => (
      <div
        key={state.key}
        data-machine={model.name}
        data-state-key={state.key}
        {...(index === first ? { "data-chosen": true, ref: goTo } : {})}
      >
        <p>{wordsOf(state as ReachableState)}</p>
        <div data-state-view>{children(state)}</div>
      </div>
    ));
  }
  return (
    <>
      <label style={{ display: "grid", gap: 4, padding: 16, fontSize: 13 }}>
        State
        <select
          value={shown}
          style={{ font: "inherit", color: "inherit", background: "transparent", minBlockSize: 32, minInlineSize: 0 }}
          onChange={(event) => setShown(Number(event.target.value))}
        >
          {states.map((state, index) => (
            <option key={state.key} value={index} data-machine={model.name} data-state-key={state.key}>
              {wordsOf(state as ReachableState)}
            </option>
          ))}
        </select>
      </label>
      {current && (
        <div key={current.key} data-state-view>
          {children(current)}
        </div>
      )}
    </>
  );
}

interface PlayContext {
  readonly canvasElement: HTMLElement;
  readonly args: StateArgs;
}

/** Every state shows something. */
export async function seeEveryState({ canvasElement }: Pick<PlayContext, "canvasElement">): Promise<void> {
  const views = [...canvasElement.querySelectorAll("[data-state-view]")];
  await expect(views.length).toBeGreaterThan(0);
  await expect(views.filter((view) => view.textContent?.trim() === "")).toEqual([]);
}

/** What takes pictures: it turns to each state itself, and then asks what the story has to say of it. */
interface Stage {
  see?: (words: string) => Promise<void>;
}

/** Goes through the states one by one; `see` looks at each, and may reach what stands outside the canvas. */
export const seeStateByState =
  (see: (view: Element, words: string) => void | Promise<void>) =>
  async ({ canvasElement, args }: PlayContext): Promise<void> => {
    const seen = async (words: string) => await see(canvasElement.querySelector("[data-state-view]") as Element, words);
    const { stage } = globalThis as { readonly stage?: Stage };
    if (stage !== undefined) {
      stage.see = seen;
      return;
    }
    // Whoever came for one state is left with it.
    if (args.state) return;
    const choice = within(canvasElement).getByRole<HTMLSelectElement>("combobox", { hidden: true });
    for (const { value, textContent } of choice.options) {
      // oxlint-disable-next-line no-await-in-loop -- one after another is what is shown
      await userEvent.selectOptions(choice, value, { pointerEventsCheck: 0 });
      // oxlint-disable-next-line no-await-in-loop
      await waitFor(() => seen(textContent ?? ""));
    }
  };
