import { endedLinksContract as contract } from '@portal/domain/classes/ended-links.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

/** A family's link that opens nothing any more: why, and a letter with the one that does. */
export const endedLinksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getEndedLink: build.mutation(fromContract(contract.getEndedLink)),
    mailNewLink: build.mutation(fromContract(contract.mailNewLink)),
  }),
});

export const { useGetEndedLinkMutation, useMailNewLinkMutation } = endedLinksApi;
