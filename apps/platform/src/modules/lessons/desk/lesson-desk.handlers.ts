import type { LessonEvidence } from '@portal/domain/evidence/lesson-evidence';
import type { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import type { Db } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { Handlers } from '../../../core/http/implement.ts';
import { teacherOf } from '../../../core/teacher.ts';
import { lessonQueries, type NamedLesson } from '../lessons.queries.ts';
import type { diaryService } from './diary.service.ts';
import type { lessonDeskView } from './lesson-desk-view.ts';
import type { LessonHold } from './lesson-hold.service.ts';

interface Services {
  readonly hold: LessonHold;
  readonly diaries: ReturnType<typeof diaryService>;
  readonly view: ReturnType<typeof lessonDeskView>;
  evidenceOf(lesson: NamedLesson): Promise<LessonEvidence>;
  answerQuestion(teacherId: string, lessonId: string, questionId: string, answer: string): Promise<void>;
}

export function lessonDeskHandlers(
  db: Db,
  { hold, diaries, view, evidenceOf, answerQuestion }: Services,
): Handlers<typeof lessonDeskContract> {
  return {
    async getLessonDesk({ params: { id }, caller }) {
      return { data: await view(teacherOf(caller), id) };
    },
    async startLesson({ params: { id }, body: { version }, caller }) {
      await hold.start(caller.userId, id, version);
      return { data: await view(teacherOf(caller), id) };
    },
    async extendLesson({ params: { id }, body: { minutes, version }, caller }) {
      await hold.extend(caller.userId, id, minutes, version);
      return { data: await view(teacherOf(caller), id) };
    },
    async finishLesson({ params: { id }, body: { version }, caller }) {
      await hold.finish(caller.userId, id, version);
      return { data: await view(teacherOf(caller), id) };
    },
    async declareNoShow({ params: { id }, body: { version }, caller }) {
      await hold.declareNoShow(caller.userId, id, version);
      return { data: await view(teacherOf(caller), id) };
    },
    async markAttendance({ params: { id }, body: { marks }, caller }) {
      await diaries.markAttendance(caller.userId, id, marks);
      return { data: await view(teacherOf(caller), id) };
    },
    async saveLessonDiary({ params: { id }, body, caller }) {
      return { data: await diaries.save(caller.userId, id, body) };
    },
    async sendLessonDiary({ params: { id }, body: { diary, marks }, caller }) {
      await diaries.send(caller.userId, id, diary, marks);
      return { data: await view(teacherOf(caller), id) };
    },
    async answerLessonQuestion({ params: { id, questionId }, body: { answer }, caller }) {
      await answerQuestion(caller.userId, id, questionId, answer);
      return { data: await view(teacherOf(caller), id) };
    },
    async getLessonEvidence({ params: { id }, caller }) {
      const lesson = await lessonQueries(db).byId(id);
      if (lesson?.teacherId !== caller.userId) throw new DomainError('NOT_FOUND');
      return { data: await evidenceOf(lesson) };
    },
  };
}
