import { readFileSync } from 'node:fs';
import { basename, dirname, join, matchesGlob } from 'node:path';
import { sourceFiles } from './source-files.ts';

const root = join(__dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const tracked = sourceFiles('*/package.json', '*/project.json');

const [, table = ''] = /^## Who may import whom$(.*?)^## /ms.exec(read('docs/architecture.md')) ?? [];
const asFolder = (name: string) => (/^(?:apps|tools)\//.test(name) ? name : `libs/${name}`);

/** The first column of the table: a type and, behind it in brackets, its folders; without brackets it is called like its folder. */
const rows = [...table.matchAll(/^\| `?([\w-]+)`?(?: \((.+?)\))? +\|/gm)].map(([, type = '', folders]) => ({
  type,
  folders: folders ? [...folders.matchAll(/`(.+?)`/g)].map(([, name = '']) => asFolder(name)) : [asFolder(type)],
}));

const WITH_A_SCOPE_OF_THEIR_OWN = ['feature', 'app', 'backend'];

/** What is wrong with the tags of a project: all that a folder may import, and who may import it, hangs on them. */
function findings(folder: string, tags: readonly string[]): string[] {
  const type = rows.find(({ folders }) => folders.some((glob) => matchesGlob(folder, glob)))?.type;
  if (!type) return [`${folder}: the table of docs/architecture.md has no row for it.`];
  const scope = WITH_A_SCOPE_OF_THEIR_OWN.includes(type) ? basename(folder) : 'shared';
  const right = `type:${type} scope:${scope}`;
  return tags.join(' ') === right ? [] : [`${folder}: its tags are "${tags.join(' ')}", write "${right}".`];
}

describe('the tags of a project', () => {
  it('are those of its folder in docs/architecture.md', () => {
    const projects = tracked.filter((file) => basename(file) === 'package.json');
    expect(projects.length).toBeGreaterThanOrEqual(32);
    const wrong = projects.flatMap((file) => {
      const { nx } = JSON.parse(read(file)) as { nx?: { tags?: string[] } };
      return findings(dirname(file), nx?.tags ?? []);
    });
    expect(wrong).toEqual([]);
  });

  it('stand in its package.json alone', () => {
    expect(tracked.filter((file) => basename(file) === 'project.json')).toEqual([]);
  });

  it.each([
    ['another type', 'libs/features/home', ['type:app', 'scope:home'], 'type:feature scope:home'],
    ['a second type', 'libs/notifications', ['type:feature', 'scope:notifications', 'type:ui'], 'type:feature'],
    ['the scope of another section', 'libs/features/home', ['type:feature', 'scope:live'], 'type:feature scope:home'],
    ['the type of a section', 'libs/parts/lesson', ['type:feature', 'scope:shared'], 'type:part scope:shared'],
    ['none', 'libs/upload', [], 'type:core scope:shared'],
    ['those of a tool', 'apps/platform', ['type:tool', 'scope:shared'], 'type:backend scope:platform'],
    ['a folder without a row', 'libs/common', ['type:tool', 'scope:shared'], 'no row'],
  ])('are refused where they are wrong: %s', (_what, folder, tags, said) => {
    expect(findings(folder, tags)).toEqual([expect.stringContaining(said)]);
  });
});
