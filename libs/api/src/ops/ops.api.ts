import { opsContract as contract } from '@portal/domain/ops/ops.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

const changed = { invalidatesTags: ['OpsQueue', 'OpsItemDetails'] } as const;

/** The operator desk: what waits for a decision, and deciding. */
export const opsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listOpsQueues: build.query({ ...fromContract(contract.listOpsQueues), providesTags: ['OpsQueue'] }),
    listOpsItems: build.query({ ...fromContract(contract.listOpsItems), providesTags: ['OpsQueue'] }),
    getOpsItem: build.query({ ...fromContract(contract.getOpsItem), providesTags: ['OpsItemDetails'] }),
    pickUpOpsItem: build.mutation({ ...fromContract(contract.pickUpOpsItem), ...changed }),
    releaseOpsItem: build.mutation({ ...fromContract(contract.releaseOpsItem), ...changed }),
    decideOpsItem: build.mutation({ ...fromContract(contract.decideOpsItem), ...changed }),
  }),
});

export const {
  useListOpsQueuesQuery,
  useListOpsItemsQuery,
  useGetOpsItemQuery,
  usePickUpOpsItemMutation,
  useReleaseOpsItemMutation,
  useDecideOpsItemMutation,
} = opsApi;
