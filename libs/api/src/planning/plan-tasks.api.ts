import { planTasksContract as contract } from '@portal/domain/planning/plan-tasks.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

const moved = { invalidatesTags: ['Today', 'LessonDesk'] } as const;

/** What a teacher has to do: ticked off, opened again, and noted by herself (PLN-1). */
export const planTasksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createPlanTask: build.mutation({ ...fromContract(contract.createPlanTask), ...moved }),
    deletePlanTask: build.mutation({ ...fromContract(contract.deletePlanTask), ...moved }),
    finishPlanTask: build.mutation({ ...fromContract(contract.finishPlanTask), ...moved }),
    reopenPlanTask: build.mutation({ ...fromContract(contract.reopenPlanTask), ...moved }),
  }),
});

export const {
  useCreatePlanTaskMutation,
  useDeletePlanTaskMutation,
  useFinishPlanTaskMutation,
  useReopenPlanTaskMutation,
} = planTasksApi;
