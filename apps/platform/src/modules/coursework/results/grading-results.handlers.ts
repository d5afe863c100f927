import type { GradingResults } from '@portal/domain/coursework/grading-results';
import type { gradingResultsContract } from '@portal/domain/coursework/grading-results.contract';
import { DomainError } from '../../../core/domain-error.ts';
import type { Handlers } from '../../../core/http/implement.ts';
import { ownClass } from '../../classes/module.ts';
import type { AssignmentDeps } from '../assignments/assignment-deps.ts';
import { assignmentListQueries } from '../assignments/assignment-list.queries.ts';
import { gradingResultQueries, type ResultsOf } from './grading-results.queries.ts';

export function gradingResultsHandlers({
  database: { db },
}: Pick<AssignmentDeps, 'database'>): Handlers<typeof gradingResultsContract> {
  async function results(teacherId: string, of: ResultsOf): Promise<{ data: GradingResults }> {
    const queries = gradingResultQueries(db, teacherId);
    const [[figures], errors] = await Promise.all([queries.figures(of), queries.errors(of)]);
    const { measured, medianSeconds, ...told } = figures!;
    return {
      data: {
        ...told,
        errors: errors.map(({ tag, count, ...example }) => ({ tag, count, example })),
        time: { measured, medianSeconds },
      },
    };
  }

  return {
    async getAssignmentResults({ params: { id }, caller: { userId } }) {
      if (!(await assignmentListQueries(db, userId).one(id))) throw new DomainError('NOT_FOUND');
      return results(userId, { assignmentId: id });
    },

    async getClassResults({ params: { id }, caller: { userId } }) {
      await ownClass(db, userId, id);
      return results(userId, { classId: id });
    },
  };
}
