import { openStorage, toComplaint } from "./open-storage.ts";
import { quietConsole } from "./quiet-console.ts";
import { startLocalBackend } from "./server/local-backend.ts";
import { isLoopbackHost } from "./server/trusted-host.ts";
import { readSettings, type Settings } from "./settings.ts";
import { stopOnSignal } from "./stop-on-signal.ts";

async function run(settings: Settings): Promise<void> {
  const backend = await startLocalBackend({
    ...settings,
    openStorage: () => openStorage(settings),
    takesUpUnfinished: true,
    env: (name) => process.env[name],
  });
  stopOnSignal(() => backend.close());
  const { ownServer } = settings;
  if (ownServer === undefined && !isLoopbackHost(settings.host)) {
    console.warn(`Warning: other machines can reach ${settings.host}, where the stand-ins sign in anybody as anybody.`);
  }
  if (ownServer?.siteUrl.startsWith("http:")) {
    console.warn(`Warning: passwords travel to ${ownServer.siteUrl} readable by all between: give it https.`);
  }
  console.log(`Lectern is ready at ${backend.siteUrl}`);
  if (ownServer !== undefined) console.log(`It listens at ${backend.url}`);
}

let settings: Settings | undefined;
try {
  quietConsole();
  settings = readSettings(process.env);
  await run(settings);
} catch (error) {
  console.error(toComplaint(error, settings));
  process.exit(1);
}
