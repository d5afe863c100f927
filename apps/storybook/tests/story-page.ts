import { expect, type Page, test as base } from '@playwright/test';
import type { Look } from './story-looks.ts';

interface Violation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

interface Finished {
  storyId: string;
  status: 'success' | 'error';
  reporters: { type: string; status: string; result: { violations?: Violation[]; error?: unknown } }[];
}

export interface Seen {
  event: string;
  message: string;
  finished?: Finished;
}

interface Channel {
  on(event: string, listener: (detail: unknown) => void): void;
  emit(event: string, payload: unknown): void;
}

interface Preview {
  ready(): Promise<unknown>;
  loadStory(story: { storyId: string }): Promise<{ storyGlobals: { viewport?: string | { value?: string } } }>;
  storyStoreValue: { userGlobals: { update(globals: object): void } };
}

interface Frame {
  __seen: Seen[];
  /** Whoever waits for the next of them. */
  __onSeen?: () => void;
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  __STORYBOOK_PREVIEW__: Preview;
}

const DOCS_ENDINGS = ['docsRendered', 'storyMissing', 'storyErrored', 'storyThrewException'];
const ENDINGS = ['storyFinished', 'storyMissing', 'storyErrored', 'storyThrewException'];
const TROUBLES = ['playFunctionThrewException', 'unhandledErrorsWhilePlaying'];

/** Runs in the page before its own scripts: notes what Storybook says about the story that it shows. */
function listen(events: string[]) {
  let channel: Channel | undefined;
  const frame = globalThis as unknown as Frame;
  frame.__seen = [];
  // Of what axe says only what the tests read goes on its way to them: the rules that hold are ten times as long.
  const inShort = ({ storyId, status, reporters }: Finished): Finished => ({
    storyId,
    status,
    reporters: reporters.map(({ type, status: said, result }) => ({
      type,
      status: said,
      result: { violations: result?.violations, error: result?.error },
    })),
  });
  Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(value: Channel) {
      channel = value;
      for (const event of events)
        value.on(event, (detail) => {
          const { message, description } = (detail ?? {}) as { message?: string; description?: string };
          const finished = event === 'storyFinished' ? { finished: inShort(detail as Finished) } : {};
          frame.__seen.push({ event, message: message ?? description ?? '', ...finished });
          frame.__onSeen?.();
        });
    },
  });
}

/** Runs in the page too: the frames that a designer draws around elements read every element of every story. */
function leaveOutTools() {
  let features: object = {};
  Object.defineProperty(globalThis, 'FEATURES', {
    configurable: true,
    get: () => features,
    set: (built: object) => void (features = { ...built, highlight: false, measure: false, outline: false }),
  });
}

/**
 * Runs in the page too: a picture in the middle of a movement is no state, neither for `play` nor for a check. What lies
 * under a foot that stays in sight is scrolled from under it: the foot stands where it does at the end of its page.
 */
function standStill() {
  const still = `*, *::before, *::after { animation: none !important; transition: none !important; }
    [data-stays-in-sight] { position: static !important; }`;
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    document.head.append(Object.assign(document.createElement('style'), { textContent: still }));
  });
}

/** One page of a worker: the stories are switched in it as Storybook's own sidebar switches them. */
export class StoryPage {
  readonly page: Page;
  readonly #url: string;
  readonly #errors: string[] = [];

  constructor(page: Page, origin: string) {
    this.page = page;
    this.#url = `${origin}/iframe.html`;
    page.on('pageerror', (error) => this.#errors.push(`page error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      const [words = ''] = message.text().split('\n');
      this.#errors.push(`console.error: ${words} (${message.location().url})`);
    });
  }

  async #seenUntil(endings: readonly string[], id: string): Promise<Seen[]> {
    // Not by looking again at every frame, which draws the frames.
    return this.page.evaluate(
      (wanted) =>
        new Promise<Seen[]>((resolve) => {
          const frame = globalThis as unknown as Frame;
          frame.__onSeen = () => {
            // A story with pseudo states is drawn again after it has finished, and may say so late.
            const own = frame.__seen.filter(({ finished }) => !finished || finished.storyId === wanted.id);
            if (own.some(({ event }) => wanted.endings.includes(event))) resolve(own);
          };
          frame.__onSeen();
        }),
      { endings, id },
    );
  }

  /** The name of the viewport that a story asks for, if it does. */
  async viewportOf(storyId: string): Promise<string | undefined> {
    // Without a story Storybook says that there is none, and waits to be given one.
    if (!this.page.url().startsWith(this.#url) || this.page.url().includes('viewMode=docs'))
      await this.page.goto(this.#url);
    return this.page.evaluate(async (id) => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Frame;
      await preview.ready();
      const { viewport } = (await preview.loadStory({ storyId: id })).storyGlobals;
      return typeof viewport === 'object' ? viewport.value : viewport;
    }, storyId);
  }

  /** Shows a story and waits until it has been drawn, played and checked. */
  async show(storyId: string, { theme, size }: Look): Promise<Seen[]> {
    await this.page.setViewportSize(size);
    this.#errors.length = 0;
    await this.page.evaluate(
      (wanted) => {
        const frame = globalThis as unknown as Frame;
        frame.__seen.length = 0;
        localStorage.clear();
        sessionStorage.clear();
        scrollTo(0, 0);
        // Not by an event, which would draw the story before once more.
        frame.__STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.update({ theme: wanted.theme });
        frame.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId: wanted.storyId, viewMode: 'story' });
      },
      { storyId, theme },
    );
    return this.#seenUntil(ENDINGS, storyId);
  }

  /** Changes theme and width under the story that is shown, as it stands after its play, and waits for the second check. */
  async lookAgain(storyId: string, { theme, size }: Look): Promise<Seen[]> {
    await this.page.setViewportSize(size);
    await this.page.evaluate(
      (globals) => {
        const frame = globalThis as unknown as Frame;
        frame.__seen.length = 0;
        frame.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals });
      },
      { theme },
    );
    return this.#seenUntil(ENDINGS, storyId);
  }

  /**
   * Loads a docs page and waits until its stories stand on it. Not by switching: while the stories of the page before are
   * still being drawn, Storybook now and then never says that the next page is.
   */
  async showDocs(docsId: string): Promise<Seen[]> {
    this.#errors.length = 0;
    await this.page.goto(`${this.#url}?viewMode=docs&id=${docsId}`);
    const seen = await this.#seenUntil(DOCS_ENDINGS, docsId);
    await expect(this.page.locator('#storybook-docs .sb-loader')).toHaveCount(0);
    return seen;
  }

  /** Errors of the page and its console since the story was asked for. */
  errors(): readonly string[] {
    return [...this.#errors];
  }
}

// Playwright starts a new worker, and so a new page, after every failure: one story cannot spoil the next.
export const test = base.extend<object, { stories: StoryPage }>({
  stories: [
    async ({ browser }, use, { project }) => {
      const { viewport, baseURL, locale, timezoneId, userAgent } = project.use;
      const context = await browser.newContext({ viewport, locale, timezoneId, userAgent, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.addInitScript(standStill);
      await page.addInitScript(leaveOutTools);
      await page.addInitScript(listen, [...ENDINGS, ...TROUBLES, 'docsRendered']);
      await use(new StoryPage(page, baseURL ?? ''));
      await context.close();
    },
    { scope: 'worker' },
  ],
});
