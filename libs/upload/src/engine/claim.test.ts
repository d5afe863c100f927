import { claim } from './claim.ts';

/** The browser's locks, as all tabs see them. */
function sharedLocks() {
  const held = new Set<string>();
  return {
    async request(name: string, { ifAvailable }: LockOptions, work: (lock: object | null) => unknown) {
      if (held.has(name) && ifAvailable) return work(null);
      held.add(name);
      await work({ name });
      held.delete(name);
    },
  };
}
const give = (locks: unknown) => Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
afterEach(() => void delete (navigator as { locks?: unknown }).locks);

it('lets one tab send a file, and no other until that one lets it go', async () => {
  give(sharedLocks());
  const release = await claim('upload-1');
  expect(release).not.toBeNull();
  expect(await claim('upload-1')).toBeNull();
  release?.();
  await Promise.resolve();
  expect(await claim('upload-1')).not.toBeNull();
});

it('keeps nobody from sending another file', async () => {
  give(sharedLocks());
  await claim('upload-1');
  expect(await claim('upload-2')).not.toBeNull();
});

it.each([
  ['has no locks', undefined],
  ['denies them', { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) }],
])('holds up no upload where the browser %s', async (_what, locks) => {
  if (locks) give(locks);
  const release = await claim('upload-1');
  expect(release).not.toBeNull();
  expect(() => release?.()).not.toThrow();
});
