import type { FreeWeekWork, RedemptionProblem } from "@lectern/machines/free-week/free-week.machine";

/** REF-01 */
export const codeCopy = { copied: "Code copied!", failed: "Error copying the referral code" } as const;
export const linkCopy = { copied: "Link copied!", failed: "Error copying the referral link" } as const;
/** REF-03 */
export const CODE_APPLIED = "Referral code applied!";

export interface ProblemCopy {
  readonly title: string;
  /** The server's own sentence. */
  readonly description?: string;
}

/** REF-03 */
export function toProblemCopy(problem: Exclude<RedemptionProblem, { kind: "missing" }>): ProblemCopy {
  if (problem.kind === "signed-out") return { title: "Please sign in to apply a referral code" };
  const title = "Failed to apply referral code";
  return problem.detail === null ? { title } : { title, description: problem.detail };
}

export const referralLogLines: Record<FreeWeekWork, string> = {
  redeemCode: "Error applying referral code",
};
