import type { AnswerOf } from '@portal/domain/contract/endpoint';
import { statementsContract as contract } from '@portal/domain/wallet/statements.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { refetchOn } from '../refetch-on.ts';

const read = {
  providesTags: ['Statement'],
  onCacheEntryAdded: refetchOn(['withdrawal.changed', 'wallet.changed'], ['Statement']),
} as const;

/** Monthly statements (INC-4). */
export const statementsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listStatements: build.query<AnswerOf<typeof contract.listStatements>, void>({
      ...fromContract(contract.listStatements),
      ...read,
    }),
    getStatement: build.query({ ...fromContract(contract.getStatement), ...read }),
    makeStatementFile: build.mutation(fromContract(contract.makeStatementFile)),
  }),
});

export const { useListStatementsQuery, useGetStatementQuery, useMakeStatementFileMutation } = statementsApi;
