import { operatorsContract as contract } from '@portal/domain/identity/operators.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

const changed = { invalidatesTags: ['Operator'] } as const;

/** Who works at which desk, for those who manage the team. */
export const operatorsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listOperators: build.query({ ...fromContract(contract.listOperators), providesTags: ['Operator'] }),
    listOperatorHistory: build.query({ ...fromContract(contract.listOperatorHistory), providesTags: ['Operator'] }),
    inviteOperator: build.mutation({ ...fromContract(contract.inviteOperator), ...changed }),
    changeOperatorDesks: build.mutation({ ...fromContract(contract.changeOperatorDesks), ...changed }),
    sendOperatorLink: build.mutation({ ...fromContract(contract.sendOperatorLink), ...changed }),
    deactivateOperator: build.mutation({ ...fromContract(contract.deactivateOperator), ...changed }),
    reactivateOperator: build.mutation({ ...fromContract(contract.reactivateOperator), ...changed }),
  }),
});

export const {
  useListOperatorsQuery,
  useListOperatorHistoryQuery,
  useInviteOperatorMutation,
  useChangeOperatorDesksMutation,
  useSendOperatorLinkMutation,
  useDeactivateOperatorMutation,
  useReactivateOperatorMutation,
} = operatorsApi;
