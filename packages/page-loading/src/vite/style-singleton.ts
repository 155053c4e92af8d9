// Stands in for react-style-singleton, by which Radix locks scrolling: the same three exports, with a stylesheet that
// is constructed rather than written into the page.
import { useEffect } from "react";

export function stylesheetSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;
  return {
    add(css: string) {
      users += 1;
      if (users > 1) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    },
    remove() {
      users -= 1;
      if (users > 0 || sheet === undefined) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
      sheet = undefined;
    },
  };
}

export const styleHookSingleton = () => {
  const sheet = stylesheetSingleton();
  return function useStyle(css: string, dynamic?: boolean) {
    useEffect(() => {
      sheet.add(css);
      return () => sheet.remove();
      // oxlint-disable-next-line react/exhaustive-deps -- a static style is added once, as the original does
    }, [css && dynamic]);
  };
};

export const styleSingleton = () => {
  const useStyle = styleHookSingleton();
  return function Style({ styles, dynamic }: { readonly styles: string; readonly dynamic?: boolean }) {
    useStyle(styles, dynamic);
    return null;
  };
};
