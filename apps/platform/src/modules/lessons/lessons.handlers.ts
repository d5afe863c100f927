import type { lessonsContract } from '@portal/domain/lessons/lessons.contract';
import type { Handlers } from '../../core/http/implement.ts';
import type { lessonService } from './lessons.service.ts';

export function lessonsHandlers(lessons: ReturnType<typeof lessonService>): Handlers<typeof lessonsContract> {
  return {
    async getLesson({ params: { id }, caller: { userId } }) {
      return { data: await lessons.detailOf(userId, id) };
    },
    async cancelLesson({ params: { id }, body, caller: { userId } }) {
      return { data: await lessons.cancel(userId, id, body) };
    },
  };
}
