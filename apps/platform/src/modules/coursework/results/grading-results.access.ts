import { gradingResultsContract } from '@portal/domain/coursework/grading-results.contract';
import { byId, defineAccess } from '../../../testing/access.ts';

export const access = defineAccess(gradingResultsContract, {
  rows: {
    getAssignmentResults: byId('asg_matrix_graded_read', 'asg_none'),
    getClassResults: byId('cls_desk', 'cls_none'),
  },
});
