import { brand } from "@lectern/domain/brand";
import { WEEKLY_MINUTES } from "@lectern/domain/week";
import { button } from "../../elements/button/Button.css.ts";
import { Link } from "../../elements/link/Link.tsx";
import { QrCode } from "../../elements/qr-code/QrCode.tsx";
import { Spinner } from "../../elements/spinner/Spinner.tsx";
import {
  code,
  facts,
  foot,
  left,
  minutes as minutesClass,
  number,
  panel,
  ring,
  ringLeft,
  ringTrack,
  sample,
  steps,
  step,
  waiting,
} from "./FirstRun.css.ts";

export interface FirstRunProps {
  readonly storeHref: string;
  /** Minutes left this week; undefined while they are loading, and for a subscriber, who has no limit. */
  readonly weeklyMinutes: number | undefined;
  /** Whether the first recording has arrived and is being processed. */
  readonly isPreparing: boolean;
  /** The page of the sample lecture. */
  readonly sampleHref: string;
}

/** Makes the circle's circumference 100, so that a dash is a percentage. */
const RADIUS = 100 / (2 * Math.PI);

function MinutesRing({ left: minutesLeft }: { readonly left: number }) {
  const whole = Math.floor(minutesLeft);
  return (
    <p className={minutesClass}>
      <svg viewBox="0 0 40 40" className={ring} aria-hidden="true">
        <circle className={ringTrack} cx="20" cy="20" r={RADIUS} />
        <circle
          className={ringLeft}
          cx="20"
          cy="20"
          r={RADIUS}
          strokeDasharray={`${Math.min(100, (100 * minutesLeft) / WEEKLY_MINUTES)} 100`}
        />
      </svg>
      <span className={left}>
        <span className={number}>{whole}</span> {whole === 1 ? "minute" : "minutes"} left this week
      </span>
    </p>
  );
}

/** Shown below an empty library's text: how to make the first recording, and that the page waits for it (ARR-03). */
export function FirstRun({ storeHref, weeklyMinutes, isPreparing, sampleHref }: FirstRunProps) {
  return (
    <div className={panel}>
      <div className={code}>
        <QrCode value={storeHref} label={`QR code for ${brand.name} in the App Store`} />
      </div>
      <ol className={steps}>
        <li className={step}>Get {brand.name} on your phone.</li>
        <li className={step}>Log in there with the same account.</li>
        <li className={step}>Record a lecture and it'll show up here automatically.</li>
      </ol>
      <div className={facts}>
        <a href={storeHref} className={button({ variant: "primary" })} target="_blank" rel="noreferrer">
          Get the App
        </a>
        {weeklyMinutes !== undefined && <MinutesRing left={weeklyMinutes} />}
      </div>
      <div className={foot}>
        <output className={waiting}>
          <Spinner />
          {isPreparing ? "Your first lecture is here. We're writing its summary." : "Waiting for your first lecture"}
        </output>
        <Link href={sampleHref} className={sample}>
          Read a Sample Lecture
        </Link>
      </div>
    </div>
  );
}
