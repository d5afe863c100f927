import { readFileSync } from 'node:fs';
import type { Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { componentGenerator } from './component/component-generator.ts';
import { contextGenerator } from './context/context-generator.ts';
import { endpointGenerator } from './endpoint/endpoint-generator.ts';
import { migrationGenerator } from './migration/migration-generator.ts';
import { resourceGenerator } from './resource/resource-generator.ts';
import { type SectionOptions, sectionGenerator } from './section/section-generator.ts';

const root = new URL('../../../', import.meta.url);
const TAKEN_OVER = [
  'CODEOWNERS',
  'libs/domain/src/site/paths.ts',
  'apps/portal/src/sections.ts',
  'apps/storybook/.storybook/catalogue.ts',
  'apps/platform/src/modules.ts',
  'apps/platform/src/modules/reviews/module.ts',
  'apps/platform/src/modules/reviews/reviews.handlers.ts',
  'apps/platform/src/modules/reviews/reviews.access.ts',
  'apps/platform/src/modules/wallet/module.ts',
  'libs/domain/src/reviews/reviews.contract.ts',
  'libs/api/src/reviews/reviews.api.ts',
  'libs/api/src/base-api.ts',
];

let tree: Tree;
beforeEach(() => {
  tree = createTreeWithEmptyWorkspace();
  for (const path of TAKEN_OVER) tree.write(path, readFileSync(new URL(path, root), 'utf8'));
  tree.write('apps/platform/migrations/0007_classes_lessons.sql', 'select 1;');
});

const read = (path: string) => tree.read(path, 'utf8') ?? '';
const changed = () =>
  tree
    .listChanges()
    .map(({ path }) => path)
    .toSorted();
const added = (before: readonly string[]) => changed().filter((path) => !before.includes(path));

describe('section', () => {
  const options: SectionOptions = { id: 'live-rooms', label: '수업방', group: 'teaching', owner: '@portal/classes' };

  it('writes a lib, its line and its framed page in the portal, its owner, its row in the docs and its journey', async () => {
    const before = changed();
    await sectionGenerator(tree, options);
    expect(added(before)).toEqual([
      'apps/e2e/tests/live-rooms.e2e.ts',
      'apps/portal/src/screens/live-rooms.stories.tsx',
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
        'tsconfig.json',
      ].map((path) => `libs/features/live-rooms/${path}`),
    ]);
    expect(read('apps/portal/src/sections.ts')).toMatch(/export \{ liveRoomsSection \} from '@portal\/live-rooms';\n$/);
    expect(read('apps/storybook/.storybook/catalogue.ts')).toContain("'Live rooms': '수업방',");
    expect(read('CODEOWNERS')).toMatch(/\n\/libs\/features\/live-rooms\/ @portal\/classes\n$/);
    expect(read('docs/sections.md')).toContain('`/account/live-rooms`');
    expect(JSON.parse(read('libs/features/live-rooms/package.json'))).toMatchObject({
      name: '@portal/live-rooms',
      nx: { tags: ['type:feature', 'scope:live-rooms'] },
    });
  });

  it('gives its address a name in the paths of the domain, and takes the name of an address that was planned', async () => {
    await sectionGenerator(tree, options);
    expect(read('libs/domain/src/site/paths.ts')).toContain("  liveRooms: path('/account/live-rooms'),\n");
    expect(read('libs/features/live-rooms/src/section.ts')).toContain('path: paths.liveRooms(),');
    const known = read('libs/domain/src/site/paths.ts');
    await sectionGenerator(tree, { ...options, id: 'talks', label: '이야기', path: '/account/community' });
    expect(read('libs/domain/src/site/paths.ts')).toBe(known);
    expect(read('libs/features/talks/src/section.ts')).toContain('path: paths.community(),');
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
    [{ group: 'games' as 'teaching' }, 'There is no group "games": teaching, people, money, account.'],
    [{ icon: '../x' }, 'is no name of a lucide icon'],
  ])('refuses %j', async (wrong, message) => {
    await expect(sectionGenerator(tree, { ...options, ...wrong })).rejects.toThrow(message);
  });

  it('has the owner of the context that is called like it', async () => {
    const reviews = { ...options, id: 'reviews', label: '수강 후기' };
    await expect(sectionGenerator(tree, reviews)).rejects.toThrow(
      'The context "reviews" belongs to @market/team-teaching',
    );
    await sectionGenerator(tree, { ...reviews, owner: '@market/team-teaching' });
    expect(read('CODEOWNERS')).toContain('/libs/features/reviews/ @market/team-teaching\n');
  });

  it('never overwrites a section', async () => {
    await sectionGenerator(tree, options);
    await expect(sectionGenerator(tree, options)).rejects.toThrow(
      'Already there: libs/features/live-rooms, apps/e2e/tests/live-rooms.e2e.ts',
    );
  });
});

describe('component', () => {
  it.each([
    ['ui', 'libs/ui', 'src/star-rating.tsx', undefined],
    ['coursework', 'libs/parts/coursework', 'src/star-rating.tsx', undefined],
    ['schedule', 'libs/features/schedule', 'src/week/star-rating.tsx', 'week'],
  ])('stands in its room of %s, with its stories', async (lib, folder, path, room) => {
    tree.write(`${folder}/package.json`, '{}');
    await componentGenerator(tree, { lib, name: 'star-rating', label: '별점', ...(room && { room }) });
    expect(read(`${folder}/${path}`)).toContain('export function StarRating({ children }: StarRatingProps)');
    expect(read(`${folder}/${path}`.replace('.tsx', '.stories.tsx'))).toContain("args: { children: '별점' }");
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
      'libs/ui/src/dates holds 24 files, and no folder holds more than 25: name a --room.',
    );
  });

  it('names a lib that is not there', async () => {
    await expect(componentGenerator(tree, { lib: 'games', name: 'dice', label: '주사위' })).rejects.toThrow(
      'There is no lib "games"',
    );
  });
});

describe('migration', () => {
  it('takes the next number, and gives Nx no task to run', () => {
    expect(migrationGenerator(tree, { context: 'reviews', what: 'add_replies' })).toBeUndefined();
    expect(read('apps/platform/migrations/0008_reviews_add_replies.sql')).toBe('-- add replies\n');
  });

  it('refuses an unknown context and a name that the platform would not read', () => {
    expect(() => migrationGenerator(tree, { context: 'games', what: 'add' })).toThrow(
      'There is no context "games": reviews, wallet.',
    );
    expect(() => migrationGenerator(tree, { context: 'reviews', what: 'Add Replies' })).toThrow('is not snake_case');
  });
});

describe('context', () => {
  const options = {
    id: 'loud-games',
    about: 'Games of classes',
    owner: '@market/team-games',
    resource: 'dice-rolls',
    label: '주사위',
    path: '/tns/v1/dice-rolls',
  };

  it('begins with its door, its first resource, its place in the list and its owner on every floor', async () => {
    await contextGenerator(tree, options);
    expect(read('apps/platform/src/modules/loud-games/module.ts')).toContain(
      'implement(app, diceRollsContract, diceRollsHandlers(deps.database.db));',
    );
    expect(read('apps/platform/src/modules.ts')).toContain('const loudGames = loudGamesModule(shared);');
    expect(read('apps/platform/src/modules.ts')).toMatch(/all: \[[^\]]*\bloudGames,/);
    for (const floor of ['apps/platform/src/modules', 'libs/domain/src', 'libs/api/src', 'libs/testing/src'])
      expect(read('CODEOWNERS')).toContain(`/${floor}/loud-games/ @market/team-games\n`);
  });

  it('is not made twice', async () => {
    await expect(contextGenerator(tree, { ...options, id: 'wallet' })).rejects.toThrow('Already there');
  });
});

describe('resource and endpoint', () => {
  it('write every place of a resource, from table to hook', async () => {
    const before = changed();
    await resourceGenerator(tree, { name: 'reviews/trial-stories', label: '체험 이야기' });
    const module = 'apps/platform/src/modules/reviews';
    expect(added(before)).toEqual(
      [
        'apps/platform/migrations/0008_reviews_trial_stories.sql',
        ...['access', 'handlers', 'queries', 'tables', 'test'].map(
          (role) => `${module}/trial-stories/trial-stories.${role}.ts`,
        ),
        'libs/api/src/reviews/trial-stories.api.ts',
        'libs/domain/src/reviews/trial-stories.contract.ts',
        'libs/domain/src/reviews/trial-story.ts',
        'libs/testing/src/reviews/trial-story-builders.ts',
      ].toSorted(),
    );
    expect(read('libs/api/src/base-api.ts')).toMatch(/tagTypes: \[[^\]]*'TrialStory',?\s*\]/);
    expect(read(`${module}/module.ts`)).toContain('implement(app, trialStoriesContract, trialStoriesHandlers(');
    expect(read('libs/domain/src/reviews/trial-stories.contract.ts')).toContain("path: '/tns/v1/trial-stories'");
  });

  it('add an endpoint to contract, hook, handlers and access rows, once', async () => {
    const endpoint = { resource: 'reviews/reviews', name: 'thankReviewer', summary: '고맙다고 하기' };
    await endpointGenerator(tree, endpoint);
    expect(read('libs/domain/src/reviews/reviews.contract.ts')).toContain("path: '/tns/v1/reviews/thank-reviewer'");
    expect(read('libs/api/src/reviews/reviews.api.ts')).toContain('useThankReviewerMutation');
    expect(read('apps/platform/src/modules/reviews/reviews.handlers.ts')).toContain('async thankReviewer() {');
    expect(read('apps/platform/src/modules/reviews/reviews.access.ts')).toContain(
      'thankReviewer: { own: { body: {} } }',
    );
    await expect(endpointGenerator(tree, endpoint)).rejects.toThrow('has thankReviewer already');
  });

  it.each([
    [{ name: 'reviews', label: '후기' }, 'is not <context>/<name>'],
    [{ name: 'games/dice', label: '주사위' }, 'There is no context "games"'],
    [{ name: 'wallet/payouts', label: '출금' }, '"wallet" has no address yet'],
    [{ name: 'reviews/staff', label: '직원' }, 'has no plain plural'],
  ])('refuse %j', async (wrong, message) => {
    await expect(resourceGenerator(tree, wrong)).rejects.toThrow(message);
  });

  it('name the resource that is missing', async () => {
    const endpoint = { resource: 'reviews/dice', name: 'rollDice', summary: '굴리기' };
    await expect(endpointGenerator(tree, endpoint)).rejects.toThrow('reviews/dice.contract.ts does not exist');
  });
});
