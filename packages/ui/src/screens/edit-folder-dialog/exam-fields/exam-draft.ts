import { isExamDay } from "@lectern/domain/exam-day";
import type { Exam } from "@lectern/domain/folder";

/** The typed values of an exam's fields. */
export interface ExamDraft {
  /** `2026-12-12`; empty for no exam. */
  readonly date: string;
  readonly name: string;
  readonly target: string;
}

export const toExamDraft = (exam: Exam | null): ExamDraft => ({
  date: exam?.date ?? "",
  name: exam?.name ?? "",
  target: exam?.target == null ? "" : String(exam.target),
});

export interface ExamErrors {
  readonly date?: string;
  readonly target?: string;
}

const isPercentage = (text: string): boolean => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 100;

/**
 * Parses the fields of an exam (UNT-06).
 *
 * @param isDateIncomplete whether the browser's date field is incomplete, in which case its text is empty
 * @returns the exam, null for none, or the error of each field
 */
export function parseExamDraft(
  { date, name, target }: ExamDraft,
  isDateIncomplete: boolean,
): { readonly exam: Exam | null } | { readonly errors: ExamErrors } {
  const percent = target.trim().replace(/%$/, "").trim();
  const errors: ExamErrors = {
    ...((isDateIncomplete || (date !== "" && !isExamDay(date))) && { date: "Choose a date from 2000 to 2199." }),
    ...(percent !== "" && !isPercentage(percent) && { target: "Enter a whole number from 1 to 100." }),
    ...(date === "" &&
      !isDateIncomplete &&
      (name.trim() !== "" || percent !== "") && { date: "Choose the date of the exam." }),
  };
  if (Object.keys(errors).length > 0) return { errors };
  if (date === "") return { exam: null };
  return { exam: { date, name: name.trim(), target: percent === "" ? null : Number(percent) } };
}
