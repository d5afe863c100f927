import { expect, type Page } from '@playwright/test';
import { STORIES_OF } from '../built-folder.ts';
import { storyFindings } from './story-findings.ts';
import { type Entry, stories } from './story-index.ts';
import { test } from './story-page.ts';

const PART = 'components-bar--part';
const SCREEN = 'screens-home-home-page--visitor';

interface StorybookGlobals {
  __STORYBOOK_ADDONS_CHANNEL__: { once(event: string, listener: () => void): void };
  __STORYBOOK_PREVIEW__: { loadStory(story: { storyId: string }): Promise<object> };
}

/** Beside the story, where no drawing of it is in the way. */
const markup = (html: string) => (page: Page) =>
  page.evaluate((planted) => document.body.insertAdjacentHTML('beforeend', `<section>${planted}</section>`), html);

/** Runs when the story stands and is not yet checked. */
const onceDrawn = (fault: 'throw' | 'console') => (page: Page) =>
  page.evaluate((kind) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as StorybookGlobals;
    channel.once('storyRendered', () =>
      setTimeout(() => {
        if (kind === 'throw') throw new Error('planted');
        console.error('planted');
      }),
    );
  }, fault);

/** Changes what Storybook holds of the story. */
const story = (change: 'play' | 'viewport' | 'unchecked') => (page: Page) =>
  page.evaluate(
    async ([storyId, kind]) => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as StorybookGlobals;
      Object.assign(
        await preview.loadStory({ storyId }),
        {
          play: {
            playFunction: () => {
              throw new Error('planted');
            },
          },
          viewport: { storyGlobals: { viewport: { value: 'w999' } } },
          unchecked: { parameters: { a11y: { test: 'off' } } },
        }[kind],
      );
    },
    [PART, change] as const,
  );

const nothing = async () => {};

interface Plant {
  id?: string;
  as?: (entry: Entry) => Entry;
  put: (page: Page) => Promise<void>;
  finding: RegExp;
}

const NARROW = '@media (max-width: 600px)';

const PLANTS: Record<string, Plant> = {
  'a picture without words': { put: markup('<img src="data:," />'), finding: /^axe image-alt/ },
  'words that cannot be read in light': {
    put: markup('<p style="color: #ddd; background: #fff">읽을 수 없는 글</p>'),
    finding: /^axe color-contrast/,
  },
  'words that cannot be read in dark alone': {
    put: markup(
      '<style>.dark .planted { color: #333; background: #222 }</style><p class="planted">읽을 수 없는 글</p>',
    ),
    finding: /^axe color-contrast/,
  },
  'a link that only its colour tells from its words, in dark alone': {
    put: markup(
      '<style>.planted a { text-decoration: underline; color: inherit } .dark .planted a { text-decoration: none; color: #fff } .dark .planted { color: #ddd; background: #000 }</style><p class="planted">긴 글 속의 <a href="#a">고리</a> 하나</p>',
    ),
    finding: /^axe link-in-text-block/,
  },
  'targets that are too small on a phone alone': {
    put: markup(
      `<style>.planted button { width: 60px; height: 60px } ${NARROW} { .planted button { width: 9px; height: 9px; padding: 0; border: 0 } }</style><p class="planted"><button type="button" aria-label="하나"></button><button type="button" aria-label="둘"></button></p>`,
    ),
    finding: /^axe target-size/,
  },
  'a box that only a mouse scrolls on a phone alone': {
    put: markup(
      `<style>${NARROW} { .planted { height: 20px; overflow: auto } }</style><div class="planted"><p style="height: 300px">위</p><p>아래</p></div>`,
    ),
    finding: /^axe scrollable-region-focusable/,
  },
  'a page error': { put: onceDrawn('throw'), finding: /^page error: planted/ },
  'a console error': { put: onceDrawn('console'), finding: /^console\.error: planted/ },
  'a play that fails': { put: story('play'), finding: /^playFunctionThrewException: planted/ },
  'a story that axe does not check': { put: story('unchecked'), finding: /was not checked by axe/ },
  'an English name': {
    put: markup('<button type="button" aria-label="Close dialog">Close dialog</button>'),
    finding: /^English in aria-label="Close dialog"/,
  },
  'a story that draws nothing': {
    put: markup('<style>#storybook-root { display: none }</style>'),
    finding: /it draws nothing/,
  },
  'an empty canvas that is not': {
    as: (entry) => ({ ...entry, tags: [...entry.tags, 'empty-canvas'] }),
    put: nothing,
    finding: /has the tag "empty-canvas" and draws </,
  },
  'a loading state without a sign of it': {
    as: (entry) => ({ ...entry, name: '불러오는 중' }),
    put: nothing,
    finding: /it is called loading/,
  },
  'a row that is too wide for a phone': {
    put: markup('<div style="width: 700px">글</div>'),
    finding: /^390 px: it is 7\d\d px wide/,
  },
  'a page that is too wide for 320 px': {
    id: SCREEN,
    put: markup('<div style="width: 350px">글</div>'),
    finding: /^320 px: it is 3\d\d px wide/,
  },
  'a page with two headings of the first level': {
    id: SCREEN,
    put: markup('<h1>제목</h1>'),
    finding: /a page has one h1, this one has 2/,
  },
};

test.describe('what the stories are checked for', () => {
  test.skip(!!STORIES_OF, 'the faults are planted in stories of the whole book');

  // What was planted goes with its document.
  test.afterEach(async ({ stories: shown }) => {
    await shown.page.goto('about:blank');
  });

  for (const [fault, { id = PART, as = (entry: Entry) => entry, put, finding }] of Object.entries(PLANTS))
    test(`${fault} is found`, async ({ stories: shown }) => {
      const entry = stories.find((each) => each.id === id);
      if (!entry) throw new Error(`There is no story ${id}.`);
      await shown.viewportOf(entry.id);
      await put(shown.page);
      // Called so, it is looked at in both ways.
      const twice = { ...entry, name: `${entry.name}, 가장 긴 내용` };
      expect(await storyFindings(shown, as(twice))).toContainEqual(expect.stringMatching(finding));
    });

  test('a viewport that does not exist is refused', async ({ stories: shown }) => {
    const [entry] = stories.filter(({ id }) => id === PART);
    if (!entry) throw new Error(`There is no story ${PART}.`);
    await shown.viewportOf(PART);
    await story('viewport')(shown.page);
    await expect(storyFindings(shown, entry)).rejects.toThrow('There is no viewport "w999"');
  });
});
