import { assertNever } from "@lectern/domain/assert-never";
import { type KeptKind, type KeptKindId, keptKinds, toCountWords } from "@lectern/domain/kept-data";
import { Link } from "../../elements/link/Link.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { ErrorRegion } from "../../feedback/error-region/ErrorRegion.tsx";
import { PageHeader } from "../../frames/page-header/PageHeader.tsx";
import { Disclosure } from "../../navigation/disclosure/Disclosure.tsx";
import { list } from "../../navigation/disclosure/Disclosure.css.ts";
import { count, fact, facts, line, listPanel, page, row, term } from "./KeptDataView.css.ts";
import { joinClasses } from "../../theme/class-name.ts";
import type { KeptDataViewProps } from "./kept-data.state.ts";

export type { KeptDataViewProps } from "./kept-data.state.ts";

const kinds = Object.entries(keptKinds) as readonly (readonly [KeptKindId, KeptKind])[];

function Kind({ kind }: { readonly kind: KeptKind }) {
  const rows = [
    ["What", kind.what],
    ["Why", kind.why],
    ["How long we keep it", kind.howLong],
    ["Who can see it", kind.readBy],
    ["Who we send it to", kind.sentTo],
  ] as const;
  return (
    <dl className={facts}>
      {rows.map(([name, words]) => (
        <div key={name} className={row}>
          <dt className={term}>{name}</dt>
          <dd className={fact}>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The student's own number of a kind. Its place stays empty while the numbers are read. */
function Count({ id, state }: Pick<KeptDataViewProps, "state"> & { readonly id: KeptKindId }) {
  switch (state.kind) {
    case "loading":
      return <span className={count} />;
    case "ready":
      return <span className={count}>{toCountWords(id, state.counts[id])}</span>;
    case "failed":
      return null;
    default:
      return assertNever(state);
  }
}

/**
 * The page of what the server keeps: each kind of data with what, why, how long, who reads it and where it goes, and the
 * student's own numbers (PRV-01). The words don't wait for the numbers.
 */
export function KeptDataView({ state, onRetry, exportAction, paths }: KeptDataViewProps) {
  return (
    <div className={page}>
      <PageHeader
        title="Your Data"
        note="Everything we store about you. Open any item to see why, and for how long."
        backLink={{ href: paths.settings, title: "Settings" }}
        action={exportAction}
      />
      {state.kind === "failed" && <ErrorRegion onRetry={onRetry}>Couldn&apos;t load your data</ErrorRegion>}
      <VisuallyHidden live>{state.kind === "loading" ? "Loading your data" : ""}</VisuallyHidden>
      <div className={joinClasses(list, listPanel)} aria-busy={state.kind === "loading"}>
        {kinds.map(([id, kind]) => (
          <Disclosure
            key={id}
            summary={
              <span className={line}>
                {kind.title}
                <Count id={id} state={state} />
              </span>
            }
          >
            <Kind kind={kind} />
          </Disclosure>
        ))}
      </div>
      <Text color="muted">
        We don&apos;t store the questions you ask or the answers. See Settings for what&apos;s saved on this device.
        Learn more in the <Link href={paths.privacyPolicy}>Privacy Policy</Link>.
      </Text>
    </div>
  );
}
