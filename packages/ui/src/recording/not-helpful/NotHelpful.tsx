import { useEffect, useRef, useState } from "react";
import { Button } from "../../elements/button/Button.tsx";
import { Link } from "../../elements/link/Link.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { offers } from "./NotHelpful.css.ts";

export interface NotHelpfulProps {
  /** The address for searching all lectures for the question. */
  readonly searchHref?: string | undefined;
  /** Asks for other passages about the question. */
  readonly onAskElsewhere: () => void;
}

/** Marks an answer as not helpful, and then offers other passages and the search. */
export function NotHelpful({ searchHref, onAskElsewhere }: NotHelpfulProps) {
  const [isMarked, setIsMarked] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button has disappeared. The focus moves to the new offer, which is scrolled into view.
    if (isMarked) group.current?.querySelector("button")?.focus();
  }, [isMarked]);
  if (!isMarked) {
    return (
      <Button variant="quiet" size="small" onClick={() => setIsMarked(true)}>
        Not Helpful
      </Button>
    );
  }
  return (
    <div ref={group} className={offers}>
      <Text color="muted" size="label">
        Sorry about that.
      </Text>
      <Button size="small" onClick={onAskElsewhere}>
        Show Other Passages
      </Button>
      {searchHref !== undefined && <Link href={searchHref}>Search All Lectures</Link>}
    </div>
  );
}
