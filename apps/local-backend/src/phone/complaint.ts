/** An error with one line for the user of the terminal. */
export class Complaint extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = "Complaint";
  }
}
