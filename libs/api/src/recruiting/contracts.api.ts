import { contractsContract as contract } from '@portal/domain/recruiting/contracts.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

/** The electronic contract of an application: by the link of its mail, and at the desk. */
export const contractsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // Of what is opened by a link nothing is kept: whoever sits here next is somebody else.
    findContract: build.mutation(fromContract(contract.findContract)),
    viewContract: build.mutation(fromContract(contract.viewContract)),
    sendContractCode: build.mutation(fromContract(contract.sendContractCode)),
    signContract: build.mutation(fromContract(contract.signContract)),
    renewContract: build.mutation(fromContract(contract.renewContract)),
    listApplicationContracts: build.query({
      ...fromContract(contract.listApplicationContracts),
      providesTags: ['ApplicationContract'],
    }),
    resendContract: build.mutation({
      ...fromContract(contract.resendContract),
      // Refused or not: what the desk saw is not how it stands.
      invalidatesTags: ['ApplicationContract'],
    }),
  }),
});

export const {
  useFindContractMutation,
  useViewContractMutation,
  useSendContractCodeMutation,
  useSignContractMutation,
  useRenewContractMutation,
  useListApplicationContractsQuery,
  useResendContractMutation,
} = contractsApi;
