import { Failure } from "@lectern/domain/failure";
import { DEFAULT_SUMMARY_STYLE, type SummaryStyle, summaryStyles } from "@lectern/domain/summary-style";
import { fetchOptionalRow, fetchRows } from "../fetch-rows.ts";
import type { LecternClient } from "../client.ts";

/** The style of summaries and notes; `bullet` for a user who has chosen none (SET-02). */
export async function getDefaultStyle(client: LecternClient, userId: string): Promise<SummaryStyle> {
  const row = await fetchOptionalRow(
    client.from("user_info").select("default_summary_style").eq("id", userId).maybeSingle(),
  );
  return summaryStyles.find((style) => style === row?.default_summary_style) ?? DEFAULT_SUMMARY_STYLE;
}

/** Stores the style of summaries and notes. @throws Failure `not-found` without a profile */
export async function setDefaultStyle(client: LecternClient, userId: string, style: SummaryStyle): Promise<void> {
  const rows = await fetchRows(
    client.from("user_info").update({ default_summary_style: style }).eq("id", userId).select("id"),
  );
  if (rows.length === 0) throw new Failure("not-found");
}
