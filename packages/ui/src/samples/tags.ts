import { type Tag, tagColors } from "@lectern/domain/tag";

const create = (name: string, at: number): Tag => ({
  id: `tag-${at}`,
  name,
  color: tagColors[at % tagColors.length] ?? "gray",
});

export const tags = ["Exam", "Lab", "Thermodynamics", "Ask again"].map((name, at) => create(name, at + 1));
export const longTag = create("Everything that we still have to look up", 5);
export const arabicTag = create("الكيمياء العضوية", 6);
/** The most tags that a student can have. */
export const manyTags = (count: number): readonly Tag[] =>
  Array.from({ length: count }, (_, at) => create(`Topic ${at + 1}`, at));
