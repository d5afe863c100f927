import { basename, dirname } from 'node:path';
import { sourceFiles } from './source-files.ts';

const tracked = sourceFiles('apps/platform/src', 'libs/api', 'libs/domain');

/** Ways to sign in: they are asked for before there is a store, by @portal/auth. */
const WITHOUT_HOOKS = ['identity/login-type'];

const resources = tracked
  .filter((file) => /^libs\/domain\/src\/[^/]+\/[^/]+\.contract\.ts$/.test(file))
  .map((file) => ({ context: basename(dirname(file)), stem: basename(file, '.contract.ts') }));

/** Folders of a context in which a resource has this file. */
const foldersOf = ({ context, stem }: (typeof resources)[number], suffix: string) =>
  tracked
    .filter(
      (file) => file.startsWith(`apps/platform/src/modules/${context}/`) && basename(file) === `${stem}.${suffix}.ts`,
    )
    .map(dirname);

describe('a resource is found by changing the suffix', () => {
  it('of its contract', () => {
    expect(resources.length).toBeGreaterThanOrEqual(30);
  });

  it.each(resources)('to the handlers of $context/$stem and the access rows beside them', (resource) => {
    const handlers = foldersOf(resource, 'handlers');
    expect(handlers).toHaveLength(1);
    expect(foldersOf(resource, 'access')).toEqual(handlers);
  });

  it.each(resources)('to the hooks of $context/$stem', ({ context, stem }) => {
    const hasHooks = tracked.includes(`libs/api/src/${context}/${stem}.api.ts`);
    expect(hasHooks).toBe(!WITHOUT_HOOKS.includes(`${context}/${stem}`));
  });

  it('and back: hooks that stand in a file of their own begin with the name of their contract', () => {
    const names = resources.map(({ context, stem }) => `libs/api/src/${context}/${stem}.`);
    const apis = tracked.filter((file) => /^libs\/api\/src\/.*\.api\.ts$/.test(file));
    expect(apis.filter((file) => !names.some((name) => file.startsWith(name)))).toEqual([]);
  });
});
