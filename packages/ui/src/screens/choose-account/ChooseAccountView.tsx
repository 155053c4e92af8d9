import { Button } from "../../elements/button/Button.tsx";
import { Stack } from "../../elements/stack/Stack.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { Address } from "../../frames/account-menu/AccountMenuAddress.tsx";
import { page } from "../../frames/entry-sheet/EntrySheet.css.ts";
import { EntrySheet } from "../../frames/entry-sheet/EntrySheet.tsx";
import { address } from "./ChooseAccountView.css.ts";
import type { ChooseAccountViewProps } from "./choose-account.state.ts";

export type { ChooseAccountViewProps } from "./choose-account.state.ts";

/**
 * Asks a signed-in student whether to continue with the account of an opened link (AUT-02). Anyone can make such a
 * link, so staying is the first choice.
 */
export function ChooseAccountView({ state, arriving, current, onContinue, onStay, paths }: ChooseAccountViewProps) {
  const isContinuing = state.kind === "continuing";
  return (
    <main className={page}>
      <EntrySheet title="Which account?" home={paths.home}>
        <Text>
          The link you opened logs you in as{" "}
          <strong className={address}>
            <Address>{arriving}</Address>
          </strong>
          . If you didn&apos;t just log in to that account, stay signed in to your current one.
        </Text>
        <Stack gap="s">
          <Button variant="primary" size="large" stretch disabled={isContinuing} onClick={onStay}>
            <span className={address}>
              Stay Signed In
              {current !== null && (
                <>
                  {" as "}
                  <Address>{current}</Address>
                </>
              )}
            </span>
          </Button>
          <Button size="large" stretch busy={isContinuing} onClick={onContinue}>
            <span className={address}>
              Continue as <Address>{arriving}</Address>
            </span>
          </Button>
        </Stack>
      </EntrySheet>
    </main>
  );
}
