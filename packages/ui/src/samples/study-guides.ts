import type { ListedStudyGuide, StudyGuide } from "@lectern/domain/study-guide";

export const guides: readonly ListedStudyGuide[] = (
  [
    [
      "Midterm: substitution and elimination",
      "book",
      "#16A34A",
      "Four reactions, two questions: what leaves, and who takes its place?",
    ],
    [
      "Elasticity, from definition to tax",
      "sliders",
      "#3B82F6",
      "Elasticity says how strongly buyers answer a change of price, and so who pays a tax in the end.",
    ],
    [
      "Proportionality in three cases",
      "comments",
      "#B45309",
      "Every case asks the same four questions, in this order.",
    ],
  ] as const
).map(([title, icon, color, excerpt], index) => ({
  id: `00000000-0000-4000-a000-00000000000${index + 1}`,
  title,
  icon,
  color,
  excerpt,
  createdAt: `2025-10-0${index + 1}T12:00:00Z`,
}));

export const [guideSummary] = guides as readonly [ListedStudyGuide];

const { excerpt: _, ...summary } = guideSummary;
export const guide: StudyGuide = {
  ...summary,
  content: `# Substitution and elimination

Four reactions, two questions: **what leaves, and who takes its place?**

## Before the exam

1. Draw both transition states from memory.
2. Explain in one sentence why a tertiary carbon refuses SN2.
3. Name a solvent that helps, and one that hinders.

## The table to know

| Carbon | Strong nucleophile | Weak nucleophile |
|---|---|---|
| Primary | SN2 | — |
| Secondary | SN2 or E2 | SN1 |
| Tertiary | E2 | SN1 |

> Remember the umbrella.

Further reading: [the course page](https://example.edu/chem/14).
`,
};

export const manyGuides = (count: number): readonly ListedStudyGuide[] =>
  Array.from({ length: count }, (_, index) => ({
    ...(guides[index % guides.length] ?? guideSummary),
    id: `00000000-0000-4000-a000-${String(index).padStart(12, "0")}`,
  }));
