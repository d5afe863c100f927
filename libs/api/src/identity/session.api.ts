import { sessionContract } from '@portal/domain/identity/session.contract';
import { problemOf } from '../api-problem.ts';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { transport } from '../transport.ts';

/** The signed-in person (SES-1), and her way into the socket. Signing in and out is `@portal/auth`. */
export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query({ ...fromContract(sessionContract.getProfile), providesTags: ['Profile'] }),
    createSocketTicket: build.mutation(fromContract(sessionContract.createSocketTicket)),
  }),
});

export const { useGetProfileQuery } = sessionApi;

interface Dispatches {
  dispatch(action: ReturnType<typeof sessionApi.endpoints.createSocketTicket.initiate>): {
    unwrap(): Promise<{ ticket: string }>;
    reset(): void;
  };
}

/**
 * What the chat socket puts into its query: a single-use ticket of 30 seconds, or the access token itself where the
 * server has no tickets (D2). Rejects with an `ApiProblem`.
 */
export async function socketTicket(store: Dispatches): Promise<string> {
  const call = store.dispatch(sessionApi.endpoints.createSocketTicket.initiate());
  try {
    return (await call.unwrap()).ticket;
  } catch (error) {
    const token = transport().session.accessToken();
    if (problemOf(error).status === 404 && token !== undefined) return token;
    throw error;
  } finally {
    call.reset();
  }
}
