import { Fragment, useContext } from "react";
import { Heading } from "../../elements/heading/Heading.tsx";
import { BareLink } from "../../elements/link/Link.tsx";
import { LectureLanguage } from "../lecture-language.ts";
import { timestamp } from "../transcript/timestamp.ts";
import * as styles from "./AlsoSaid.css.ts";

/** A point of a lecture, and the moments at which other lectures of its folder say it too. */
export interface PointSaidElsewhere {
  readonly text: string;
  readonly moments: readonly {
    /** The other lecture's title and day. */
    readonly lecture: string;
    /** Seconds from its start; undefined for a transcript without times. */
    readonly seconds: number | undefined;
    readonly href: string;
  }[];
}

export interface AlsoSaidProps {
  readonly points: readonly PointSaidElsewhere[];
}

/**
 * UNT-03: the points of a lecture that other lectures of its folder say too. Its links leave the recording, so that the
 * transcript beside it does not follow them.
 */
export function AlsoSaid({ points }: AlsoSaidProps) {
  const language = useContext(LectureLanguage);
  return (
    <section className={styles.region} aria-label="In your other lectures">
      <Heading level={2} size="small">
        In your other lectures
      </Heading>
      <ul className={styles.points}>
        {points.map(({ text, moments }) => (
          <li key={text}>
            <bdi lang={language}>{text}</bdi>
            <span className={styles.places}>
              Also mentioned in{" "}
              {moments.map(({ lecture, seconds, href }, at) => (
                <Fragment key={href}>
                  {at > 0 && " and "}
                  <BareLink href={href} className={styles.place}>
                    <bdi lang={language}>{lecture}</bdi>
                    {seconds !== undefined && `, at ${timestamp(seconds)}`}
                  </BareLink>
                </Fragment>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
