import { isOnThisMachine } from "@lectern/domain/connected-assistant";
import { getStoreLink, parsePlatform } from "@lectern/domain/platform";
import { ConnectView } from "@lectern/ui/screens/connect";
import { useServices } from "../../flows/services.ts";
import { paths } from "../../paths.ts";
import { readBackend } from "../../platform/backend.ts";
import { copyText } from "../../platform/copy-text.ts";

const addressCopy = { copied: "Address copied", failed: "Error copying the address" };

/** How to connect an assistant; for visitors too. */
export function ConnectScreen() {
  const { report, userAgent } = useServices();
  const { href, host } = new URL("/functions/v1/mcp", readBackend(import.meta.env).url ?? location.origin);
  return (
    <ConnectView
      address={href}
      isOnThisMachine={isOnThisMachine(host)}
      onCopy={() => void copyText(href, addressCopy, report)}
      frame={{ paths, downloadHref: getStoreLink(parsePlatform(userAgent)) }}
      paths={{ settings: paths.settings }}
    />
  );
}
