import { addDays, instantOf } from '@portal/domain/time/day';
import type { incomesContract } from '@portal/domain/wallet/incomes.contract';
import type { Handlers } from '../../../core/http/implement.ts';
import type { IncomeExplanations } from './income-explanation.service.ts';
import type { incomeList } from './income-list.service.ts';
import type { IncomeSummaries } from './income-summary.service.ts';

const PAGE = 20;

export function incomesHandlers(
  { summary, forecast }: IncomeSummaries,
  list: ReturnType<typeof incomeList>,
  { explain }: IncomeExplanations,
): Handlers<typeof incomesContract> {
  return {
    getIncomeSummary: async ({ caller }) => ({ data: await summary(caller.userId) }),

    getIncomeForecast: async ({ caller }) => ({ data: await forecast(caller.userId) }),

    async listIncomes({ query, caller: { userId, timeZone } }) {
      const { state, classId, studentId, from, to, lastItem, size = String(PAGE) } = query;
      const filter = {
        state,
        classId,
        studentId,
        from: from === undefined ? undefined : instantOf(from, 0, timeZone),
        until: to === undefined ? undefined : instantOf(addDays(to, 1), 0, timeZone),
      };
      return { data: await list(userId, filter, { size: Number(size), lastItem }) };
    },

    explainIncome: async ({ params, caller }) => ({ data: await explain(caller.userId, params.lessonId) }),
  };
}
