import { screen, userEvent, waitFor, within, expect } from "storybook/test";
import { paths } from "@lectern/web/paths";
import type { JourneyProps } from "./Journey.tsx";
import type { JourneyBackend } from "./journey-backend.ts";
import { answer, finishLecture, lecture, sendLecture } from "./lecture.ts";

/** One step: an action, and what the student sees after it. */
interface JourneyStep {
  readonly name: string;
  readonly act: (backend: JourneyBackend) => Promise<void>;
}

export interface JourneyDefinition extends Omit<JourneyProps, "backend"> {
  /** Fills the backend before the journey begins. */
  readonly prepare: (backend: JourneyBackend) => void;
  readonly steps: readonly JourneyStep[];
}

/** The 16 weeks that a semester's plan lasts, in ms. */
const SEMESTER_MS = 16 * 7 * 24 * 3_600_000;

/** The first visit of a page loads its code, which takes a while on a busy computer. */
const patient = { timeout: 20_000 };

const see = async (text: string | RegExp): Promise<void> =>
  await waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible(), patient);
const press = async (role: "button" | "link" | "tab", name: string | RegExp): Promise<void> =>
  await userEvent.click(await screen.findByRole(role, { name }, patient));
const seeHeading = async (name: string | RegExp): Promise<void> =>
  await waitFor(() => expect(screen.getByRole("heading", { level: 1, name })).toBeVisible(), patient);
/** Returns to the page repeatedly until it shows something: each return reads the newest recordings at once. */
const returnUntil = async (isShown: () => void | Promise<void>): Promise<void> =>
  await waitFor(() => {
    dispatchEvent(new Event("visibilitychange"));
    return isShown();
  }, patient);

const findPlan = async (name: string): Promise<HTMLElement> => {
  const heading = await screen.findByRole("heading", { name }, patient);
  const card = heading.closest("article");
  if (card === null) throw new Error(`${name} is no plan`);
  return card;
};

export const firstSignIn: JourneyDefinition = {
  start: paths.login,
  prepare: (backend) => backend.hold("create-user-context"),
  steps: [
    { name: "Opens the login page", act: () => see("Continue with Google") },
    {
      name: "Leaves for Google",
      act: async () => {
        await press("button", "Continue with Google");
        await seeHeading("Sign in with Google");
      },
    },
    {
      name: "Comes back to an account that is being set up",
      act: async () => {
        await press("button", /^Continue as/);
        await see("Setting things up for you...");
      },
    },
    {
      name: "Sees the dashboard of a new account",
      act: async (backend) => {
        backend.release("create-user-context");
        await see("No recent recordings");
      },
    },
    {
      name: "Reads how the first lecture comes",
      act: async () => {
        await see("Record a lecture. It appears here by itself.");
        await waitFor(
          () => expect(screen.getByRole("main")).toHaveTextContent("75 minutes to record this week"),
          patient,
        );
      },
    },
  ],
};

export const lectureArrives: JourneyDefinition = {
  start: paths.recordings,
  isSignedIn: true,
  prepare: (backend) => backend.addProfile(),
  steps: [
    { name: "Opens an empty library", act: () => see("No recordings") },
    {
      name: "Records with the phone, which sends the lecture",
      act: async (backend) => {
        sendLecture(backend);
        await returnUntil(() => expect(screen.getByText("1 recording is being prepared")).toBeVisible());
      },
    },
    {
      name: "Sees the lecture come into the library",
      act: async (backend) => {
        finishLecture(backend);
        await returnUntil(() => expect(screen.getByRole("heading", { name: lecture.name })).toBeVisible());
        await expect(await screen.findByText(`${lecture.name} is ready.`, {}, patient)).toBeInTheDocument();
      },
    },
    {
      name: "Opens its summary",
      act: async () => {
        await press("link", /Open Recording|Cell biology/);
        await seeHeading(lecture.name);
        await see(/a heart muscle cell three times as many/);
      },
    },
  ],
};

export const askAndCite: JourneyDefinition = {
  start: paths.recording(lecture.id),
  isSignedIn: true,
  prepare: (backend) => {
    backend.addProfile();
    sendLecture(backend);
    finishLecture(backend);
    backend.setAnswer(answer);
    backend.hold("openai");
  },
  steps: [
    { name: "Reads the summary of a lecture", act: () => see(/a heart muscle cell three times as many/) },
    {
      name: "Opens the chat",
      act: async () => {
        await press("tab", "Chat");
        await see("Feel free to ask AI more specific questions about your recording here.");
      },
    },
    {
      name: "Asks, and waits",
      act: async () => {
        const field = await screen.findByPlaceholderText("Ask about your recording...", {}, patient);
        await userEvent.type(field, `${lecture.question}{Enter}`);
        await see("Thinking...");
      },
    },
    {
      name: "Reads an answer with its sources",
      act: async (backend) => {
        backend.release("openai");
        await see("not found in the recording");
      },
    },
    {
      name: "Follows a sentence to where it was said",
      act: async () => {
        await press("link", `Transcript at ${lecture.quoted.time}`);
        await waitFor(
          () => expect(document.querySelector("[aria-current=location]")).toHaveTextContent(lecture.quoted.text),
          patient,
        );
      },
    },
  ],
};

export const upgrade: JourneyDefinition = {
  start: paths.subscription,
  isSignedIn: true,
  prepare: (backend) => {
    backend.addProfile();
    backend.hold("create-checkout-session");
  },
  steps: [
    { name: "Compares the plans", act: async () => void (await findPlan("Semester")) },
    {
      name: "Chooses one",
      act: async () => {
        await userEvent.click(within(await findPlan("Semester")).getByRole("button"));
        await see("Getting your checkout session ready...");
      },
    },
    {
      name: "Is led to the checkout",
      act: async (backend) => {
        backend.release("create-checkout-session");
        await seeHeading("Checkout");
      },
    },
    {
      name: "Pays, and waits for the confirmation",
      act: async () => {
        await press("button", "Pay");
        await see("Checking your subscription...");
      },
    },
    {
      name: "Is a subscriber",
      act: async ({ rows }) => {
        rows.profiles = rows.profiles.map((profile) => ({
          ...profile,
          is_subscribed: true,
          subscription_end_date: new Date(Date.now() + SEMESTER_MS).toISOString(),
        }));
        await seeHeading("Thank you for subscribing!");
        await see("Premium Semester");
      },
    },
  ],
};

const dialog = async () => within(await screen.findByRole("alertdialog", {}, patient));

export const deleteAccount: JourneyDefinition = {
  start: paths.settings,
  isSignedIn: true,
  prepare: (backend) => {
    backend.addProfile();
    sendLecture(backend);
    finishLecture(backend);
    backend.hold("delete-user");
  },
  steps: [
    {
      name: "Opens the settings",
      act: async () => {
        await seeHeading("Settings");
        await see("Delete Account");
      },
    },
    {
      name: "Asks to delete the account",
      act: async () => {
        await press("button", "Delete Account");
        await (await dialog()).findByText("Are you sure?");
      },
    },
    {
      name: "Confirms, and can't turn back",
      act: async () => {
        await userEvent.click((await dialog()).getByRole("button", { name: "Yes, Delete My Account" }));
        await waitFor(() => expect(screen.getByRole("button", { name: "Cancel" })).toBeDisabled(), patient);
      },
    },
    {
      name: "Gets a receipt",
      act: async (backend) => {
        backend.release("delete-user");
        await see("Your account is deleted");
        await see(/1 recording/);
      },
    },
    {
      name: "Is a visitor again",
      act: async () => {
        await press("button", "Done");
        await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull(), patient);
        await seeHeading(/./);
        await expect((await screen.findAllByRole("link", { name: "Login" }, patient))[0]).toBeInTheDocument();
      },
    },
  ],
};
