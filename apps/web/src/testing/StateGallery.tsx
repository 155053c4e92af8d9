import { type ReachableState, findReachableStates, toStateSlug } from "@lectern/machines/reachable-states";
import type { MachineModel } from "@lectern/machines/machine-model";
import { toast, Toaster } from "@lectern/ui/overlays/toaster";
import { type ReactNode, useEffect, useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import type { AnyStateMachine } from "xstate";

interface StateGalleryProps<Machine extends AnyStateMachine> {
  readonly model: MachineModel<Machine>;
  /** Renders a state: the real View with the real mapping of the snapshot. */
  readonly children: (state: ReachableState<Machine>) => ReactNode;
  /** For Views that can't be on a page twice: a dialog, or a page with its own landmarks. */
  readonly oneAtATime?: boolean;
  /** The state to show first: its name in the form of `toStateSlug`, or its index among the states, from 0. */
  readonly chosen?: string | undefined;
  /** The toast that the product shows in a state in addition to the View, if there is one. */
  readonly toToast?: ((state: ReachableState<Machine>) => GalleryToast | undefined) | undefined;
}

/** A toast as the product shows it. */
export interface GalleryToast {
  readonly kind: "loading" | "error";
  readonly words: string;
}

/** One id, so that a state's toast replaces the previous one. */
const TOAST = "state";

/** Shows a toast for as long as its state is shown. */
function ShownToast({ kind, words }: GalleryToast) {
  useEffect(() => {
    toast[kind](words, { id: TOAST, duration: Infinity });
    return () => void toast.dismiss(TOAST);
  }, [kind, words]);
  return <Toaster />;
}

/** Args that the story's address can set: the state to show. Links in the machines' diagrams use them. */
export interface StateArgs {
  readonly state?: string | undefined;
}

/**
 * Formats a path as a sentence: "plan.chosen → openCheckout failed" becomes "plan chosen, then open checkout failed".
 */
const toSentence = (path: string): string =>
  path
    .split(" → ")
    .map((event) => event.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll(".", " "))
    .join(", then ");

/** "confirming.asking: deletion requested, then delete account failed". */
const toLabel = ({ name, path }: ReachableState): string => (path === "" ? name : `${name}: ${toSentence(path)}`);

const scrollIntoView = (element: HTMLElement | null): void => element?.scrollIntoView();

/** Renders every reachable state of a machine with its real View. The states are found by exploring the machine. */
function StateGallery<Machine extends AnyStateMachine>({
  model,
  children,
  oneAtATime = false,
  chosen = "",
  toToast,
}: StateGalleryProps<Machine>) {
  const { states } = findReachableStates(model);
  const first = /^\d+$/.test(chosen) ? Number(chosen) : states.findIndex(({ name }) => toStateSlug(name) === chosen);
  const [shown, setShown] = useState(Math.max(0, first));
  const current = states[shown];
  if (!oneAtATime) {
    return states.map((state, index) => (
      <div
        key={state.key}
        data-machine={model.name}
        data-state-key={state.key}
        {...(index === first ? { "data-chosen": true, ref: scrollIntoView } : {})}
      >
        <p style={{ overflowWrap: "anywhere" }}>{toLabel(state as ReachableState)}</p>
        {/* A page has space above its title, where the link back stands. */}
        <div data-state-view style={{ paddingBlockStart: "2.5rem" }}>
          {children(state)}
        </div>
      </div>
    ));
  }
  const shownToast = current && toToast?.(current);
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
              {toLabel(state as ReachableState)}
            </option>
          ))}
        </select>
      </label>
      {current && (
        <div key={current.key} data-state-view>
          {children(current)}
        </div>
      )}
      {shownToast && <ShownToast {...shownToast} />}
    </>
  );
}

interface PlayContext {
  readonly canvasElement: HTMLElement;
  readonly args: StateArgs;
}

/** Expects every state to render some text. */
async function expectEveryStateVisible({ canvasElement }: Pick<PlayContext, "canvasElement">): Promise<void> {
  const views = [...canvasElement.querySelectorAll("[data-state-view]")];
  await expect(views.length).toBeGreaterThan(0);
  await expect(views.filter((view) => view.textContent?.trim() === "")).toEqual([]);
}

/** The visual tests' global. They select each state themselves, and then call `see`. */
interface Stage {
  see?: (words: string) => Promise<void>;
}

/** Creates a play function that selects each state in turn and calls `see` with its View. */
const playEachState =
  (see: (view: Element, words: string) => void | Promise<void>) =>
  async ({ canvasElement, args }: PlayContext): Promise<void> => {
    const seen = async (words: string) => await see(canvasElement.querySelector("[data-state-view]") as Element, words);
    const { stage } = globalThis as { readonly stage?: Stage };
    if (stage !== undefined) {
      stage.see = seen;
      return;
    }
    // A link to one state shows that state.
    if (args.state) return;
    const choice = within(canvasElement).getByRole<HTMLSelectElement>("combobox", { hidden: true });
    for (const { value, textContent } of choice.options) {
      // oxlint-disable-next-line no-await-in-loop -- only one state is shown at a time
      await userEvent.selectOptions(choice, value, { pointerEventsCheck: 0 });
      // oxlint-disable-next-line no-await-in-loop
      await waitFor(() => seen(textContent ?? ""));
    }
  };

interface AllStatesOptions<Machine extends AnyStateMachine> extends Pick<StateGalleryProps<Machine>, "toToast"> {
  /** Shows one state at a time, and is called with the View of each. Without it, all are on one page. */
  readonly see?: (view: Element, words: string) => void | Promise<void>;
}

/**
 * Creates the story of a machine's states.
 *
 * @param children renders a state: the real View with the real mapping of the snapshot
 */
export function showAllStates<Machine extends AnyStateMachine>(
  model: MachineModel<Machine>,
  children: StateGalleryProps<Machine>["children"],
  { see, toToast }: AllStatesOptions<Machine> = {},
) {
  return {
    args: { state: "" },
    // Several pages in one story repeat landmarks that are unique on a page.
    parameters: see ? {} : { a11y: { config: { rules: [{ id: "landmark-unique", enabled: false }] } } },
    render: ({ state }: StateArgs) => (
      <StateGallery key={state} model={model} oneAtATime={see !== undefined} chosen={state} toToast={toToast}>
        {children}
      </StateGallery>
    ),
    play: see ? playEachState(see) : expectEveryStateVisible,
  };
}
