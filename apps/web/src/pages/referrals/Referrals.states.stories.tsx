import { freeWeekModel } from "@lectern/machines/free-week/free-week.model";
import { ReferralsView } from "@lectern/ui/screens/referrals";
import type { Meta } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { showAllStates, type StateArgs } from "../../testing/StateGallery.tsx";
import { toReferralsState } from "./referrals.view-state.ts";

const meta = {
  parameters: { surface: "sheet", machine: freeWeekModel.name },
} satisfies Meta<StateArgs>;
export default meta;

const data = {
  code: "MAYA2345",
  referredByCode: null,
  count: 3,
  isFreeWeek: false,
  freeWeekEnd: null,
  isAddressConfirmed: true,
};

/** REF-03, REF-04 */
export const AllStates = showAllStates(freeWeekModel, ({ snapshot }) => (
  <ReferralsView
    state={toReferralsState({ data, isError: false }, snapshot)}
    onRetry={fn()}
    initialCode={snapshot.context.code}
    onCopyCode={fn()}
    onCopyLink={fn()}
    onApply={fn()}
    onEdit={fn()}
    mailLinkHref="/forgot-password"
  />
));
