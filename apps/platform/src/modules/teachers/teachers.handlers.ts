import type { teachersContract } from '@portal/domain/teachers/teachers.contract';
import type { Handlers } from '../../core/http/implement.ts';
import type { TeacherService } from './teachers.service.ts';

const REVIEWS_SHOWN = 10;

export function teachersHandlers(teachers: TeacherService): Handlers<typeof teachersContract> {
  return {
    listFeaturedTeachers: async () => ({ data: { items: await teachers.featured() } }),
    getPublicTeacher: async ({ params: { id } }) => ({ data: await teachers.page(id) }),
    listPublicReviews: async ({ params: { id }, query: { page = '1', size } }) => ({
      data: await teachers.reviews(id, { page: Number(page), size: Number(size ?? REVIEWS_SHOWN) }),
    }),
  };
}
