/** What went wrong, in one line for the person at the terminal. */
export class Complaint extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = "Complaint";
  }
}
