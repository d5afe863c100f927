import { millisecondsInDay } from 'date-fns/constants';
import { submissionsContract } from '@portal/domain/coursework/submissions.contract';
import { type Beside, byId, defineAccess, SECRET, type Sent } from '../../../testing/access.ts';
import { assignment, submission } from '../assignments/assignments.tables.ts';

const inDays = (days: number) => new Date(Date.now() + days * millisecondsInDay);
const on = <S extends Sent>(name: string, ...beside: Beside<S>) => byId<S>(`sub_matrix_${name}`, 'sub_none', ...beside);
const GRADE = { version: 1, score: 90, feedback: '', isLate: null, isDone: true };

export const access = defineAccess(submissionsContract, {
  rows: {
    listGradingQueue: { own: { query: '?list=to-grade&order=urgent&page=1&size=5' } },
    getSubmission: on('read'),
    gradeSubmission: on('grade', { body: GRADE }),
    returnSubmission: on('return', { body: { version: 1 } }),
    returnSubmissions: { own: { body: { ids: ['sub_matrix_bulk'] } } },
    askSubmissionAgain: on('ask', { body: { version: 1, reason: '다시', dueAt: inDays(3).toISOString() } }),
  },
  async seed({ database }, teacherId) {
    for (const name of ['read', 'grade', 'return', 'bulk', 'ask']) {
      const assignmentId = `asg_matrix_graded_${name}`;
      await database.db.insert(assignment).values({
        id: assignmentId,
        classId: 'cls_desk',
        teacherId,
        title: SECRET,
        content: SECRET,
        downloadAllowed: true,
        lateAllowed: true,
        deadlineAt: inDays(9),
        createdAt: inDays(-2),
        publishedAt: inDays(-2),
        displayAt: inDays(-2),
        announcedAt: inDays(-2),
      });
      const isGraded = name === 'return' || name === 'bulk';
      await database.db.insert(submission).values({
        id: `sub_matrix_${name}`,
        assignmentId,
        teacherId,
        classId: 'cls_desk',
        studentId: 'stu_desk',
        text: SECRET,
        fileIds: ['file_matrix'],
        submittedAt: inDays(-1),
        ...(isGraded && { gradeState: 'GRADED', score: 80, feedback: SECRET, gradedAt: inDays(-1) }),
      });
    }
  },
});
