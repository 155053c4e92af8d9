import { brand } from "@lectern/domain/brand";
import { Heading } from "../../elements/heading/Heading.tsx";
import { Link } from "../../elements/link/Link.tsx";
import { QrCode } from "../../elements/qr-code/QrCode.tsx";
import { Spinner } from "../../elements/spinner/Spinner.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { button } from "../../elements/button/Button.css.ts";
import { actions, page, words } from "../not-found/NotFoundView.css.ts";
import type { DownloadViewProps } from "./download.state.ts";

export type { DownloadViewProps } from "./download.state.ts";

/**
 * The page for getting the app (PUB-11). A phone is redirected to the store. A desktop, which has no app, shows a QR
 * code for a phone's camera.
 */
export function DownloadView({ state, storeHref, paths }: DownloadViewProps) {
  return (
    <main className={page}>
      {state.kind === "waiting" ? (
        <Spinner size="large" />
      ) : (
        <QrCode value={storeHref} label={`QR code for ${brand.name} in the App Store`} />
      )}
      <div className={words} aria-live="polite">
        <Heading level={1}>Get {brand.name}</Heading>
        <Text color="secondary">
          {state.kind === "waiting"
            ? "Taking you to the App Store…"
            : "You record on your phone. Scan the QR code with its camera, or open the App Store."}
        </Text>
      </div>
      <div className={actions}>
        <a href={storeHref} className={button({ variant: "primary" })} rel="noreferrer">
          Open the App Store
        </a>
      </div>
      <Text size="label" color="muted">
        Available on iOS. Android coming soon. <Link href={paths.home}>Back to {brand.name}</Link>
      </Text>
    </main>
  );
}
