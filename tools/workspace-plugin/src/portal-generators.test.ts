import type { Tree } from '@nx/devkit';
import { componentGenerator } from './component/component-generator.ts';
import { partGenerator } from './part/part-generator.ts';
import { type SectionOptions, sectionGenerator } from './section/section-generator.ts';
import { smallTree } from './testing/small-tree.ts';

let small: ReturnType<typeof smallTree>;
let tree: Tree;
beforeEach(() => {
  small = smallTree();
  tree = small.tree;
});

const read = (path: string) => small.read(path);
const changed = () => small.changed();
const added = (before: readonly string[]) => small.added(before);

describe('section', () => {
  const options: SectionOptions = { id: 'live-rooms', label: '수업방', group: 'teaching', owner: '@portal/classes' };

  it('writes a lib, its line and its framed page in the portal, its owner, its row in the docs and its journey', async () => {
    const before = changed();
    await sectionGenerator(tree, options);
    expect(added(before)).toEqual([
      'apps/e2e/tests/live-rooms.e2e.ts',
      'apps/portal/src/screens/classes/live-rooms.stories.tsx',
      'docs/sections.md',
      ...[
        'README.md',
        'jest.config.mjs',
        'package.json',
        'src/live-rooms.screen.ts',
        'src/live-rooms.test.tsx',
        'src/messages.ts',
        'src/page/live-rooms-page.stories.tsx',
        'src/page/live-rooms-page.tsx',
        'src/section.ts',
        'src/title-messages.ts',
        'tsconfig.json',
      ].map((path) => `libs/features/live-rooms/${path}`),
    ]);
    expect(read('apps/portal/src/sections.ts')).toMatch(/export \{ liveRoomsSection \} from '@portal\/live-rooms';\n$/);
    expect(read('apps/storybook/.storybook/catalogue.ts')).toContain("'Live rooms': '수업방',");
    for (const own of [
      'libs/features/live-rooms/',
      'apps/portal/src/screens/classes/live-rooms.stories.tsx',
      'apps/e2e/tests/live-rooms.e2e.ts',
    ])
      expect(read('CODEOWNERS')).toContain(`\n/${own} @portal/classes\n`);
    expect(read('docs/sections.md')).toContain('`/account/live-rooms`');
    expect(JSON.parse(read('libs/features/live-rooms/package.json'))).toMatchObject({
      name: '@portal/live-rooms',
      nx: { tags: ['type:feature', 'scope:live-rooms'] },
    });
  });

  it('keeps the names of its pages apart from its other words, for the portal loads them at the start', async () => {
    await sectionGenerator(tree, options);
    const section = read('libs/features/live-rooms/src/section.ts');
    expect(section).toContain("from './title-messages.ts';");
    expect(section).not.toContain("from './messages.ts';");
    expect(read('libs/features/live-rooms/src/title-messages.ts')).toContain("page: '수업방'");
  });

  it('shows an empty page as empty, in the portal too, once the page of the others holds something', async () => {
    await sectionGenerator(tree, options);
    expect(read('libs/features/live-rooms/src/page/live-rooms-page.stories.tsx')).toContain(
      "Empty: Story = { name: '비어 있음', parameters: { platform: [] } };",
    );
    const framed = read('apps/portal/src/screens/classes/live-rooms.stories.tsx');
    for (const story of ['Empty', 'Longest'])
      expect(framed).toContain(`parameters: inPortal(liveRooms.default, liveRooms.${story})`);
  });

  it('gives its address a name in the paths of the domain, and takes the name of an address that was planned', async () => {
    await sectionGenerator(tree, options);
    expect(read('libs/domain/src/site/paths.ts')).toContain("  liveRooms: path('/account/live-rooms'),\n");
    expect(read('libs/features/live-rooms/src/section.ts')).toContain('path: paths.liveRooms(),');
    const known = read('libs/domain/src/site/paths.ts');
    await sectionGenerator(tree, { ...options, id: 'talks', label: '이야기', path: '/account/affiliate' });
    expect(read('libs/domain/src/site/paths.ts')).toBe(known);
    expect(read('libs/features/talks/src/section.ts')).toContain('path: paths.affiliate(),');
  });

  it('has no entry in the menu where it wants none', async () => {
    const { group: _group, ...others } = options;
    await sectionGenerator(tree, { ...others, menu: false });
    const section = read('libs/features/live-rooms/src/section.ts');
    expect(section).not.toMatch(/\bnav\b|lucide/);
    expect(section).toContain('path: paths.liveRooms(),');
    expect(read('libs/features/live-rooms/src/live-rooms.test.tsx')).toContain('Section.nav).toBeUndefined();');
    expect(read('docs/sections.md')).toMatch(/`live-rooms` +\| – +\|/);
  });

  it('is planned no longer: what only its plan needed goes with it', async () => {
    const planned = 'apps/portal/src/planned';
    tree.write(
      `${planned}/planned-sections.ts`,
      `import { Gift, House } from 'lucide-react';
import { statuses } from './statuses.ts';
import { words } from './planned-words.ts';

const { points, rooms } = words;
/** The rooms. */
const roomLinks = [rooms.title];

export const plannedSections = [
  plannedSection('points', { label: points.title, icon: Gift, path: paths.rooms() }),
  // Rooms of its own.
  plannedSection('live-rooms', { label: rooms.title, icon: House, links: roomLinks, statuses }),
];
`,
    );
    tree.write(
      `${planned}/planned-words.ts`,
      "export const words = { points: { title: '포인트' }, rooms: { title: '방' } } as const;\n",
    );
    tree.write(
      `${planned}/planned-page.tsx`,
      "const DRAWINGS: Drawings = { points: 'gift-empty', 'live-rooms': 'room-empty' };\n",
    );
    await sectionGenerator(tree, options);
    expect(read(`${planned}/planned-sections.ts`)).toBe(`import { Gift } from 'lucide-react';
import { words } from './planned-words.ts';

const { points } = words;

export const plannedSections = [plannedSection('points', { label: points.title, icon: Gift, path: paths.rooms() })];
`);
    expect(read(`${planned}/planned-words.ts`)).toBe(
      "export const words = { points: { title: '포인트' } } as const;\n",
    );
    expect(read(`${planned}/planned-page.tsx`)).toBe("const DRAWINGS: Drawings = { points: 'gift-empty' };\n");
  });

  it('takes the next free place of its part of the menu', async () => {
    await sectionGenerator(tree, options);
    await sectionGenerator(tree, { ...options, id: 'recordings', label: '녹화' });
    expect(read('libs/features/live-rooms/src/section.ts')).toContain('order: 45');
    expect(read('libs/features/recordings/src/section.ts')).toContain('order: 46');
  });

  it.each<[Partial<SectionOptions>, string]>([
    [{ id: 'Live Rooms' }, 'is not kebab-case'],
    [{ label: "수업방'" }, 'cannot be a label'],
    [{ owner: 'classes' }, 'is no owner'],
    [{ path: 'account' }, 'is no address'],
    [
      { group: 'games' as 'teaching' },
      'There is no group "games": name --group, one of teaching, people, money, account, or --no-menu.',
    ],
    [{ group: undefined }, 'name --group'],
    [{ icon: '../x' }, 'is no name of a lucide icon'],
  ])('refuses %j', async (wrong, message) => {
    await expect(sectionGenerator(tree, { ...options, ...wrong })).rejects.toThrow(message);
  });

  it('has the owner of the context that is called like it', async () => {
    const wallet = { ...options, id: 'wallet', label: '수입' };
    await expect(sectionGenerator(tree, wallet)).rejects.toThrow(
      'The context "wallet" belongs to @market/team-operations',
    );
    await sectionGenerator(tree, { ...wallet, owner: '@market/team-operations' });
    expect(read('CODEOWNERS')).toContain('/libs/features/wallet/ @market/team-operations\n');
  });

  it('never overwrites a section', async () => {
    await sectionGenerator(tree, options);
    await expect(sectionGenerator(tree, options)).rejects.toThrow(
      'Already there: libs/features/live-rooms, apps/e2e/tests/live-rooms.e2e.ts',
    );
  });
});

describe('part', () => {
  const options = { name: 'book-shelf', label: '책장', owner: '@market/team-teaching' };

  it('writes a lib with its first component, given out by name, its owner and its row in the docs', async () => {
    const before = changed();
    await partGenerator(tree, options);
    expect(added(before)).toEqual(
      [
        'README.md',
        'jest.config.mjs',
        'package.json',
        'src/book-shelf.stories.tsx',
        'src/book-shelf.test.tsx',
        'src/book-shelf.tsx',
        'tsconfig.json',
      ].map((path) => `libs/parts/book-shelf/${path}`),
    );
    expect(JSON.parse(read('libs/parts/book-shelf/package.json'))).toMatchObject({
      name: '@portal/book-shelf',
      exports: { './book-shelf': './src/book-shelf.tsx' },
      nx: { tags: ['type:part', 'scope:shared'] },
    });
    expect(read('CODEOWNERS')).toContain('\n/libs/parts/book-shelf/ @market/team-teaching\n');
    expect(read('docs/architecture.md')).toMatch(/\n\| `libs\/parts\/book-shelf` +\| 책장 +\|\n/);
    expect(read('apps/storybook/.storybook/catalogue.ts')).toContain("'Book shelf': '책장',");
  });

  it('never takes the name of another lib', async () => {
    tree.write('libs/features/book-shelf/package.json', '{}');
    await expect(partGenerator(tree, options)).rejects.toThrow('Already there: libs/features/book-shelf.');
  });
});

describe('component', () => {
  it.each([
    ['ui', 'libs/ui', 'src/star-rating.tsx', undefined],
    ['coursework', 'libs/parts/coursework', 'src/star-rating.tsx', undefined],
    ['schedule', 'libs/features/schedule', 'src/week/star-rating.tsx', 'week'],
  ])('stands in its room of %s, with its stories and its test', async (lib, folder, path, room) => {
    tree.write(`${folder}/package.json`, '{}');
    await componentGenerator(tree, { lib, name: 'star-rating', label: '별점', ...(room && { room }) });
    expect(read(`${folder}/${path}`)).toContain('export function StarRating({ children }: StarRatingProps)');
    expect(read(`${folder}/${path}`.replace('.tsx', '.stories.tsx'))).toContain("args: { children: '별점' }");
    expect(read(`${folder}/${path}`.replace('.tsx', '.test.tsx'))).toContain(
      `import { UiProvider } from '${lib === 'ui' ? './base/provider.tsx' : '@portal/ui/provider'}';`,
    );
  });

  it.each([
    ['names its files one by one', { './bar': './src/display/bar.tsx' }, './src/display/star-rating.tsx'],
    ['has a pattern for others', { './*': './src/*.ts' }, './src/display/star-rating.tsx'],
    ['has one door', { '.': './src/section.ts' }, undefined],
  ])('is given out by a lib that %s', async (_name, exports, expected) => {
    tree.write('libs/ui/package.json', JSON.stringify({ name: '@portal/ui', exports }));
    await componentGenerator(tree, { lib: 'ui', name: 'star-rating', label: '별점', room: 'display' });
    const written = JSON.parse(read('libs/ui/package.json')) as { exports: Record<string, string> };
    expect(written.exports['./star-rating']).toBe(expected);
  });

  it('asks for another room where a folder is full', async () => {
    for (let file = 0; file < 24; file += 1) tree.write(`libs/ui/src/dates/${file}.tsx`, '');
    tree.write('libs/ui/package.json', '{}');
    await expect(componentGenerator(tree, { lib: 'ui', name: 'year', label: '해', room: 'dates' })).rejects.toThrow(
      'libs/ui/src/dates holds 24 files, and no folder holds more than 25: name another --room.',
    );
  });

  it('names a lib that is not there', async () => {
    await expect(componentGenerator(tree, { lib: 'games', name: 'dice', label: '주사위' })).rejects.toThrow(
      'There is no lib "games"',
    );
  });
});
