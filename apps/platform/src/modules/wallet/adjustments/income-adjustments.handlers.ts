import type { incomeAdjustmentsContract } from '@portal/domain/wallet/income-adjustments.contract';
import type { Handlers } from '../../../core/http/implement.ts';
import type { IncomeAdjustments } from './income-adjustments.service.ts';

export const incomeAdjustmentsHandlers = ({
  list,
  show,
  adjust,
}: IncomeAdjustments): Handlers<typeof incomeAdjustmentsContract> => ({
  listLessonIncomes: async ({ query, caller }) => ({ data: await list(caller.userId, query) }),
  getLessonIncome: async ({ params, caller }) => ({ data: await show(caller.userId, params.lessonId) }),
  adjustIncome: async ({ params, body, caller }) => ({ data: await adjust(caller.userId, params.lessonId, body) }),
});
