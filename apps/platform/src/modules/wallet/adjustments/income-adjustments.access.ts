import { incomeAdjustmentsContract } from '@portal/domain/wallet/income-adjustments.contract';
import { CLIENT_ID, defineAccess } from '../../../testing/access.ts';

// A lesson of the teacher's: whoever works at the desk for money may see those of all.
const params = { lessonId: 'les_income' };
const adjust = { params, body: { clientId: CLIENT_ID, amount: 5, reason: '이유' } };

export const access = defineAccess(incomeAdjustmentsContract, {
  rows: {
    listLessonIncomes: { own: {}, otherDesk: {}, valid: { query: '?search=20&lastItem=les_income&size=10' } },
    getLessonIncome: { own: { params }, otherDesk: { params }, valid: { params } },
    adjustIncome: { own: adjust, otherDesk: adjust, valid: adjust },
  },
});
