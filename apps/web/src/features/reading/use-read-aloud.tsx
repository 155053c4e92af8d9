import { volumeHigh } from "@lectern/ui/elements/icon/glyphs";
import { createLazyOverlay } from "@lectern/ui/theme/lazy-part";
import { useCallback, useRef, useState } from "react";
import type { PageFeature } from "../page-feature.ts";

/** Its code loads when a text is first read aloud. */
const overlay = createLazyOverlay(async () => (await import("./ReadAloud.tsx")).ReadAloud);

interface ReadAloudOfPage extends PageFeature {
  /** Begins to read; the same function in every render. */
  readonly onReadAloud: () => void;
}

/**
 * ACC-04: what a page shows, read aloud.
 *
 * @param textKey tells one text from another: another text is silent until it is asked for. Undefined while there is none
 * @param language of the text, as BCP 47
 */
export function useReadAloudBar(textKey: string | undefined, language: string | undefined): ReadAloudOfPage {
  const [readKey, setReadKey] = useState<string>();
  if (readKey !== undefined && readKey !== textKey) setReadKey(undefined);
  const opener = useRef<Element>(null);
  const onReadAloud = useCallback(() => {
    opener.current = document.activeElement;
    setReadKey(textKey);
  }, [textKey]);
  const onClose = () => {
    setReadKey(undefined);
    // An item of a menu is gone.
    const back = opener.current?.isConnected === true ? opener.current : document.querySelector("main");
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
  };
  const bars = readKey !== undefined && readKey === textKey && (
    <overlay.Overlay
      key={readKey}
      textKey={readKey}
      language={language}
      onClose={onClose}
      onMissing={() => setReadKey(undefined)}
    />
  );
  return {
    onReadAloud,
    commands: [
      {
        id: "read-aloud",
        label: "Read aloud",
        also: "listen speak voice speech audio",
        glyph: volumeHigh,
        run: onReadAloud,
        isEnabled: textKey !== undefined,
      },
    ],
    bars,
  };
}
