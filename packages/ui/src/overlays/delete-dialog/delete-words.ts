/** The texts of `DeleteDialog`, and of the menu item that opens it. */
export interface DeleteWords {
  /** The question: "Are you sure?" */
  readonly title: string;
  /** What happens after confirming, including the noun. */
  readonly description: (noun: string) => string;
  /** The deleting button and the menu item: "Delete". */
  readonly confirm: string;
  /** The cancelling button: "Cancel". */
  readonly cancel: string;
}

export const english: DeleteWords = {
  title: "Are you sure?",
  description: (noun) => `This action cannot be undone. This will permanently delete your ${noun}.`,
  confirm: "Delete",
  cancel: "Cancel",
};
