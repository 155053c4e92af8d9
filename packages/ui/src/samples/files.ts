/** An SVG image as a file, so that a story loads nothing. */
const toImage = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="180"><rect width="240" height="180" fill="${color}"/><rect x="24" y="30" width="192" height="12" fill="#fff"/><rect x="24" y="60" width="150" height="12" fill="#fff"/></svg>`;

const file = (name: string, body: string, type: string): File => new File([body], name, { type, lastModified: 0 });

export const screenshot = file("Recordings page.svg", toImage("#3a4572"), "image/svg+xml");
export const screenshots: readonly File[] = [
  screenshot,
  file("The message that comes up when I press Generate Notes twice.svg", toImage("#17694f"), "image/svg+xml"),
  file("Phone.svg", toImage("#7d5600"), "image/svg+xml"),
];
export const textFile = file("notes.txt", "not a picture", "text/plain");
