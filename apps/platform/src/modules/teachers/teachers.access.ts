import { teachersContract } from '@portal/domain/teachers/teachers.contract';
import { defineAccess } from '../../testing/access.ts';
import { approveProfile } from '../../testing/apps/course-app.ts';

const params = { id: 'usr_public' };

/** Anybody reads them. */
export const access = defineAccess(teachersContract, {
  rows: {
    listFeaturedTeachers: { valid: {} },
    getPublicTeacher: { valid: { params } },
    listPublicReviews: { valid: { params, query: '?page=1&size=5' } },
  },
  async seed(t) {
    await t.addUser({ id: params.id, username: 'public' });
    await approveProfile(t, params.id);
  },
});
