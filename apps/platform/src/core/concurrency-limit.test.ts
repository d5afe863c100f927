import { createConcurrencyLimit } from './concurrency-limit.ts';

it('a few works run, some wait in their order, and one more is refused, whatever becomes of them', async () => {
  const limited = createConcurrencyLimit({ atOnce: 2, queue: 2 });
  const seen: string[] = [];
  const gates = new Map<string, PromiseWithResolvers<void>>();
  const begin = (name: string) => {
    const gate = Promise.withResolvers<void>();
    gates.set(name, gate);
    const done = limited(() => {
      seen.push(name);
      return gate.promise;
    });
    done.catch(() => undefined);
    return done;
  };
  const [a, , c] = ['a', 'b', 'c', 'd'].map(begin);
  expect(seen).toEqual(['a', 'b']);
  await expect(begin('e')).rejects.toMatchObject({ code: 'TOO_MANY' });
  gates.get('a')!.reject(new Error('failed'));
  await expect(a).rejects.toThrow('failed');
  expect(seen).toEqual(['a', 'b', 'c']);
  gates.get('c')!.resolve();
  await c;
  expect(seen).toEqual(['a', 'b', 'c', 'd']);
});
