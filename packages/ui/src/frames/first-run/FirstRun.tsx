import { brand } from "@lectern/domain/brand";
import { button } from "../../elements/button/Button.css.ts";
import { Link } from "../../elements/link/Link.tsx";
import { QrCode } from "../../elements/qr-code/QrCode.tsx";
import { Spinner } from "../../elements/spinner/Spinner.tsx";
import { Text } from "../../elements/text/Text.tsx";
import * as styles from "./FirstRun.css.ts";

export interface FirstRunProps {
  readonly storeHref: string;
  /** Minutes left this week; undefined while they load, where the page shows them, and for a subscriber. */
  readonly weeklyMinutes: number | undefined;
  /** Whether the first recording has arrived and is being processed. */
  readonly isPreparing: boolean;
  /** The page of the sample lecture. */
  readonly sampleHref: string;
}

/** How to make the first recording, and that the page waits for it (ARR-03). */
export function FirstRun({ storeHref, weeklyMinutes, isPreparing, sampleHref }: FirstRunProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.code}>
        <QrCode value={storeHref} label={`QR code for ${brand.name} in the App Store`} />
      </div>
      <ol className={styles.steps}>
        <li className={styles.step}>Get {brand.name} on your phone.</li>
        <li className={styles.step}>Log in there with the same account.</li>
        <li className={styles.step}>Record a lecture and it'll show up here automatically.</li>
      </ol>
      <div className={styles.facts}>
        <a href={storeHref} className={button({ variant: "primary" })} target="_blank" rel="noreferrer">
          Get the App
        </a>
        {weeklyMinutes !== undefined && (
          <Text size="label" color="secondary">
            {Math.floor(weeklyMinutes)} {Math.floor(weeklyMinutes) === 1 ? "minute" : "minutes"} left this week
          </Text>
        )}
      </div>
      <div className={styles.foot}>
        <output className={styles.waiting}>
          <Spinner />
          {isPreparing ? "Your first lecture is here. We're writing its summary." : "Waiting for your first lecture"}
        </output>
        <Link href={sampleHref} className={styles.sample}>
          Read a Sample Lecture
        </Link>
      </div>
    </div>
  );
}
