import { readFileSync } from 'node:fs';
import type { Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { componentGenerator } from './component/component-generator.ts';
import { endpointGenerator } from './endpoint/endpoint-generator.ts';
import { migrationGenerator } from './migration/migration-generator.ts';
import { resourceGenerator } from './resource/resource-generator.ts';
import { type SectionOptions, sectionGenerator } from './section/section-generator.ts';

const root = new URL('../../../', import.meta.url);
const TAKEN_OVER = [
  'libs/domain/src/site/paths.ts',
  'apps/portal/src/sections.ts',
  'apps/storybook/.storybook/catalogue.ts',
  'apps/platform/src/modules/teaching/module.ts',
  'apps/platform/src/modules/teaching/teaching.tables.ts',
  'apps/platform/src/modules/notifications/module.ts',
  'apps/platform/src/modules/notifications/notifications.tables.ts',
  'libs/api/src/base-api.ts',
  'libs/testing/src/teaching-builders.ts',
];

let tree: Tree;
beforeEach(() => {
  tree = createTreeWithEmptyWorkspace();
  for (const path of TAKEN_OVER) tree.write(path, readFileSync(new URL(path, root), 'utf8'));
  tree.write('apps/platform/migrations/0007_teaching_lessons.sql', 'select 1;');
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

  it('writes a lib, its line in the portal, its owner, its row in the docs and its journey', async () => {
    const before = changed();
    await sectionGenerator(tree, options);
    expect(added(before)).toEqual([
      'CODEOWNERS',
      'apps/e2e/tests/live-rooms.e2e.ts',
      'docs/sections.md',
      ...[
        'README.md',
        'jest.config.mjs',
        'package.json',
        'src/live-rooms.screen.ts',
        'src/live-rooms.test.tsx',
        'src/messages.ts',
        'src/pages/live-rooms-page.stories.tsx',
        'src/pages/live-rooms-page.tsx',
        'src/section.ts',
        'tsconfig.json',
      ].map((path) => `libs/features/live-rooms/${path}`),
    ]);
    expect(read('apps/portal/src/sections.ts')).toMatch(/export \{ liveRoomsSection \} from '@portal\/live-rooms';\n$/);
    expect(read('apps/storybook/.storybook/catalogue.ts')).toContain("'Live rooms': '수업방',");
    expect(read('CODEOWNERS')).toBe('/libs/features/live-rooms/ @portal/classes\n');
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

  it('never overwrites a section', async () => {
    await sectionGenerator(tree, options);
    await expect(sectionGenerator(tree, options)).rejects.toThrow(
      'Already there: libs/features/live-rooms/package.json',
    );
  });
});

describe('component', () => {
  it.each([
    ['ui', 'libs/ui', 'libs/ui/src/star-rating.tsx'],
    ['schedule', 'libs/features/schedule', 'libs/features/schedule/src/components/star-rating.tsx'],
    ['notifications', 'libs/notifications', 'libs/notifications/src/components/star-rating.tsx'],
  ])('stands where the parts of %s stand, with its stories', async (lib, folder, path) => {
    tree.write(`${folder}/package.json`, '{}');
    await componentGenerator(tree, { lib, name: 'star-rating', label: '별점' });
    expect(read(path)).toContain('export function StarRating({ children }: StarRatingProps)');
    expect(read(path.replace('.tsx', '.stories.tsx'))).toContain("args: { children: '별점' }");
  });

  it('names a lib that is not there', async () => {
    await expect(componentGenerator(tree, { lib: 'games', name: 'dice', label: '주사위' })).rejects.toThrow(
      'There is no lib "games"',
    );
  });
});

describe('migration', () => {
  it('takes the next number', () => {
    expect(migrationGenerator(tree, { context: 'teaching', what: 'add_reviews' })).toBe(
      'apps/platform/migrations/0008_teaching_add_reviews.sql',
    );
  });

  it('refuses an unknown module and a name that the platform would not read', () => {
    expect(() => migrationGenerator(tree, { context: 'games', what: 'add' })).toThrow('There is no module');
    expect(() => migrationGenerator(tree, { context: 'teaching', what: 'Add Reviews' })).toThrow('is not snake_case');
  });
});

describe('resource and endpoint', () => {
  it('write every place of a resource, from table to hook', async () => {
    const before = changed();
    await resourceGenerator(tree, { name: 'teaching/trial-stories', label: '체험 이야기' });
    expect(added(before)).toEqual([
      'apps/platform/migrations/0008_teaching_trial_stories.sql',
      'apps/platform/src/modules/teaching/trial-stories.handlers.ts',
      'apps/platform/src/modules/teaching/trial-stories.queries.ts',
      'apps/platform/src/modules/teaching/trial-stories.test.ts',
      'libs/api/src/teaching/trial-stories.api.ts',
      'libs/domain/src/teaching/trial-stories.contract.ts',
      'libs/domain/src/teaching/trial-story.ts',
    ]);
    expect(read('libs/api/src/base-api.ts')).toMatch(/tagTypes: \[[^\]]*'TrialStory',?\s*\]/);
    expect(read('libs/testing/src/teaching-builders.ts')).toContain('export const aTrialStory =');
    expect(read('apps/platform/src/modules/teaching/module.ts')).toContain(
      'implement(app, trialStoriesContract, trialStoriesHandlers(database.db));',
    );
  });

  it('add an endpoint to contract, hook, handlers and test, once', async () => {
    await resourceGenerator(tree, { name: 'messaging/reminders', label: '미리 알림' });
    const endpoint = { resource: 'messaging/reminders', name: 'snoozeReminder', summary: '나중에 다시 알림' };
    await endpointGenerator(tree, endpoint);
    expect(read('libs/domain/src/messaging/reminders.contract.ts')).toContain(
      "path: '/messaging/reminders/snooze-reminder'",
    );
    expect(read('libs/api/src/messaging/reminders.api.ts')).toContain('useSnoozeReminderMutation');
    expect(read('apps/platform/src/modules/notifications/reminders.handlers.ts')).toContain('snoozeReminder() {');
    expect(read('apps/platform/src/modules/notifications/reminders.test.ts')).toContain(
      "it('snoozeReminder asks who calls'",
    );
    await expect(endpointGenerator(tree, endpoint)).rejects.toThrow('has snoozeReminder already');
  });

  it.each([
    [{ name: 'reviews', label: '후기' }, 'is not <context>/<name>'],
    [{ name: 'games/dice', label: '주사위' }, 'There is no context "games"'],
    [{ name: 'wallet/payouts', label: '출금' }, 'The platform has no module "wallet" yet'],
    [{ name: 'teaching/staff', label: '직원' }, 'has no plain plural'],
  ])('refuse %j', async (wrong, message) => {
    await expect(resourceGenerator(tree, wrong)).rejects.toThrow(message);
  });

  it('name the resource that is missing', async () => {
    const endpoint = { resource: 'teaching/dice', name: 'rollDice', summary: '굴리기' };
    await expect(endpointGenerator(tree, endpoint)).rejects.toThrow('teaching/dice.contract.ts does not exist');
  });
});
