import type { Meta, StoryObj } from "@storybook/react-vite";
import { useCallback, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { LinkProvider, type RouterLinkProps } from "../../elements/link/Link.tsx";
import { CardDetails } from "../../cards/card-details/CardDetails.tsx";
import { lectureDetails, lectures } from "../../samples/recordings.ts";
import { samplePaths } from "../../samples/paths.ts";
import { RecordingsView } from "../../screens/recordings/RecordingsView.tsx";
import { loadListParts } from "../../screens/recordings/recording-list/RecordingList.tsx";
import { DashboardShell, type DashboardShellProps } from "./DashboardShell.tsx";
// The app loads its code later; a story loads it first.
import "./DashboardShellDrawer.tsx";

const meta = {
  component: DashboardShell,
  loaders: [async () => void (await loadListParts())],
  parameters: { layout: "fullscreen" },
  args: {
    email: "maya.okonkwo@college.edu",
    subscription: "not-subscribed",
    currentPath: samplePaths.recordings,
    paths: samplePaths,
    theme: "system",
    onThemeChange: fn(),
    onSignOut: fn(),
    settingUp: false,
    children: (
      <RecordingsView
        state={{ kind: "ready", recordings: lectures }}
        query=""
        onRetry={fn()}
        onQueryChange={fn()}
        recordingHref={(id) => `#${id}`}
        renderDetails={() => <CardDetails details={lectureDetails} />}
        onToggleFavorite={fn()}
        onDelete={fn()}
        options={{ order: "date", layout: "cards", onOrderChange: fn(), onLayoutChange: fn() }}
        today={new Date("2025-10-03T12:00:00Z")}
      />
    ),
  },
} satisfies Meta<typeof DashboardShell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A minimal router: a link sets the path, as the app's would. */
function Routed(args: DashboardShellProps) {
  const [path, setPath] = useState(args.currentPath);
  const RouterLink = useCallback(
    ({ href, onClick, ...rest }: RouterLinkProps) => (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it handles clicks on links, which Enter activates
      <a
        {...rest}
        href={href}
        onClick={(event) => {
          event.preventDefault();
          setPath(href);
          onClick?.(event);
        }}
      >
        {rest.children}
      </a>
    ),
    [],
  );
  return (
    <LinkProvider component={RouterLink}>
      <DashboardShell {...args} currentPath={path} />
    </LinkProvider>
  );
}

export const OnDesktop = {
  tags: ["no-rare-variants"],
  globals: { viewport: { value: "desktop" } },
  play: async ({ args, canvas }) => {
    const nav = canvas.getByRole("navigation", { name: "Dashboard" });
    await expect(
      within(nav)
        .getAllByRole("listitem")
        .map((item) => item.firstElementChild?.textContent),
    ).toEqual([
      "Home",
      "LibraryRecordingsFoldersFavoritesStudy GuidesPractice",
      "Recordings",
      "Folders",
      "Favorites",
      "Study Guides",
      "Practice",
      "Tools",
      "Experimental",
      "Referrals",
      "Upgrade to Pro",
      "Settings",
      "Sign Out",
    ]);
    await expect(within(nav).getByRole("link", { current: "page" })).toHaveTextContent("Recordings");
    await userEvent.click(within(nav).getByRole("button", { name: "Library" }));
    await waitFor(() => expect(within(nav).queryByRole("link", { name: "Folders" })).not.toBeInTheDocument());
    await userEvent.click(within(nav).getByRole("button", { name: "Library" }));
    await userEvent.click(within(nav).getByRole("button", { name: "Sign Out" }));
    await expect(args.onSignOut).toHaveBeenCalledTimes(1);
  },
} satisfies Story;

/** SHL-15 */
export const AccountMenuOpen = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Account menu" }));
    await userEvent.click(await screen.findByRole("menuitemradio", { name: "Dark" }));
    await expect(args.onThemeChange).toHaveBeenCalledWith("dark");
    await waitFor(() => expect(screen.getByRole("menu", { name: "Account menu" })).toBeVisible());
  },
} satisfies Story;

export const Subscribed = {
  tags: ["no-rare-variants"],
  args: { subscription: "subscribed" },
  globals: { viewport: { value: "desktop" } },
  play: ({ canvas }) =>
    expect(canvas.getByRole("link", { name: "Your Subscription" })).toHaveAttribute(
      "href",
      samplePaths.manageSubscription,
    ),
} satisfies Story;

export const SettingUp = { args: { settingUp: true }, globals: { viewport: { value: "desktop" } } } satisfies Story;

export const Offline = { args: { offline: true }, globals: { viewport: { value: "desktop" } } } satisfies Story;
export const OfflineOnPhone = { args: { offline: true }, globals: { viewport: { value: "phone" } } } satisfies Story;

export const LongEmail = {
  args: { email: "bartholomew.featherstonehaugh-cholmondeley@students.international-college.example.edu" },
  globals: { viewport: { value: "narrow" } },
} satisfies Story;

export const OnPhone = { globals: { viewport: { value: "phone" } } } satisfies Story;
export const OnTablet = { globals: { viewport: { value: "tablet" } } } satisfies Story;

export const MenuOnPhone = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Open Menu" });
    await userEvent.click(button);
    await screen.findByRole("dialog", { name: "Menu" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await screen.findByRole("dialog", { name: "Menu" });
  },
} satisfies Story;

/** SHL-01: the slide-over closes when the route changes. */
export const MenuClosesOnRouteChange = {
  globals: { viewport: { value: "phone" } },
  render: (args) => <Routed {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open Menu" }));
    const dialog = await screen.findByRole("dialog", { name: "Menu" });
    await userEvent.click(within(dialog).getByRole("link", { name: "Tools" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  },
} satisfies Story;
