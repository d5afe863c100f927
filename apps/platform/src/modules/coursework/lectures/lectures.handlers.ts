import type { lecturesContract } from '@portal/domain/coursework/lectures.contract';
import type { Handlers } from '../../../core/http/implement.ts';
import type { lectureService } from './lectures.service.ts';

const PAGE_SIZE = 20;

export const lecturesHandlers = (lectures: ReturnType<typeof lectureService>): Handlers<typeof lecturesContract> => ({
  listLectures: async ({ query: { classId, page = '1', size = String(PAGE_SIZE) }, caller: { userId } }) => ({
    data: await lectures.list(userId, classId, { page: Number(page), size: Number(size) }),
  }),

  createLecture: async ({ body, caller: { userId } }) => ({ data: await lectures.create(userId, body) }),

  getLecture: async ({ params: { id }, caller: { userId } }) => ({ data: await lectures.get(userId, id) }),

  updateLecture: async ({ params: { id }, body, caller: { userId } }) => ({
    data: await lectures.update(userId, id, body),
  }),

  async deleteLecture({ params: { id }, caller: { userId } }) {
    await lectures.remove(userId, id);
    return {};
  },

  publishLecture: async ({ params: { id }, caller: { userId } }) => ({ data: await lectures.publish(userId, id) }),
});
