import type { ReactNode } from "react";
import { SiteFooter } from "../site-footer/SiteFooter.tsx";
import { SiteHeader } from "../site-header/SiteHeader.tsx";
import { main, page } from "./PublicPage.css.ts";
import type { PublicPageProps } from "./public-page.state.ts";

export type { PublicPageProps } from "./public-page.state.ts";

/** The frame of a public page: top bar, main landmark, footer. Static. */
export function PublicPage({ paths, downloadHref, children }: PublicPageProps & { readonly children: ReactNode }) {
  return (
    <div className={page}>
      <SiteHeader paths={paths} downloadHref={downloadHref} sectionsPath={paths.home} />
      <main className={main}>{children}</main>
      <SiteFooter paths={paths} />
    </div>
  );
}
