/** The column of a transcript's times. It fits times with hours, and has the words begin where the title of the page does. */
export const timeColumn = "3.5rem";
