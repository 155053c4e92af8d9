import { type SupportCategory, supportCategories } from "@lectern/domain/support";

/** Parses the category in the URL (`?category=feature`, product decision 5); undefined for any other value. */
export const parseCategory = (value: string | null): SupportCategory | undefined =>
  supportCategories.find((category) => category === value);
