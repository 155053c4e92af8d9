import { writerQuery } from "@lectern/data/assistant/writer";
import { connectionMutations, connectionQueries } from "@lectern/data/connections/connections";
import { profileQueries } from "@lectern/data/profiles/profiles";
import { userInfoMutations, userInfoQueries } from "@lectern/data/user-info/user-info";
import { toast } from "@lectern/ui/overlays/toaster";
import { SettingsView } from "@lectern/ui/screens/settings";
import { useMutation, useQuery } from "@tanstack/react-query";
import { paths } from "../../paths.ts";
import { toastFailedWrite } from "../../flows/toast-write.ts";
import { useDeleteAccount } from "../../flows/delete-account.ts";
import { useClientFlags } from "../../flows/use-client-flags.ts";
import { useSingleKeys } from "../../commands/use-single-keys.ts";
import { useReadingSettings } from "../../platform/use-reading-settings.ts";
import { useThemeChoice } from "../../platform/use-theme-choice.ts";
import { useUser } from "../../flows/use-user.ts";
import { ExportButton } from "../../features/export/ExportButton.tsx";
import { useKeepingSettings } from "./use-keeping-settings.ts";
import { toAccountPlanState, toAssistantsState, toDefaultStyleState, toWriterState } from "./settings.view-state.ts";

/** One id for both toasts, so that the later replaces the earlier. */
const STYLE_TOAST = "default-style";

export function SettingsScreen() {
  const { client, id: userId, email } = useUser();
  const subscription = useQuery(profileQueries(client, userId).subscription());
  const style = useQuery(userInfoQueries(client, userId).defaultStyle());
  const writer = useQuery(writerQuery(client, userId));
  const setStyle = useMutation({
    ...userInfoMutations(client, userId).setDefaultStyle(),
    onError: () => void toastFailedWrite("Failed to update default style", { id: STYLE_TOAST }),
  });
  const assistants = useQuery(connectionQueries(client, userId).assistants());
  const disconnect = useMutation({
    ...connectionMutations(client, userId).disconnect(),
    onError: () => void toastFailedWrite("Couldn't disconnect the assistant"),
  });
  const [flags, setFlags] = useClientFlags();
  const [theme, setTheme] = useThemeChoice();
  const [reading, setReading] = useReadingSettings();
  const [hasSingleKeys, switchSingleKeys] = useSingleKeys();
  const { deletion, ...deletionEvents } = useDeleteAccount();
  const keeping = useKeepingSettings();

  return (
    <SettingsView
      state={{
        plan: toAccountPlanState(subscription),
        style: toDefaultStyleState(style, setStyle),
        writer: toWriterState(writer),
        deletion,
        keeping: keeping.state,
        assistants: toAssistantsState(assistants, disconnect),
      }}
      onKeepingChange={keeping.onChange}
      onDisconnect={disconnect.mutate}
      onAssistantsRetry={() => void assistants.refetch()}
      email={email}
      flags={flags}
      onFlagsChange={setFlags}
      theme={theme}
      onThemeChange={setTheme}
      reading={reading}
      onReadingChange={setReading}
      hasSingleKeys={hasSingleKeys}
      onSingleKeysChange={switchSingleKeys}
      onStyleChange={(wanted) =>
        setStyle.mutate(wanted, { onSuccess: () => toast.success("Summary style updated", { id: STYLE_TOAST }) })
      }
      {...deletionEvents}
      exportAction={<ExportButton scope={{ kind: "library" }} label="Export Everything First" />}
      paths={paths}
    />
  );
}
