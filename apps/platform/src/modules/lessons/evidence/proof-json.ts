import type { PrintedEvidence } from './proof-pdf.ts';

/** Every link of a chain with all that its hash is made of, for a program that checks. */
export function proofJson(
  { code, checkUrl, lesson, teacherName, now, evidence }: PrintedEvidence,
  lessonId: string,
): Buffer {
  const { className, no, title, startAt, endAt } = lesson;
  const facts = { id: lessonId, className, no, title, teacherName, startAt, endAt };
  return Buffer.from(`${JSON.stringify({ code, checkUrl, madeAt: now, lesson: facts, ...evidence }, null, 2)}\n`);
}
