import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { sourceFiles } from './source-files.ts';

const root = join(__dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const sources = new Map(
  sourceFiles('libs', 'apps/portal').flatMap((file) => (/\.tsx?$/.test(file) ? [[file, read(file)]] : [])),
);

/** What draws nothing that could be looked at, and why. */
const WITHOUT_STORY: Readonly<Record<string, string>> = {
  'libs/features/classes/src/class-page/class-redirects.tsx': 'leads on to another address',
  'libs/features/course-editor/src/creation/course-redirect.tsx': 'leads on to another address',
  'libs/features/recruiting/src/register/register-popup.tsx': 'opens by the address the dialog that has stories',
  'libs/features/teaching-plan/src/frame/short-address.tsx': 'leads on to another address',
  'libs/ui/src/base/provider.tsx': 'stands around every story',
};

/** What each package gives out, by the address that others import. */
const given = new Map(
  sourceFiles('libs/**/package.json').flatMap((file) => {
    const { name, exports = {} } = JSON.parse(read(file)) as { name: string; exports?: Record<string, string> };
    return Object.entries(exports).map(
      ([from, to]) => [posix.join(name, from), posix.join(dirname(file), to)] as const,
    );
  }),
);

/** The files that a file takes more than types of. */
function takenBy(file: string): string[] {
  const text = sources.get(file) ?? '';
  return [...text.matchAll(/(?:^(?:import|export) (?!type )[^;]*?from|\bimport\()\s*'([^']+)'/gm)].flatMap(
    ([, name]) => {
      const target = name!.startsWith('.') ? posix.join(dirname(file), name!) : given.get(name!);
      // Whoever shows a section shows its frame alone: the pages of it come with their addresses.
      return target && sources.has(target) && !target.endsWith('/section.ts') ? [target] : [];
    },
  );
}

/** Everything that a story takes, and what that takes. */
function drawn(): ReadonlySet<string> {
  const all = new Set([...sources.keys()].filter((file) => file.endsWith('.stories.tsx')));
  for (const file of all) for (const taken of takenBy(file)) all.add(taken);
  return all;
}

const SHOWN =
  /^libs\/(?:features\/[\w-]+|parts\/[\w-]+|ui|notifications|upload|portal-core)\/src\/.*(?<!\.(?:test|stories))\.tsx$/;

const components = [...sources].flatMap(([file, text]) =>
  SHOWN.test(file) && !file.includes('/testing/') && /^export (?:const|function) [A-Z]\w*/m.test(text) ? [file] : [],
);

describe('a component', () => {
  it('is drawn by a story, its own or that of what it is a part of', () => {
    expect(components.length).toBeGreaterThan(1_000);
    const inStories = drawn();
    expect(components.filter((file) => !inStories.has(file))).toEqual(Object.keys(WITHOUT_STORY));
  });
});
