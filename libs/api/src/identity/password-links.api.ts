import { passwordLinksContract as contract } from '@portal/domain/identity/password-links.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

/** Setting a password by the link of a mail (REG-3). */
export const passwordLinksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // Nothing of it is kept: a ticket is used once.
    findPasswordLink: build.mutation(fromContract(contract.findPasswordLink)),
    setPassword: build.mutation(fromContract(contract.setPassword)),
  }),
});

export const { useFindPasswordLinkMutation, useSetPasswordMutation } = passwordLinksApi;
