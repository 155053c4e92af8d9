import { toast } from "@lectern/ui/overlays/toaster";
import { CODE_COPIED, referralLogLines } from "../copy/referral-copy.ts";
import type { Report } from "./report.ts";

/** REF-01: the code is on the clipboard, and said so. A browser that forbids it is logged. */
export async function copyCode(code: string, report: Report): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
    toast.success(CODE_COPIED);
  } catch (error) {
    report(referralLogLines.copyCode, error);
  }
}
