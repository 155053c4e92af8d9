import { expect, type Page } from "@playwright/test";
import { askToDeleteFolder } from "./journey.ts";
import { openMenu, signIn, signOut } from "./sign-in.ts";

/** A request that fails, or that gets the row's response. */
export interface Call {
  readonly url: string;
  readonly method?: "GET" | "HEAD" | "POST" | "PATCH" | "DELETE";
  /** 500 unless given; `lost` for a connection that breaks during the request. */
  readonly answer?: { readonly status?: number; readonly json?: unknown } | "lost";
  /** Fields to set in the backend's own response. */
  readonly saying?: object;
}

/** One row of docs/product.md#error-catalogue: what fails, and everything that is shown or logged. */
export interface Row {
  /** The exact text of the first column of the error catalogue in docs/product.md. */
  readonly situation: string;
  readonly rules: string;
  readonly what?: string;
  /** The student's email; null for a visitor, by default the free account. */
  readonly email?: string | null;
  readonly at: string;
  readonly call?: Call;
  /** Runs after the page has loaded and before the call fails. */
  readonly before?: (page: Page) => Promise<void>;
  /** What the student does. Without it, opening the page makes the call that fails. */
  readonly act?: (page: Page) => Promise<void>;
  /** The beginning of the one line that the app logs; without it, the app logs nothing. */
  readonly logs?: string;
  /** The beginning of a second line of the app, which is logged as well. */
  readonly logsToo?: string;
  /** The beginning of the additional line that React logs. */
  readonly thrown?: string;
  readonly alert?: string | RegExp;
  readonly toast?: string;
  /** How often the call is requested; nothing is retried. */
  readonly requests?: number | "often";
  readonly after?: (page: Page) => Promise<void>;
}

const rest = (table: string) => `**/rest/v1/${table}?*`;
const fn = (name: string) => `**/functions/v1/${name}`;
const nowhere = "00000000-0000-4000-8000-000000000000";
const RECORDINGS = "/dashboard/library/recordings";
const FOLDERS = "/dashboard/library/folders";

const main = (page: Page) => page.getByRole("main");
const card = (page: Page) => main(page).getByRole("article").first();
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const confirmed = (page: Page, name: string) => page.getByRole("alertdialog").getByRole("button", { name }).click();
const openCard = async (page: Page): Promise<void> => {
  await card(page).getByRole("link").click();
  await expect(card(page).or(page.getByRole("tab")).first()).toBeVisible();
};
const fromMenu = async (page: Page, item: string): Promise<void> => {
  await card(page)
    .getByRole("button", { name: /^More options for/ })
    .click();
  await page.getByRole("menuitem", { name: item }).click();
};
const rename = async (page: Page): Promise<void> => {
  await button(page, "Edit Title").click();
  await page.getByRole("textbox", { name: "Title" }).fill("Kept while it fails");
  await page.getByRole("textbox", { name: "Title" }).press("Enter");
};
const reopened = async (page: Page): Promise<void> =>
  expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Kept while it fails");
const join = async (page: Page, action: string | RegExp): Promise<void> => {
  await page.getByLabel("Email").fill("catalogue@school.test");
  await page.getByLabel("Password").fill("moss on stone");
  await button(page, action).click();
};
const applyCode = async (page: Page): Promise<void> => {
  await page.getByRole("textbox", { name: "Referral code" }).fill("QUIET234");
  await button(page, "Apply Code").click();
};
const mail = async (page: Page, isBlocked: boolean): Promise<void> => {
  await page.evaluate((blocked) => {
    window.open = () => {
      if (blocked) throw new DOMException("blocked", "SecurityError");
      return null;
    };
  }, isBlocked);
  await page.getByLabel("Subject").fill("Lost lecture");
  await page.getByLabel("Message").fill("Where is it?");
  await button(page, "Send").click();
};
const openTab = async (page: Page, tab: string): Promise<void> => {
  await openCard(page);
  await page.getByRole("tab", { name: tab }).click();
};
/** Whether the page has received a response from a matching address. */
const received = (page: Page, address: RegExp) =>
  page.waitForFunction(
    (source) => performance.getEntriesByType("resource").some(({ name }) => new RegExp(source).test(name)),
    address.source,
  );
/**
 * Waits until the transcript was read, which a visitor may not do, and supabase-js has loaded, which reads the session
 * again (packages/data/src/light-client.ts).
 */
const sessionIsWatched = async (page: Page): Promise<void> => {
  await received(page, /select=segments/);
  await received(page, /\/assets\/client-/);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
};
const generate = (page: Page) => button(page, "Generate Notes").click();

/** Every row of the error catalogue in docs/product.md, in its order. */
export const catalogue: readonly Row[] = [
  {
    situation: "Returning registration",
    rules: "AUT-07",
    email: null,
    at: "/login",
    call: { url: fn("create-user-context"), saying: { preExisting: true } },
    act: async (page) => {
      await signIn(page, `again-${Math.floor(Math.random() * 1e9)}@school.test`);
      await expect(page).toHaveURL("/dashboard");
    },
    toast: "Our records show you've registered before. To prevent abuse, wait until next week for more free time.",
    after: async (page) => {
      const toaster = page.locator("[data-sonner-toaster]").filter({ hasText: "registered before" });
      await expect(toaster).toHaveAttribute("data-x-position", "center");
      await expect(toaster).toHaveAttribute("data-y-position", "top");
    },
  },
  {
    situation: "Loading the subscription flag or looking for the profile",
    rules: "AUT-08",
    at: "/dashboard/tools",
    call: { url: "**/rest/v1/profiles?select=is_subscribed&*", method: "GET" },
    // One request says both.
    logs: "Error fetching subscription status",
    logsToo: "Error checking the profile",
    // Both the sign-in and the shell request it.
    requests: "often",
  },
  {
    situation: "Password sign-in",
    rules: "AUT-13",
    email: null,
    at: "/signup?mode=sign-in",
    call: {
      url: "**/auth/v1/token?grant_type=password",
      answer: { status: 400, json: { code: "invalid_credentials" } },
    },
    act: (page) => join(page, /^Log In$/),
    logs: "Error signing in",
    alert: "Failed to log in",
  },
  ...(["Google", "Apple"] as const).map(
    (provider): Row => ({
      situation: `Sign-in with ${provider}`,
      rules: "PUB-06",
      email: null,
      at: "/login",
      act: async (page) => {
        await button(page, new RegExp(provider)).click();
        await page.getByRole("button", { name: "Cancel", exact: true }).click();
        await expect(page).toHaveURL("/login");
      },
      logs: "Error completing the sign-in",
      alert: `Failed to sign in with ${provider}`,
    }),
  ),
  {
    situation: "Joining the beta",
    rules: "PUB-07",
    email: null,
    at: "/signup",
    call: { url: "**/auth/v1/signup*", method: "POST" },
    act: (page) => join(page, "Join Beta Program"),
    logs: "Error signing up",
    alert: "Failed to join beta program",
  },
  {
    situation: "Signing out",
    rules: "AUT-09",
    at: "/dashboard/tools",
    call: { url: "**/auth/v1/logout*", method: "POST" },
    act: signOut,
    logs: "Error signing out",
  },
  ...[401, 403, 404].map(
    (status): Row => ({
      situation: "Signing out",
      rules: "AUT-09",
      what: `with ${status}`,
      at: "/dashboard/tools",
      call: { url: "**/auth/v1/logout*", method: "POST", answer: { status, json: { message: "no" } } },
      act: signOut,
    }),
  ),
  ...["identity_already_exists", "identity_not_found", "single_identity_not_deletable"].map(
    (code): Row => ({
      situation: "Identity codes of the auth service",
      rules: "AUT-14",
      what: code,
      email: null,
      at: `/auth/callback?error=server_error&error_code=${code}&error_description=no`,
      logs: `Error completing the sign-in Failure: ${code.replaceAll("_", "-")}: no`,
      alert: "Failed to sign in with Google",
    }),
  ),
  {
    situation: "Loading home",
    rules: "SHL-09",
    what: "the counts",
    at: "/dashboard",
    call: { url: rest("recordings"), method: "HEAD" },
    logs: "Error fetching recordings",
    requests: 2,
    after: async (page) => {
      const stat = (label: string) => main(page).getByRole("listitem").filter({ hasText: label });
      await expect(stat("Total Recordings")).toHaveText(/^Total Recordings\s*0\s*Couldn't load$/);
      await expect(stat("minutes left this week")).toContainText("41");
      await expect(stat("minutes left this week")).not.toContainText("Couldn't load");
      await expect(main(page).locator("section").filter({ hasText: "Recent Recordings" }).locator("time")).toHaveCount(
        3,
      );
    },
  },
  {
    situation: "Loading home",
    rules: "SHL-09",
    what: "the recents",
    at: "/dashboard",
    call: { url: rest("recordings"), method: "GET" },
    logs: "Error fetching recordings",
    after: (page) => expect(page.getByText("No recent recordings")).toHaveCount(0),
  },
  {
    situation: "Loading home",
    rules: "SHL-09",
    what: "the minutes",
    at: "/dashboard",
    call: { url: "**/rest/v1/profiles?select=recording_time*", method: "GET" },
    logs: "Error fetching recordings",
    after: async (page) => {
      const minutes = main(page).getByRole("listitem").filter({ hasText: "minutes left this week" });
      await expect(minutes).toContainText(/Recording Time0.*Couldn't load/);
      await expect(minutes).not.toContainText("bonus");
    },
  },
  {
    situation: "Library lists, deleting, creating",
    rules: "REC-09",
    what: "recordings",
    at: RECORDINGS,
    call: { url: rest("recordings"), method: "GET" },
    logs: "Error fetching recordings",
    after: async (page) => {
      await expect(page.getByRole("heading", { level: 1, name: "Recordings" })).toBeVisible();
      await expect(page.getByText("No recordings")).toHaveCount(0);
    },
  },
  {
    situation: "Library lists, deleting, creating",
    rules: "REC-09",
    what: "a delete",
    at: RECORDINGS,
    call: { url: rest("recordings"), method: "DELETE" },
    act: async (page) => {
      await fromMenu(page, "Delete");
      await confirmed(page, "Delete");
    },
    logs: "Error deleting recording",
  },
  {
    situation: "Library lists, deleting, creating",
    rules: "REC-09",
    what: "folders",
    at: FOLDERS,
    call: { url: rest("folders"), method: "GET" },
    logs: "Error fetching folders",
  },
  {
    situation: "Library lists, deleting, creating",
    rules: "FOL-02",
    what: "an insert",
    at: FOLDERS,
    call: { url: rest("folders"), method: "POST" },
    act: async (page) => {
      await button(page, "New Folder").first().click();
      await page.getByLabel("Folder Name").fill("Kept while it fails");
      await button(page, "Create Folder").click();
    },
    logs: "Error creating folder",
    after: async (page) => {
      await expect(page.getByLabel("Folder Name")).toHaveValue("Kept while it fails");
      await expect(button(page, "Create Folder")).toBeEnabled();
    },
  },
  {
    situation: "Library lists, deleting, creating",
    rules: "REC-09",
    what: "favorites",
    at: "/dashboard/library/favorites",
    call: { url: rest("recordings"), method: "GET" },
    logs: "Error fetching favorites",
    after: (page) => expect(page.getByText("Add recordings to your favorites for quick access")).toHaveCount(0),
  },
  {
    situation: "Library lists, deleting, creating",
    rules: "STG-03",
    what: "study guides",
    at: "/dashboard/library/reviews",
    call: { url: rest("study_guides"), method: "GET" },
    logs: "Error fetching study guides",
    after: (page) => expect(page.getByText("No study guides")).toHaveCount(0),
  },
  {
    situation: "Loading a recording",
    rules: "RDT-08",
    at: `/dashboard/library/recording/${nowhere}`,
    logs: "Error fetching recording",
    alert: "Failed to load recording",
  },
  {
    situation: "Loading a folder",
    rules: "FOL-08",
    what: "the folder",
    at: `/dashboard/library/folder/${nowhere}`,
    logs: "Error fetching folder",
    alert: "Failed to load folder",
  },
  {
    situation: "Loading a folder",
    rules: "FOL-08",
    what: "its recordings",
    at: FOLDERS,
    call: { url: rest("recordings"), method: "GET" },
    act: (page) => card(page).getByRole("link").click(),
    logs: "Error fetching recordings",
    alert: "Failed to load recordings",
    after: (page) => expect(page.getByRole("heading", { level: 1, name: "Electives & extras" })).toBeVisible(),
  },
  {
    situation: "Loading a folder's key terms",
    rules: "UNT-03",
    at: FOLDERS,
    before: openFolder,
    call: { url: "**/rest/v1/rpc/read_unit_terms*" },
    act: (page) => page.getByRole("region", { name: "Key terms" }).getByRole("button", { name: "Key terms" }).click(),
    logs: "Error fetching key terms",
    alert: "Couldn't load key terms",
  },
  {
    situation: "Taking a recording out of a folder",
    rules: "FOL-08",
    at: FOLDERS,
    before: openFolder,
    call: { url: rest("recordings"), method: "PATCH" },
    act: (page) => fromMenu(page, "Remove from Folder"),
    logs: "Error moving recording",
    toast: "Failed to remove recording from folder",
  },
  {
    situation: "Deleting a folder",
    rules: "FOL-08",
    at: FOLDERS,
    before: openFolder,
    call: { url: rest("folders"), method: "DELETE" },
    act: deleteFolder,
    logs: "Error deleting folder",
    toast: "Failed to delete folder",
  },
  {
    situation: "Deleting a folder",
    rules: "FOL-08",
    what: "without a failure",
    at: FOLDERS,
    before: openFolder,
    call: { url: rest("folders"), method: "DELETE", answer: { status: 204 } },
    act: deleteFolder,
    toast: "Folder deleted",
    after: (page) => expect(page).toHaveURL(FOLDERS),
  },
  {
    situation: "Anything else in a folder",
    rules: "FOL-08",
    at: FOLDERS,
    before: openFolder,
    call: { url: "**/rest/v1/rpc/change_recordings", method: "POST" },
    act: async (page) => {
      await button(page, "Add Recording").click();
      await page.getByRole("dialog").getByRole("checkbox").first().check({ force: true });
      await button(page, "Add to Folder (1)").click();
    },
    logs: "Error changing recordings",
    toast: "An unexpected error occurred",
  },
  {
    situation: "Loading a study guide",
    rules: "STG-03",
    at: `/dashboard/library/study-guide/${nowhere}`,
    logs: "Error fetching study guide",
    alert: "Failed to load study guide",
  },
  {
    situation: "Generating notes, also without a session",
    rules: "RDT-08",
    at: RECORDINGS,
    before: (page) => openTab(page, "Customize"),
    call: { url: fn("customize-ai-summary"), answer: { status: 502, json: { error: "The model is away" } } },
    act: generate,
    logs: "Error generating notes",
    alert: "Failed to generate notes. The model is away",
  },
  {
    situation: "Generating notes, also without a session",
    rules: "RDT-08",
    what: "without a session",
    at: RECORDINGS,
    before: async (page) => {
      await openTab(page, "Customize");
      await sessionIsWatched(page);
    },
    act: async (page) => {
      await page.evaluate(() => localStorage.removeItem("lectern-session"));
      await generate(page);
    },
    logs: "Error generating notes",
    alert: "Failed to generate notes. Please log in again.",
  },
  {
    situation: "Asking in chat",
    rules: "RDT-08",
    at: RECORDINGS,
    before: (page) => openTab(page, "Chat"),
    call: { url: fn("openai"), answer: "lost" },
    act: async (page) => {
      await page.getByPlaceholder("Ask about your recording...").fill("Why?");
      await page.getByPlaceholder("Ask about your recording...").press("Enter");
    },
    logs: "Error getting a response",
    alert: "Failed to get response",
  },
  {
    situation: "Asking for a summary again",
    rules: "RDT-08 SRV-13",
    at: RECORDINGS,
    before: async (page) => {
      await page.route(rest("recordings"), async (route) => {
        const response = await route.fetch();
        const body: unknown = await response.json();
        const isList = Array.isArray(body);
        return route.fulfill({ response, json: isList ? body : { ...(body as object), ai_summary: null } });
      });
      await openCard(page);
    },
    call: { url: fn("retry-summary"), answer: { status: 429, json: { error: "Try again tomorrow." } } },
    act: (page) => button(page, "Try Again").click(),
    logs: "Error retrying summary",
    alert: "Couldn't request the summary. Try again tomorrow.",
  },
  {
    situation: "Saving the default style",
    rules: "SET-02",
    at: "/dashboard/settings",
    call: { url: rest("user_info"), method: "PATCH" },
    act: chooseStyle,
    logs: "Error updating default style",
    toast: "Failed to update default style",
  },
  {
    situation: "Saving the default style",
    rules: "SET-02",
    what: "without a failure",
    at: "/dashboard/settings",
    call: { url: rest("user_info"), method: "PATCH", answer: { status: 200, json: [{ id: nowhere }] } },
    act: chooseStyle,
    toast: "Summary style updated",
  },
  {
    situation: "Deleting the account",
    rules: "SET-04",
    at: "/dashboard/settings",
    call: { url: fn("delete-user") },
    act: async (page) => {
      await button(page, "Delete Account").click();
      await confirmed(page, "Yes, Delete My Account");
    },
    logs: "Error deleting account",
    toast: "Failed to delete account. Please try again.",
  },
  {
    situation: "Opening a checkout",
    rules: "SUB-02",
    at: "/dashboard/subscription",
    call: { url: fn("create-checkout-session") },
    act: (page) => main(page).getByRole("article").first().getByRole("button").click(),
    logs: "Error creating checkout session",
    toast: "Failed to create checkout session. Please try again.",
    after: async (page) => {
      await expect(page.getByText("Getting your checkout session ready...")).toHaveCount(0);
      await expect(main(page).getByRole("article").first().getByRole("button")).toBeEnabled();
    },
  },
  ...["/dashboard/subscription", "/dashboard/manage-subscription"].map(
    (at): Row => ({
      situation: "Opening the billing portal",
      rules: "SUB-03",
      what: `on ${at}`,
      email: "pro@lectern.test",
      at,
      call: { url: fn("create-customer-portal") },
      act: (page) => button(page, "Manage Subscription").click(),
      logs: "Error opening the billing portal",
      toast: "Failed to load subscription page. Please try again.",
    }),
  ),
  {
    situation: "Redeeming and copying codes",
    rules: "REF-03",
    at: "/dashboard/referrals",
    call: { url: fn("apply-referral-code"), answer: { status: 422, json: { error: "This code does not exist." } } },
    act: applyCode,
    logs: "Error applying referral code",
    toast: "Failed to apply referral code",
    after: (page) => expect(page.getByText("This code does not exist.")).toBeVisible(),
  },
  {
    situation: "Redeeming and copying codes",
    rules: "REF-03",
    what: "without a failure",
    at: "/dashboard/referrals",
    call: { url: fn("apply-referral-code"), answer: { status: 200, json: { success: true } } },
    act: applyCode,
    toast: "Referral code applied!",
  },
  {
    situation: "Redeeming and copying codes",
    rules: "REF-01",
    what: "copied",
    at: "/dashboard/referrals",
    before: (page) => page.context().grantPermissions(["clipboard-read", "clipboard-write"]),
    act: (page) => button(page, "Copy Code").click(),
    toast: "Code copied!",
  },
  {
    situation: "Support forms",
    rules: "SUP-04",
    at: "/dashboard/settings/contact-support?category=technical",
    act: (page) => mail(page, true),
    logs: "Error opening the mail client",
    toast: "Could not open email client. Please email us directly at support@lectern.example",
  },
  {
    situation: "Support forms",
    rules: "SUP-04",
    what: "without a failure",
    at: "/dashboard/settings/contact-support?category=technical",
    act: (page) => mail(page, false),
    toast: "Email client opened",
  },
  {
    situation: "Starring, renaming, deleting a recording",
    rules: "REC-09",
    what: "favorite",
    at: RECORDINGS,
    call: { url: rest("recordings"), method: "PATCH" },
    act: (page) =>
      card(page)
        .getByRole("button", { name: /^Favorite/ })
        .click(),
    logs: "Error updating favorite",
  },
  {
    situation: "Starring, renaming, deleting a recording",
    rules: "RDT-08",
    what: "title",
    at: RECORDINGS,
    before: openCard,
    call: { url: rest("recordings"), method: "PATCH" },
    act: rename,
    logs: "Error updating title",
    after: reopened,
  },
  {
    situation: "Starring, renaming, deleting a recording",
    rules: "RDT-08",
    what: "delete",
    at: RECORDINGS,
    before: openCard,
    call: { url: rest("recordings"), method: "DELETE" },
    act: async (page) => {
      await button(page, "Delete Recording").click();
      await confirmed(page, "Delete");
    },
    logs: "Error deleting recording",
    after: (page) => expect(page.getByRole("tab", { name: "Summary" })).toBeVisible(),
  },
  {
    situation: "Marking a lecture as read",
    rules: "UNT-07",
    at: RECORDINGS,
    before: openCard,
    call: { url: rest("recordings"), method: "PATCH" },
    act: async (page) => {
      await expect(page.getByRole("tab", { name: "Summary" })).toBeVisible();
      await button(page, /^More options for/).click();
      await page.getByRole("menuitem", { name: /^Mark as (Not )?Read$/ }).click();
    },
    logs: "Error updating what is read",
    toast: "Couldn't mark the recording",
  },
  {
    situation: "Unknown address",
    rules: "PUB-13",
    at: "/dashboard/nothing-here",
    after: (page) => expect(page.getByRole("link", { name: "Go to Dashboard" })).toBeVisible(),
  },
  {
    situation: "A thrown error",
    rules: "PUB-15",
    at: "/dashboard/tools",
    act: async (page) => {
      await page.evaluate(() => {
        // oxlint-disable-next-line no-extend-native -- the row is about a page that can't be rendered
        Object.defineProperty(Date.prototype, "getMonth", {
          get() {
            throw new Error("a date that can't be drawn");
          },
        });
      });
      await openMenu(page);
      await page.getByRole("navigation").getByRole("link", { name: "Recordings", exact: true }).click();
    },
    logs: "Unexpected Application Error!",
    thrown: "Error: a date that can't be drawn",
    alert: /Unexpected Application Error!/,
    after: (page) => expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible(),
  },
];

async function openFolder(page: Page): Promise<void> {
  await card(page).getByRole("link").click();
  await expect(button(page, "Add Recording")).toBeVisible();
  await expect(card(page).getByRole("link", { name: /^Open Recording/ })).toBeVisible();
}

async function deleteFolder(page: Page): Promise<void> {
  await askToDeleteFolder(page);
  await confirmed(page, "Delete");
}

async function chooseStyle(page: Page): Promise<void> {
  const essay = main(page).getByRole("radio", { name: /Essay/ });
  await expect(essay).toBeEnabled();
  await essay.check({ force: true });
}
