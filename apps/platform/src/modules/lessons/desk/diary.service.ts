import { isDeepStrictEqual } from 'node:util';
import type { AttendanceMark } from '@portal/domain/lessons/attendance';
import type { DiaryDraft, LessonDiary } from '@portal/domain/lessons/lesson-diary';
import { DomainError } from '../../../core/domain-error.ts';
import { familyPaths, guardianQueries } from '../../classes/module.ts';
import { evidence } from '../evidence/evidence.ts';
import { changeLessons, ownLesson } from '../lesson-changes.ts';
import { lessonQueries, type NamedLesson } from '../lessons.queries.ts';
import { rosterQueries } from '../roster/roster.queries.ts';
import { attendanceQueries } from './attendance.queries.ts';
import { markStudents } from './attendance.service.ts';
import { asDiary, diaryQueries, type DiaryRow, type DiaryTexts } from './diary.queries.ts';
import { noteLetter } from './guardian-note.ts';
import { CONFIRM_WITHIN_MS } from './lesson-confirm.service.ts';
import type { LessonDeskDeps } from './lesson-desk-deps.ts';
import { type Actor, teacherOf } from './lesson-steps.ts';

/** Of a lesson that is or was held; nothing is written about one that was not. */
const canBeWritten = ({ status, held }: NamedLesson) =>
  status === 'IN_PROGRESS' || (status === 'DONE' && held === true);

const textsOf = ({ version: _, homeworkDueAt, ...texts }: DiaryDraft): DiaryTexts => ({
  ...texts,
  homeworkDueAt: homeworkDueAt === null ? null : new Date(homeworkDueAt),
});

/** A word is about one of those who take the lesson. */
function refuseStrangers({ studentWords }: DiaryDraft, roster: readonly { readonly id: string }[]): void {
  if (studentWords.every(({ studentId }) => roster.some(({ id }) => id === studentId))) return;
  throw new DomainError('VALIDATION', { fields: { studentWords: '이 수업의 학생이 아니에요.' } });
}

/** The same words once more: a request whose answer was lost. */
const isRepeated = (row: DiaryRow | undefined, draft: DiaryDraft): row is DiaryRow =>
  row?.version === draft.version + 1 &&
  Object.entries(textsOf(draft)).every(([name, text]) => isDeepStrictEqual(row[name as keyof DiaryTexts], text));

/** What a teacher writes down after a lesson, and what she says about who came. */
export function diaryService(deps: LessonDeskDeps) {
  const { db } = deps.database;

  /** Keeps what she has written so far. */
  async function save(teacherId: string, id: string, draft: DiaryDraft): Promise<LessonDiary> {
    const lesson = await lessonQueries(db).byId(id);
    if (lesson?.teacherId !== teacherId) throw new DomainError('NOT_FOUND');
    if (!canBeWritten(lesson)) throw new DomainError('WRONG_STATE');
    if (draft.studentWords.length) refuseStrangers(draft, await rosterQueries(db).ofLesson(lesson));
    const diaries = diaryQueries(db);
    const written = await diaries.write(id, draft.version, textsOf(draft));
    if (written) return asDiary(written, written);
    const standing = await diaries.of(id);
    if (standing?.sentAt) throw new DomainError('WRONG_STATE');
    if (!isRepeated(standing, draft)) throw new DomainError('VERSION_CONFLICT');
    return asDiary(standing, standing);
  }

  async function markAttendance(teacherId: string, id: string, marks: readonly AttendanceMark[]): Promise<void> {
    await changeLessons(deps, teacherId, async (on) => {
      const lesson = await ownLesson(on, id);
      if (!canBeWritten(lesson)) throw new DomainError('WRONG_STATE');
      const roster = await rosterQueries(on.tx).ofLesson(lesson);
      await markStudents(on, lesson, { roster, marks, by: await teacherOf(deps, on) });
      on.touch(id);
    });
  }

  /** Closes a lesson: who came and what was taught stand, the guardians are told, and their day to object begins. */
  async function send(teacherId: string, id: string, draft: DiaryDraft, marks: readonly AttendanceMark[]) {
    const given = await changeLessons(deps, teacherId, async (on) => {
      const { tx, now } = on;
      const lesson = await ownLesson(on, id);
      const diaries = diaryQueries(tx);
      const standing = await diaries.of(id);
      if (standing?.sentAt && isRepeated(standing, draft)) return null;
      if (lesson.status !== 'DONE' || !canBeWritten(lesson) || standing?.sentAt) throw new DomainError('WRONG_STATE');
      const by = await teacherOf(deps, on);
      const roster = await rosterQueries(tx).ofLesson(lesson);
      refuseStrangers(draft, roster);
      await markStudents(on, lesson, { roster, marks, by });
      const attendance = await attendanceQueries(tx).of(id);
      if (roster.some((student) => !attendance.has(student.id))) throw new DomainError('ATTENDANCE_MISSING');
      const texts = textsOf(draft);
      const homework = { lesson, homework: texts.homework, dueAt: texts.homeworkDueAt };
      const homeworkAssignmentId = await deps.homework.give(tx, homework, now);
      const confirmBy = new Date(now.getTime() + CONFIRM_WITHIN_MS);
      const diary = await diaries.write(id, draft.version, { ...texts, homeworkAssignmentId, sentAt: now, confirmBy });
      if (!diary) throw new DomainError('VERSION_CONFLICT');
      const recipients = await guardianQueries(tx).recipientsOf(roster.map((student) => student.id));
      const ids = recipients.map((recipient) => recipient.id);
      const paths = await familyPaths(tx, lesson.classId, ids);
      const given = homeworkAssignmentId === null ? [] : [homeworkAssignmentId];
      const homeworkDueAt = (await deps.homework.deadlinesOf(tx, given)).get(homeworkAssignmentId ?? '');
      const note = { lesson, diary, teacherName: by.name, homeworkDueAt, roster, attendance };
      for (const recipient of recipients)
        await deps.mail(tx, noteLetter({ ...note, recipient, path: paths.get(recipient.id) ?? null }));
      await prove(by, recipients.length);
      await deps.tasks.prepare(tx, lesson, diary.nextPlan, now);
      on.touch(id, await on.lessons.studentAccountsOf(lesson));
      return homeworkAssignmentId;

      async function prove({ name, id: actorId }: Actor, count: number) {
        const data = { recipients: count, confirmBy: confirmBy.toISOString() };
        await evidence.append(tx, id, { kind: 'DIARY_SENT', actor: name, actorId, at: now, data });
      }
    });
    if (given !== null) deps.realtime.tell(teacherId, 'assignment.changed', { id: given });
  }

  return { save, markAttendance, send };
}
