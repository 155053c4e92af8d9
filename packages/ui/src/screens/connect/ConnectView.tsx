import { brand } from "@lectern/domain/brand";
import { Button } from "../../elements/button/Button.tsx";
import { Heading } from "../../elements/heading/Heading.tsx";
import { Link } from "../../elements/link/Link.tsx";
import { link } from "../../elements/link/Link.css.ts";
import { Text } from "../../elements/text/Text.tsx";
import { Banner } from "../../feedback/banner/Banner.tsx";
import { PublicPage } from "../../frames/public-page/PublicPage.tsx";
import { SectionPanel } from "../../frames/section-panel/SectionPanel.tsx";
import type { PublicPageProps } from "../../frames/public-page/public-page.state.ts";
import { type Client, clients, READ_ON } from "./clients.tsx";
import * as styles from "./ConnectView.css.ts";

export interface ConnectViewProps {
  /** The address that an assistant is given. */
  readonly address: string;
  /** Whether only programs on this computer reach that address. */
  readonly isOnThisMachine: boolean;
  /** Copies the address. */
  readonly onCopy: () => void;
  readonly frame: PublicPageProps;
  readonly paths: {
    /** Where connected assistants are listed. */
    readonly settings: string;
  };
}

function Steps({ client }: { readonly client: Client }) {
  return (
    <SectionPanel level={3} title={client.name} note={client.plan}>
      <ol className={styles.steps}>
        {client.steps.map((step, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the steps never change
          <li key={index} className={styles.step}>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      <Text size="label" color="muted">
        Source:{" "}
        <a className={link({})} href={client.source.href} rel="noreferrer">
          {client.source.title}
        </a>
      </Text>
    </SectionPanel>
  );
}

/** How a student lets ChatGPT, Claude or VS Code read their lectures, with the address to give them (CON-01). */
export function ConnectView({ address, isOnThisMachine, onCopy, frame, paths }: ConnectViewProps) {
  const remote = clients.filter(({ isRemote }) => isRemote).map(({ name }) => name);
  return (
    <PublicPage {...frame}>
      <div className={styles.page}>
        <div className={styles.part}>
          <Heading level={1}>Use {brand.name} in your own assistant</Heading>
          <Text>
            Let ChatGPT, Claude or your code editor search and read your lectures in {brand.name}, with links to the
            exact minute. They can&apos;t change anything, and you can disconnect them anytime in{" "}
            <Link href={paths.settings}>Settings</Link>.
          </Text>
        </div>
        <section className={styles.part}>
          <Heading level={2} size="title">
            Server address
          </Heading>
          <div className={styles.given}>
            <span className={styles.address}>{address}</span>
            <Button onClick={onCopy}>Copy Address</Button>
          </div>
          {isOnThisMachine && (
            <Banner tone="caution" title="Only apps on this computer can use this address">
              {remote.join(" and ")} connect over the internet, so they need a public address.
            </Banner>
          )}
        </section>
        <section className={styles.part}>
          <Heading level={2} size="title">
            Steps
          </Heading>
          <Text color="secondary">
            We haven&apos;t tested these steps ourselves. They come from each maker&apos;s help page, as of {READ_ON}.
          </Text>
          <div className={styles.panels}>
            {clients.map((client) => (
              <Steps key={client.name} client={client} />
            ))}
          </div>
        </section>
      </div>
    </PublicPage>
  );
}
