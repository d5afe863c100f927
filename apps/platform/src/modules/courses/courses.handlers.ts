import { compareFieldTexts } from '@portal/domain/contract/finding';
import { courseTexts } from '@portal/domain/courses/course-texts';
import type { coursesContract } from '@portal/domain/courses/courses.contract';
import type { Handlers } from '../../core/http/implement.ts';
import { teacherOf } from '../../core/teacher.ts';
import { approvalRequestQueries } from './approval/approval-requests.queries.ts';
import type { courseApprovalService } from './approval/course-approvals.service.ts';
import { type CourseDeps, ownCourse } from './course-deps.ts';
import type { courseDraftService } from './course-drafts.service.ts';
import { courseListService } from './course-list.service.ts';
import { courseView, requestView } from './course-view.ts';
import type { courseService } from './courses.service.ts';

interface Services {
  readonly courses: ReturnType<typeof courseService>;
  readonly drafts: ReturnType<typeof courseDraftService>;
  readonly approvals: ReturnType<typeof courseApprovalService>;
}

export function coursesHandlers(
  deps: CourseDeps,
  { courses, drafts, approvals }: Services,
): Handlers<typeof coursesContract> {
  const { files, catalog, checks } = deps;
  const { db } = deps.database;
  const list = courseListService(deps);
  return {
    listCourses: async ({ query, caller: { userId } }) => ({ data: await list(userId, query) }),

    createCourse: async ({ body, caller: { userId } }) => ({ data: await courses.create(userId, body) }),

    async getCourse({ params: { id }, query: { revision }, caller: { userId } }) {
      const course = await ownCourse(db, userId, id);
      return { data: await courseView(db, files, course, revision === undefined ? course.workNo : Number(revision)) };
    },

    updateCourse: async ({ params: { id }, body, caller: { userId } }) => ({
      data: await drafts.save(userId, id, body),
    }),

    async checkCourse({ params: { id }, body: { content }, caller: { userId } }) {
      const { id: courseId, teacherId } = await ownCourse(db, userId, id);
      return { data: { findings: await checks.findings(db, { teacherId, courseId, content }) } };
    },

    submitCourse: async ({ params: { id }, body, caller }) => ({
      data: await approvals.submit(teacherOf(caller), id, body),
    }),

    withdrawCourse: async ({ params: { id }, body: { version }, caller: { userId } }) => ({
      data: await approvals.withdraw(userId, id, version),
    }),

    discardCourseChanges: async ({ params: { id }, body: { version }, caller: { userId } }) => ({
      data: await approvals.discard(userId, id, version),
    }),

    archiveCourse: async ({ params: { id }, body, caller: { userId } }) => ({
      data: await courses.archive(userId, id, body),
    }),

    duplicateCourse: async ({ params: { id }, body: { clientId }, caller: { userId } }) => ({
      data: await courses.duplicate(userId, id, clientId),
    }),

    async deleteCourse({ params: { id }, caller: { userId } }) {
      await courses.remove(userId, id);
      return {};
    },

    async listCourseApprovals({ params: { id }, caller: { userId } }) {
      await ownCourse(db, userId, id);
      return { data: { items: (await approvalRequestQueries(db).ofCourse(id)).map(requestView) } };
    },

    async compareCourseRevisions({ params: { id }, query: { from, to }, caller: { userId } }) {
      const course = await ownCourse(db, userId, id);
      const [before, after] = await Promise.all(
        [from, to].map(async (no) => courseTexts((await courseView(db, files, course, Number(no))).content, catalog)),
      );
      return { data: { changes: compareFieldTexts(before!, after!) } };
    },
  };
}
