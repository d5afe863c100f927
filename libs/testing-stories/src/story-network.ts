import { type Fake, problemResponse } from '@portal/testing/contract-fakes';

/** How the network of Storybook's toolbar behaves, whatever a story's fakes answer. */
export type Network = 'normal' | 'slow' | 'failing' | 'offline';

const SLOW_MS = 3_000;

/** The same fakes behind another network. */
export function onNetwork(network: Network | undefined, fakes: readonly Fake[]): readonly Fake[] {
  switch (network) {
    case 'slow':
      return fakes.map((fake) => ({
        ...fake,
        answer: async (request) => {
          await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
          return fake.answer(request);
        },
      }));
    case 'failing':
      return fakes.map((fake) => ({ ...fake, answer: () => Promise.resolve(problemResponse('UNEXPECTED')) }));
    case 'offline':
      return fakes.map((fake) => ({ ...fake, answer: () => Promise.resolve(Response.error()) }));
    default:
      return fakes;
  }
}
