import { createHash } from 'node:crypto';
import type { ImportedChat } from '../../modules/chat/module.ts';
import type { studentGuardian } from '../../modules/classes/classes.tables.ts';
import type { familyLink } from '../../modules/classes/families/family-links.tables.ts';
import type { assignment, submission } from '../../modules/coursework/assignments/assignments.tables.ts';
import type { lessonConfirmation } from '../../modules/lessons/families/family-answers.tables.ts';
import type { lessonMove } from '../../modules/lessons/moves/lesson-moves.tables.ts';
import type { review } from '../../modules/reviews/reviews.tables.ts';
import type { EnrollmentRow, LessonRow } from '../lessons/lesson-rows.ts';

interface Deeds {
  readonly relations: readonly (typeof studentGuardian.$inferInsert)[];
  readonly enrollments: readonly EnrollmentRow[];
  readonly lessons: readonly LessonRow[];
  readonly lessonConfirmations: readonly (typeof lessonConfirmation.$inferInsert)[];
  readonly lessonMoves: readonly (typeof lessonMove.$inferInsert)[];
  readonly assignments: readonly (typeof assignment.$inferInsert)[];
  readonly assignmentSubmissions: readonly (typeof submission.$inferInsert)[];
  readonly reviews: readonly (typeof review.$inferInsert)[];
  readonly chats: readonly ImportedChat[];
}

/** The links of families that have done something, each opened when they did the last of it. */
export function buildFamilyLinks(deeds: Deeds): (typeof familyLink.$inferInsert)[] {
  const guardianOf = new Map(deeds.relations.map(({ studentId, guardianId }) => [studentId, guardianId]));
  const lessonClass = new Map(deeds.lessons.map(({ id, classId }) => [id, classId]));
  const assignmentClass = new Map(deeds.assignments.map(({ id, classId }) => [id, classId]));
  const links = new Map<string, { classId: string; guardianId: string; usedAt: Date }>();
  function use(classId: string, guardianId: string | undefined, at: Date): void {
    if (guardianId === undefined) return;
    const key = `${classId} ${guardianId}`;
    const known = links.get(key);
    if (!known || known.usedAt < at) links.set(key, { classId, guardianId, usedAt: at });
  }

  for (const { lessonId, guardianId, at } of deeds.lessonConfirmations) use(lessonClass.get(lessonId)!, guardianId, at);
  for (const { assignmentId, studentId, submittedAt } of deeds.assignmentSubmissions)
    use(assignmentClass.get(assignmentId)!, guardianOf.get(studentId), submittedAt);
  for (const { classId, studentId, createdAt, editedAt } of deeds.reviews)
    use(classId, guardianOf.get(studentId), editedAt ?? createdAt);
  for (const { lessonId, proposedBy, createdAt, answeredAt } of deeds.lessonMoves) {
    const classId = lessonClass.get(lessonId)!;
    const at = proposedBy === 'STUDENT' ? createdAt : answeredAt;
    for (const one of deeds.enrollments)
      if (at && one.classId === classId && !one.trialLessonId) use(classId, guardianOf.get(one.studentId), at);
  }
  const guardians = new Set(guardianOf.values());
  for (const { classId, messages } of deeds.chats)
    for (const { senderId, at } of classId ? messages : []) if (guardians.has(senderId)) use(classId!, senderId, at);

  return [...links].map(([key, link]) => ({
    // As ids of links are: nobody has the secret that goes with it but whom it is sent to.
    id: createHash('sha256').update(key).digest('hex').slice(0, 24),
    ...link,
  }));
}
