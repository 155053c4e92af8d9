import { toFreeWeek } from "@lectern/domain/free-week";
import type { Referrals } from "@lectern/domain/profile";
import {
  type FreeWeekSnapshot,
  getProblem,
  getRedeemedCode,
  isRedeeming,
} from "@lectern/machines/free-week/free-week.selectors";
import { type Read, toReadState } from "../../features/read.ts";
import type { RedeemState, ReferralsState } from "@lectern/ui/screens/referrals";

/** REF-04: a code applied in this visit stays so until the page is left; then the profile says that it is redeemed. */
function redeemState(
  { referredByCode, isAddressConfirmed }: Pick<Referrals, "referredByCode" | "isAddressConfirmed">,
  snapshot: FreeWeekSnapshot,
): RedeemState {
  const applied = getRedeemedCode(snapshot);
  if (applied !== null) return { kind: "applied", code: applied };
  if (referredByCode !== null) return { kind: "redeemed", code: referredByCode };
  if (!isAddressConfirmed) return { kind: "unconfirmed" };
  if (isRedeeming(snapshot)) return { kind: "applying" };
  return { kind: getProblem(snapshot)?.kind === "missing" ? "missing" : "idle" };
}

/** REF-01, REF-04, REF-05 */
export const toReferralsState = (read: Read<Referrals>, snapshot: FreeWeekSnapshot): ReferralsState =>
  toReadState(read, (data) => ({
    kind: "ready",
    code: data.code,
    redeem: redeemState(data, snapshot),
    freeWeek: toFreeWeek(data),
  }));
