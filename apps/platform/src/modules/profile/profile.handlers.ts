import type { profileContract } from '@portal/domain/profile/profile.contract';
import type { Handlers } from '../../core/http/implement.ts';
import { teacherOf } from '../../core/teacher.ts';
import type { ProfileDeps } from './profile-deps.ts';
import { profileViews } from './profile-view.ts';
import { profileService } from './profile.service.ts';
import { ownSubmissionQueries } from './submissions.queries.ts';

export function profileHandlers(deps: ProfileDeps): Handlers<typeof profileContract> {
  const profiles = profileService(deps);
  const views = profileViews(deps);
  return {
    async checkProfileSubmission({ caller }) {
      const latest = await ownSubmissionQueries(deps.database.db, caller.userId).latest();
      // A cancelled submission counts as none, a rejected one as submitted: its remarks are the way on (domain-model 3.3.2).
      return { data: { isSubmitted: latest !== undefined && latest.status !== 'CANCELED' } };
    },

    getTeacherProfile: async ({ caller }) => ({ data: await views.profile(caller.userId) }),

    async updateTeacherProfile({ body, caller }) {
      await profiles.save(caller.userId, body);
      return { data: await views.profile(caller.userId) };
    },

    async submitTeacherProfile({ body, caller }) {
      await profiles.submit(teacherOf(caller), body.version);
      return { data: await views.profile(caller.userId) };
    },

    async cancelTeacherProfile({ caller }) {
      await profiles.cancel(caller.userId);
      return { data: await views.profile(caller.userId) };
    },

    listProfileSubmissions: async ({ caller }) => ({ data: { items: await views.submissions(caller.userId) } }),

    compareProfile: async ({ query, caller }) => ({ data: { changes: await views.compare(caller.userId, query) } }),

    previewTeacherProfile: async ({ query, caller }) => ({ data: await views.preview(caller.userId, query) }),
  };
}
