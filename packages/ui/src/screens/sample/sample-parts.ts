/** The ids of the page's parts, which its row of links leads to. */
export const partIds = ["summary", "notes", "chat", "cards", "transcript"] as const;
