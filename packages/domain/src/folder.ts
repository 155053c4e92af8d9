/** A recording is in at most one folder (FOL-07). */
export interface Folder {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** `#rrggbb` */
  readonly color: string;
  /** ISO 8601 with zone. */
  readonly createdAt: string;
}
