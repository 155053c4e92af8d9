import { type SupportCategory, supportCategories } from "@lectern/domain/support";

/** The category that the address asks for (`?category=feature`, product decision 5); any other word asks for none. */
export const parseCategory = (named: string | null): SupportCategory | undefined =>
  supportCategories.find((category) => category === named);
