/** Whether plans are sold here: not on a server of one's own without Stripe's keys (OPS-08). */
export const sellsPlans = import.meta.env.VITE_PLANS !== "none";
