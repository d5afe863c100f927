import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { called } from '@portal/domain/format/called';
import { paths, sitePath } from '@portal/domain/site/paths';
import type { ImportedChat } from '../../modules/chat/module.ts';
import type { guardian, student, studentGuardian } from '../../modules/classes/classes.tables.ts';
import type { assignment, submission } from '../../modules/coursework/assignments/assignments.tables.ts';
import type { attendance, lessonDiary } from '../../modules/lessons/desk/lesson-desk.tables.ts';
import type { ClassPlan } from '../lessons/lesson-rows.ts';
import { type News, news } from './news.ts';

export interface ClassThings extends ClassPlan {
  readonly students: readonly (typeof student.$inferInsert)[];
  readonly guardians: readonly (typeof guardian.$inferInsert)[];
  readonly relations: readonly (typeof studentGuardian.$inferInsert)[];
  readonly attendance: readonly (typeof attendance.$inferInsert)[];
  readonly lessonDiaries: readonly (typeof lessonDiary.$inferInsert)[];
  readonly assignments: readonly (typeof assignment.$inferInsert)[];
  readonly assignmentSubmissions: readonly (typeof submission.$inferInsert)[];
  readonly chats: readonly ImportedChat[];
}

const REMINDED = 10 * millisecondsInMinute;
/** How late an answer is when she is reminded of it. */
const LATE_ANSWER = 55;
const after = (at: Date, minutes: number) => new Date(at.getTime() + minutes * millisecondsInMinute);

/** What the classes of a teacher gave to tell of: lessons, who came, homework, families. */
export function classNews(teacherId: string, things: ClassThings): News[] {
  const classes = new Map(things.classes.filter((row) => row.teacherId === teacherId).map((row) => [row.id, row]));
  const lessons = new Map(things.lessons.filter((row) => row.teacherId === teacherId).map((row) => [row.id, row]));
  const students = new Map(things.students.map(({ id, name }) => [id, name]));
  const nameOf = (classId: string) => classes.get(classId)!.name;
  const ofClass = (classId: string) => ({ classId, className: nameOf(classId) });
  return [
    ...[...lessons.values()].flatMap((lesson) => lessonNews(lesson, nameOf(lesson.classId), things.lessonDiaries)),
    ...things.attendance.flatMap(({ lessonId, studentId, state }) => {
      const lesson = lessons.get(lessonId);
      if (!lesson || (state !== 'PRESENT' && state !== 'LATE')) return [];
      const text = `{*${students.get(studentId)!}}님의 {/${nameOf(lesson.classId)}} 출석을 확인했어요.`;
      return news('GENERAL', after(lesson.endAt, 1), { title: '출석 확인', text, ...ofClass(lesson.classId) });
    }),
    ...things.lessonDiaries.flatMap(({ lessonId, confirmedAt, confirmedBy }) => {
      const lesson = lessons.get(lessonId);
      if (!lesson || !confirmedAt || confirmedBy !== 'GUARDIAN') return [];
      const text = `{*${nameOf(lesson.classId)}} · ${lesson.no}회차의 기록을 보호자가 확인했어요.`;
      return news('GENERAL', confirmedAt, { title: '수업 기록 확인', text, ...ofClass(lesson.classId) });
    }),
    ...homeworkNews(things, { classes, students }),
    ...things.enrollments
      .filter(({ classId, trialLessonId }) => classes.has(classId) && !trialLessonId)
      .flatMap(({ classId, studentId, enrolledAt }) => {
        const ids = things.relations.filter((one) => one.studentId === studentId).map((one) => one.guardianId);
        const payer = things.guardians.find(({ id }) => ids.includes(id))!.name;
        return [
          news('GENERAL', enrolledAt, {
            title: '새 수강생',
            text: `{*${students.get(studentId)!}}님이 {/${nameOf(classId)}} 수업에 들어왔어요.`,
            ...ofClass(classId),
          }),
          news('TRANS', enrolledAt, {
            title: '수강료 결제',
            text: `{*${payer}}님이 {/${nameOf(classId)}} 수강료를 냈어요.`,
            ...ofClass(classId),
          }),
        ];
      }),
    ...lateAnswers(teacherId, things.chats),
  ];
}

function lessonNews(
  { id, classId, no, startAt, endAt, status, held }: ClassThings['lessons'][number],
  className: string,
  diaries: ClassThings['lessonDiaries'],
): News[] {
  if (status === 'CANCELED') return [];
  const soon = news('GENERAL', new Date(startAt.getTime() - REMINDED), {
    kind: 'LESSON_SOON',
    title: '곧 수업이에요',
    text: `{*10분 뒤} {/${className}} 수업이 시작돼요.`,
    url: sitePath(paths.calendar()),
    classId,
    className,
  });
  const warn = (at: Date, title: string, said: string) =>
    news('WARN', at, { title, text: `{*${className}} · ${no}회차${said}`, classId, className });
  if (held === false)
    return [soon, warn(after(startAt, 16), '학생이 수업에 오지 않았어요', '에 15분을 기다린 뒤 수업을 마쳤어요.')];
  if (status === 'DONE' && !diaries.some(({ lessonId }) => lessonId === id))
    return [soon, warn(after(endAt, 120), '수업 기록을 써 주세요', '의 기록이 비어 있어요. 잊기 전에 써 주세요.')];
  return [soon];
}

/** In the words of the platform. */
function homeworkNews(
  { assignments, assignmentSubmissions }: Pick<ClassThings, 'assignments' | 'assignmentSubmissions'>,
  { classes, students }: { classes: ReadonlyMap<string, { name: string }>; students: ReadonlyMap<string, string> },
): News[] {
  const byId = new Map(assignments.map((row) => [row.id, row]));
  return assignmentSubmissions.flatMap(({ assignmentId, studentId, submittedAt }) => {
    const { classId, title, deadlineAt } = byId.get(assignmentId)!;
    const of = classes.get(classId);
    if (!of) return [];
    return news('GENERAL', submittedAt, {
      kind: 'SUBMISSION_RECEIVED',
      groupKey: `SUBMISSION_RECEIVED/${classId}`,
      title: submittedAt > deadlineAt ? '과제가 늦게 들어왔어요' : '과제가 들어왔어요',
      text: `{*${of.name}} · ${called(students.get(studentId)!, '학생')}, ${title}`,
      url: sitePath(paths.grading({ class: classId })),
      classId,
      className: of.name,
    });
  });
}

/** Of what a guardian wrote to her alone, and had no answer to for close to an hour. */
function lateAnswers(teacherId: string, chats: ClassThings['chats']): News[] {
  return chats
    .filter(({ kind, members }) => kind === 'P2P' && members.some(({ id }) => id === teacherId))
    .flatMap(({ members, messages }) =>
      messages.flatMap(({ senderId, at }, no) => {
        const next = messages[no + 1];
        if (senderId === teacherId || (next && next.at.getTime() - at.getTime() < millisecondsInHour)) return [];
        const name = members.find(({ id }) => id === senderId)!.name;
        const text = `{*${name}}님의 메시지를 받은 지 {*${LATE_ANSWER}분}이 지났어요.`;
        return news('WARN', after(at, LATE_ANSWER), { title: '답장이 늦어지고 있어요', text });
      }),
    );
}
