import type { GradedSubmission } from '@portal/domain/coursework/submission';
import { GRADING_LISTS, type submissionsContract } from '@portal/domain/coursework/submissions.contract';
import { DomainError } from '../../../core/domain-error.ts';
import type { Handlers } from '../../../core/http/implement.ts';
import type { AssignmentDeps } from '../assignments/assignment-deps.ts';
import { queuedView, submissionView } from './submission-view.ts';
import { submissionQueries } from './submissions.queries.ts';
import type { submissionService } from './submissions.service.ts';

const PAGE_SIZE = 20;

export function submissionsHandlers(
  { database: { db }, files }: AssignmentDeps,
  submissions: ReturnType<typeof submissionService>,
): Handlers<typeof submissionsContract> {
  async function read(teacherId: string, id: string): Promise<{ data: GradedSubmission }> {
    const queries = submissionQueries(db, teacherId);
    const own = await queries.one(id);
    if (!own) throw new DomainError('NOT_FOUND');
    const [hasLeft, earlier] = await Promise.all([queries.hasLeft(own.submission), queries.earlier(id)]);
    const refs = await files.refsOf(db, [
      ...own.assignment.fileIds,
      ...own.submission.fileIds,
      ...earlier.flatMap(({ fileIds }) => fileIds),
    ]);
    return { data: submissionView(own, { refs, hasLeft, earlier }) };
  }

  return {
    async listGradingQueue({ query: { list, order = 'urgent', page = '1', size, ...of }, caller: { userId } }) {
      const queries = submissionQueries(db, userId);
      const [rows, ...totals] = await Promise.all([
        queries.page({ list, order, ...of, page: Number(page), size: Number(size ?? PAGE_SIZE) }),
        ...GRADING_LISTS.map((each) => queries.total(each, of)),
      ]);
      const [toGrade, toReturn, returned] = totals as [number, number, number];
      return {
        data: {
          totals: { 'to-grade': toGrade, 'to-return': toReturn, returned },
          items: rows.map(queuedView),
        },
      };
    },

    getSubmission: ({ params: { id }, caller: { userId } }) => read(userId, id),

    async gradeSubmission({ params: { id }, body, caller: { userId } }) {
      await submissions.grade(userId, id, body);
      return read(userId, id);
    },

    async returnSubmission({ params: { id }, body: { version }, caller: { userId } }) {
      await submissions.giveBack(userId, id, version);
      return read(userId, id);
    },

    returnSubmissions: async ({ body: { ids }, caller: { userId } }) => ({
      data: await submissions.giveBackAll(userId, ids),
    }),

    async askSubmissionAgain({ params: { id }, body, caller: { userId } }) {
      await submissions.askAgain(userId, id, body);
      return read(userId, id);
    },
  };
}
