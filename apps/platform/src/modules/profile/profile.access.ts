import { profileContract } from '@portal/domain/profile/profile.contract';
import { defineAccess, naming, SECRET } from '../../testing/access.ts';
import { aProfileDraft } from '../../testing/apps/profile-app.ts';
import { aSubmissionRow } from '../../testing/teaching-rows.ts';
import { profileSubmission } from './profile.tables.ts';

export const access = defineAccess(profileContract, {
  rows: {
    checkProfileSubmission: { own: {} },
    getTeacherProfile: { own: {} },
    updateTeacherProfile: { own: { body: { version: 1, content: aProfileDraft() } } },
    submitTeacherProfile: { own: { body: { version: 2 } } },
    cancelTeacherProfile: { own: {} },
    listProfileSubmissions: { own: {} },
    compareProfile: naming('sub_matrix', 'sub_none', (id) => ({ query: `?from=${id}&to=DRAFT` })),
    previewTeacherProfile: { own: { query: '?as=PARENT&of=DRAFT' } },
  },
  async seed({ database }, teacherId) {
    await database.db
      .insert(profileSubmission)
      .values(aSubmissionRow(teacherId, { id: 'sub_matrix', status: 'REJECTED', reason: SECRET }));
  },
});
