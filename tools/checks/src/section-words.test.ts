import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const contexts = globSync('apps/platform/src/modules/*/module.ts', { cwd: root }).map((path) =>
  path.split('/').at(-2)!,
);

/** Contexts that come with their section. */
const LATER = ['affiliate', 'community', 'points', 'settings', 'statistics'];

it('a section that is still to come has the word of its context', () => {
  const source = readFileSync(join(root, 'apps/portal/src/planned/planned-sections.ts'), 'utf8');
  const planned = [...source.matchAll(/plannedSection\(\s*'([\w-]+)'|\bid: '([\w-]+)'/g)].map(
    ([, one, two]) => one ?? two!,
  );
  expect(planned).not.toEqual([]);
  expect(planned.filter((id) => !contexts.includes(id) && !LATER.includes(id))).toEqual([]);
});
