import type { ListedFolder } from "@lectern/domain/folder";

export const folders: readonly ListedFolder[] = (
  [
    ["Organic Chemistry", "Lectures, labs, and the exam of the tenth", "#16A34A", 14],
    ["Law", "Seminars and the moot court", "#B45309", 6],
    ["Microeconomics", "", "#3B82F6", 1],
    ["Group project", "Meetings, and what we promised each other in them", "#DB2777", 0],
  ] as const
).map(([name, description, color, count], index) => ({
  id: `00000000-0000-4000-9000-00000000000${index + 1}`,
  name,
  description,
  color,
  exam: null,
  courseEnd: null,
  lectures: count,
  createdAt: `2025-09-2${index}T10:00:00Z`,
}));

export const [folder] = folders as readonly [ListedFolder];

export const longFolder: ListedFolder = {
  ...folder,
  name: "Comparative Constitutional Interpretation in Post-War European Courts, both semesters",
  description:
    "Everything that belongs to the seminar, from the first reading list to the last draft of the paper, with the guest lectures and the two recordings of the moot court that nobody was supposed to make but everybody was glad to have.",
};

export const unbreakableFolder: ListedFolder = {
  ...folder,
  name: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk",
  description: "https://lectern.example/a/very/long/address/that/has/no/place/to/break/in/it/anywhere",
};

export const manyFolders = (count: number): readonly ListedFolder[] =>
  Array.from({ length: count }, (_, index) => ({
    ...(folders[index % folders.length] ?? folder),
    id: `00000000-0000-4000-9000-${String(index).padStart(12, "0")}`,
  }));
