import { baseApi } from '@portal/api/base-api';
import type { Fake } from '@portal/testing/contract-fakes';
import { fetchFromFakes } from '@portal/testing/fake-fetch';
import { createApiWorld } from './api-world.ts';

const worlds: ReturnType<typeof createApiWorld>[] = [];

/** Forgets what the worlds of a test know: open subscriptions keep the process alive. */
export function closeWorlds(): void {
  for (const { store } of worlds.splice(0)) store.dispatch(baseApi.util.resetApiState());
}

/** A world on a server of fakes that remembers what it was asked, as `GET /tns/v1/today`. */
export function watchedWorld(fakes: readonly Fake[]) {
  const asked: string[] = [];
  const answer = fetchFromFakes(fakes);
  const world = createApiWorld({
    async fetch(input, init) {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      asked.push(`${request.method} ${pathname}${search}`);
      return answer(request);
    },
  });
  worlds.push(world);
  const { dispatch } = world.store;

  /** Resolves when nothing is asked any more. */
  async function settled(): Promise<void> {
    let before: number;
    do {
      before = asked.length;
      await new Promise((resolve) => setTimeout(resolve, 0));
      await Promise.all([
        ...dispatch(baseApi.util.getRunningQueriesThunk()),
        ...dispatch(baseApi.util.getRunningMutationsThunk()),
      ]);
    } while (asked.length !== before);
  }

  return {
    ...world,
    asked,
    settled,
    /** What is asked because something happened, sorted. */
    async askedAfter(happens: () => unknown): Promise<string[]> {
      await settled();
      asked.length = 0;
      await happens();
      await settled();
      return asked.toSorted();
    },
  };
}
