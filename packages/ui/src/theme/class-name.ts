/** Props that every component of the core accepts, so that an app can place and extend it. */
export interface ClassNameProps {
  /**
   * Added to the outermost element. The component's own styles are in a cascade layer, so that any rule of the app's, in
   * no layer or in a later one, wins over them.
   */
  readonly className?: string | undefined;
}

/** The component's own class, and the one that the app adds. */
export const joinClasses = (own: string, added: string | undefined): string =>
  added === undefined ? own : `${own} ${added}`;
