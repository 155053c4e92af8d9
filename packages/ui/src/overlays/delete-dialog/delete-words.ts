/** The words of `DeleteDialog`, and of the menu item that opens it. */
export interface DeleteWords {
  /** The question: "Are you sure?" */
  readonly title: string;
  /** What happens after a yes, with the noun in it. */
  readonly description: (noun: string) => string;
  /** The button that deletes, and the item: "Delete". */
  readonly confirm: string;
  /** The button that leaves things as they are: "Cancel". */
  readonly cancel: string;
}

export const english: DeleteWords = {
  title: "Are you sure?",
  description: (noun) => `This action cannot be undone. This will permanently delete your ${noun}.`,
  confirm: "Delete",
  cancel: "Cancel",
};
