/** Any of some words or phrases, divided by bars or lines. JavaScript's \b knows no letters but those of English. */
export const anywhere = (phrases: string, flags = "iu"): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${phrases.trim().replaceAll(/\n\s*/g, "|")})(?![\p{L}\p{N}])`, flags);
