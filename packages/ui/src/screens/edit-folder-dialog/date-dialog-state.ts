/**
 * The state of a dialog for one of a folder's dates. A failed change returns to `open`: what is typed stays (REC-09).
 * `changed`: nothing was saved, because another tab had changed the date.
 */
export type DateDialogState =
  | { readonly kind: "closed" }
  | { readonly kind: "open" }
  | { readonly kind: "saving" }
  | { readonly kind: "changed" };
