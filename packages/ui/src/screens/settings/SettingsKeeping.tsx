import { Button } from "../../elements/button/Button.tsx";
import { Inline } from "../../elements/inline/Inline.tsx";
import { Stack } from "../../elements/stack/Stack.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { Banner } from "../../feedback/banner/Banner.tsx";
import { Switch } from "../../forms/switch/Switch.tsx";
import { SectionPanel } from "../../frames/section-panel/SectionPanel.tsx";
import type { KeepingState, KeptLectures } from "./settings.state.ts";

interface SettingsKeepingProps {
  readonly state: KeepingState;
  readonly onChange: (isOn: boolean) => void;
}

const MB = 1024 * 1024;

const toSize = (bytes: number): string =>
  bytes < MB / 10 ? "less than 0.1 MB" : `${(bytes / MB).toFixed(bytes < 10 * MB ? 1 : 0)} MB`;

const toSentence = ({ bytes, isReady, lectures }: KeptLectures): string => {
  if (bytes === undefined) return "Checking what's saved…";
  const readiness = isReady === undefined ? "" : isReady ? "Available offline: " : "Saving for offline use: ";
  return `${readiness}${lectures === 1 ? "1 lecture" : `${lectures} lectures`} and your library list (${toSize(bytes)}).`;
};

/** The sentence for the browser's answer about keeping the data. */
const toPersistence = (isPersistent: boolean | undefined): string | undefined => {
  if (isPersistent === undefined) return undefined;
  return isPersistent
    ? "Your browser keeps them until you remove them."
    : "Your browser may delete them if you don't visit for a few weeks.";
};

function Kept({ kept, onChange }: { readonly kept: KeptLectures } & Pick<SettingsKeepingProps, "onChange">) {
  const persistence = toPersistence(kept.isPersistent);
  return (
    <>
      <div aria-live="polite">
        <Text>{toSentence(kept)}</Text>
        {persistence !== undefined && <Text color="muted">{persistence}</Text>}
      </div>
      <Inline>
        <Button size="small" variant="secondary" onClick={() => onChange(false)}>
          Remove from This Device
        </Button>
      </Inline>
    </>
  );
}

/** The setting for keeping lectures on this device for offline reading, and how much is kept (OFF-01). */
export function SettingsKeeping({ state, onChange }: SettingsKeepingProps) {
  const isOn = state.kind === "changing" ? state.isOn : state.kind !== "off" && state.kind !== "blocked";
  return (
    <SectionPanel level={3} title="Offline">
      <Stack gap="s">
        <Switch
          label="Keep lectures on this device"
          note="Lectures you open stay available offline. Until you sign out, anyone using this browser can read them."
          checked={isOn}
          disabled={state.kind === "changing"}
          onChange={onChange}
        />
        {state.kind === "full" && (
          <Banner tone="caution" title="This device is out of space">
            You can still read saved lectures. To save more, free up space, then turn offline saving back on.
          </Banner>
        )}
        {state.kind === "evicted" && (
          <Banner title="Your browser deleted your offline lectures">
            Lectures will be saved again as you open them.
          </Banner>
        )}
        {state.kind === "blocked" && (
          <Banner tone="caution" title="This browser isn't saving data for this site">
            You may be in a private window, or a setting may block it. Everything else works.
          </Banner>
        )}
        {(state.kind === "on" || state.kind === "full") && <Kept kept={state.kept} onChange={onChange} />}
      </Stack>
    </SectionPanel>
  );
}
