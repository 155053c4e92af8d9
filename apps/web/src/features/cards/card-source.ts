import type { Card } from "@lectern/domain/practice";
import type { CardSource } from "@lectern/ui/recording/card-quote";
import { paths } from "../../paths.ts";

/** The place of a card's quote in its recording. */
export const toCardSource = ({ recordingId, start }: Pick<Card, "recordingId" | "start">): CardSource =>
  start === null
    ? { href: paths.recording(recordingId, "transcript"), seconds: null }
    : { href: paths.recordingMoment(recordingId, start), seconds: start };
