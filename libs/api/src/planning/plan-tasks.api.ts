import { planTasksContract as contract } from '@portal/domain/planning/plan-tasks.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { refetchOn } from '../refetch-on.ts';

const CHANGES = ['lesson.changed', 'task.changed', 'assignment.changed'] as const;
const listed = { providesTags: ['Today'], onCacheEntryAdded: refetchOn(CHANGES, ['Today']) } as const;
const moved = { invalidatesTags: ['Today', 'LessonDesk'] } as const;

/** What a teacher has to do: ticked off, opened again, and noted by herself (PLN-1). */
export const planTasksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listOpenTasks: build.query({ ...fromContract(contract.listOpenTasks), ...listed }),
    listPlanTasks: build.query({ ...fromContract(contract.listPlanTasks), ...listed }),
    createPlanTask: build.mutation({ ...fromContract(contract.createPlanTask), ...moved }),
    deletePlanTask: build.mutation({ ...fromContract(contract.deletePlanTask), ...moved }),
    finishPlanTask: build.mutation({ ...fromContract(contract.finishPlanTask), ...moved }),
    reopenPlanTask: build.mutation({ ...fromContract(contract.reopenPlanTask), ...moved }),
    finishPlanTasks: build.mutation({ ...fromContract(contract.finishPlanTasks), ...moved }),
    reopenPlanTasks: build.mutation({ ...fromContract(contract.reopenPlanTasks), ...moved }),
    updatePlanTask: build.mutation({ ...fromContract(contract.updatePlanTask), ...moved }),
    snoozePlanTask: build.mutation({ ...fromContract(contract.snoozePlanTask), ...moved }),
  }),
});

export const {
  useCreatePlanTaskMutation,
  useDeletePlanTaskMutation,
  useFinishPlanTaskMutation,
  useFinishPlanTasksMutation,
  useListOpenTasksQuery,
  useListPlanTasksQuery,
  useReopenPlanTaskMutation,
  useReopenPlanTasksMutation,
  useSnoozePlanTaskMutation,
  useUpdatePlanTaskMutation,
} = planTasksApi;
