/** Props that every component of the core accepts, so that an app can position and extend it. */
export interface ClassNameProps {
  /**
   * Added to the outermost element. The component's own styles are in a cascade layer, so any rule of the app, in no
   * layer or in a later one, overrides them.
   */
  readonly className?: string | undefined;
}

/** Joins the component's own class and the app's. */
export const joinClasses = (className: string, added: string | undefined): string =>
  added === undefined ? className : `${className} ${added}`;
