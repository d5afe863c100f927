import type { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import type { Db } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { Handlers } from '../../../core/http/implement.ts';
import { lessonQueries } from '../lessons.queries.ts';
import type { diaryService } from './diary.service.ts';
import { evidence } from '../evidence/evidence.ts';
import type { lessonDeskView } from './lesson-desk.view.ts';
import type { LessonHold } from './lesson-hold.service.ts';

interface Services {
  readonly hold: LessonHold;
  readonly diaries: ReturnType<typeof diaryService>;
  readonly view: ReturnType<typeof lessonDeskView>;
}

export function lessonDeskHandlers(db: Db, { hold, diaries, view }: Services): Handlers<typeof lessonDeskContract> {
  return {
    async getLessonDesk({ params: { id }, caller: { userId } }) {
      return { data: await view(userId, id) };
    },
    async startLesson({ params: { id }, body: { version }, caller: { userId } }) {
      await hold.start(userId, id, version);
      return { data: await view(userId, id) };
    },
    async extendLesson({ params: { id }, body: { minutes, version }, caller: { userId } }) {
      await hold.extend(userId, id, minutes, version);
      return { data: await view(userId, id) };
    },
    async finishLesson({ params: { id }, body: { version }, caller: { userId } }) {
      await hold.finish(userId, id, version);
      return { data: await view(userId, id) };
    },
    async declareNoShow({ params: { id }, body: { version }, caller: { userId } }) {
      await hold.declareNoShow(userId, id, version);
      return { data: await view(userId, id) };
    },
    async markAttendance({ params: { id }, body: { marks }, caller: { userId } }) {
      await diaries.markAttendance(userId, id, marks);
      return { data: await view(userId, id) };
    },
    async saveLessonDiary({ params: { id }, body, caller: { userId } }) {
      return { data: await diaries.save(userId, id, body) };
    },
    async sendLessonDiary({ params: { id }, body: { diary, marks }, caller: { userId } }) {
      await diaries.send(userId, id, diary, marks);
      return { data: await view(userId, id) };
    },
    async getLessonEvidence({ params: { id }, caller: { userId } }) {
      const lesson = await lessonQueries(db).byId(id);
      if (lesson?.teacherId !== userId) throw new DomainError('NOT_FOUND');
      return { data: await evidence.read(db, id) };
    },
  };
}
