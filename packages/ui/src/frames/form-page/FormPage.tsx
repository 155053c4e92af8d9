import type { ReactNode } from "react";
import { PageHeader } from "../page-header/PageHeader.tsx";
import { page } from "./FormPage.css.ts";

export interface FormPageProps {
  readonly title: string;
  readonly note: string;
  /** The target of the back link: the settings. */
  readonly settingsHref: string;
  readonly children: ReactNode;
}

/** A page of the settings with one form. */
export function FormPage({ title, note, settingsHref, children }: FormPageProps) {
  return (
    <div className={page}>
      <PageHeader title={title} note={note} backLink={{ href: settingsHref, title: "Settings" }} />
      {children}
    </div>
  );
}
