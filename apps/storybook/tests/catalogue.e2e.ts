import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { CATEGORIES, checkedTitle, checkStory, titleOf } from '../.storybook/catalogue.ts';
import { STORIES_OF } from '../built-folder.ts';
import { docs, entries, stories, workspacePath } from './story-index.ts';
import { test } from './story-page.ts';

/** Raised now and then; a build that lost a whole lib has fewer. */
const LEAST_STORIES = 1_000;

test('the sidebar has its six categories in their fixed order', () => {
  const seen = [...new Set(entries.map(({ title }) => title.split('/')[0]))];
  const order = Object.keys(CATEGORIES).filter((category) => seen.includes(category));
  expect(seen).toEqual(order);
});

test('every file of stories is in the build, and the whole build is no smaller than it was', () => {
  const workspace = fileURLToPath(new URL('../../..', import.meta.url));
  const folders = STORIES_OF
    ? [STORIES_OF]
    : ['libs/*', 'libs/parts/*', 'libs/features/*', 'apps/portal', 'apps/storybook'];
  const written = globSync(
    folders.map((folder) => `${folder}/src/**/*.stories.tsx`),
    { cwd: workspace },
  );
  const built = new Set(stories.map((story) => workspacePath(story).slice(1)));
  expect(written.filter((file) => !built.has(file))).toEqual([]);
  expect(stories.length).toBeGreaterThanOrEqual(STORIES_OF ? written.length : LEAST_STORIES);
});

test('ids are ASCII, names of stories are Korean', () => {
  expect(entries.filter(({ id }) => !/^[a-z0-9-]+$/.test(id))).toEqual([]);
  expect(stories.filter(({ name }) => !/\p{Script=Hangul}/u.test(name))).toEqual([]);
});

test('a place that the sidebar does not have, and a story that nobody can read, are refused', () => {
  expect(() => checkedTitle('Misc/Thing', 'a.mdx')).toThrow(
    'a.mdx: there is no category "Misc". The sidebar has Start,',
  );
  expect(() => checkedTitle('Start/소개', 'a.mdx')).toThrow('is not ASCII');
  expect(() => titleOf('tools/thing/button.stories.tsx')).toThrow('stories stand beside a component');
  expect(() => checkStory('Loading', 'Loading', 'a')).toThrow('needs a Korean name');
  expect(() => checkStory('불러오는 중', '불러오는중', 'a')).toThrow('is not an English state');
  expect(() => checkStory('불러오는 중', 'Loading', 'a')).not.toThrow();
});

test('the place of a story follows from its path', () => {
  expect(titleOf('libs/ui/src/actions/icon-button.stories.tsx')).toBe('Components/Icon button');
  expect(titleOf('libs/ui/src/notices/empty-state.stories.tsx')).toBe('Patterns/Empty state');
  expect(titleOf('libs/notifications/src/bell/notification-bell.stories.tsx')).toBe(
    'Features/Notifications/Notification bell',
  );
  expect(titleOf('libs/parts/conversation/src/conversation.stories.tsx')).toBe('Features/Conversation/Conversation');
  expect(titleOf('libs/features/schedule/src/calendar/calendar-page.stories.tsx')).toBe(
    'Screens/Schedule/Calendar page',
  );
  expect(titleOf('apps/portal/src/layout/header.stories.tsx')).toBe('Features/Portal/Header');
});

for (const { id, title } of docs) {
  test(`docs page ${title}`, async ({ stories: shown }) => {
    const seen = await shown.showDocs(id);
    expect(seen.filter(({ event }) => event.startsWith('story') && event !== 'storyFinished')).toEqual([]);
    await expect(shown.page.locator('#storybook-docs h1').first()).toBeVisible();
    expect(shown.errors().filter((error) => !error.includes('Failed to load resource'))).toEqual([]);
    // The stories on the page are checked one by one; what is new here is the page's own pictures.
    if (!title.startsWith('Foundations/')) return;
    const { violations } = await new AxeBuilder({ page: shown.page })
      .include('#storybook-docs')
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(violations.map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.html}`)).toEqual([]);
  });
}
