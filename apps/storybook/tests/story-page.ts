import { type Page, test as base } from '@playwright/test';

export interface Violation {
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

interface Frame {
  __seen: Seen[];
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
}

const ENDINGS = ['storyFinished', 'storyMissing', 'storyErrored', 'storyThrewException'];
const TROUBLES = ['playFunctionThrewException', 'unhandledErrorsWhilePlaying'];

/** Runs in the page before its own scripts: notes what Storybook says about the story that it shows. */
function listen(events: string[]) {
  let channel: Channel | undefined;
  const frame = globalThis as unknown as Frame;
  frame.__seen = [];
  Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(value: Channel) {
      channel = value;
      for (const event of events)
        value.on(event, (detail) => {
          const { message, description } = (detail ?? {}) as { message?: string; description?: string };
          const finished = event === 'storyFinished' ? { finished: detail as Finished } : {};
          frame.__seen.push({ event, message: message ?? description ?? '', ...finished });
        });
    },
  });
}

/** Runs in the page too: a picture in the middle of a movement is no state, neither for `play` nor for a check. */
function standStill() {
  const still = '*, *::before, *::after { animation: none !important; transition: none !important; }';
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

  constructor(page: Page, origin: string, theme: string) {
    this.page = page;
    this.#url = `${origin}/iframe.html?viewMode=story&globals=theme:${theme}`;
    page.on('pageerror', (error) => this.#errors.push(`page error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      const [words = ''] = message.text().split('\n');
      this.#errors.push(`console.error: ${words} (${message.location().url})`);
    });
  }

  /** Shows a story and waits until it has been drawn, played and checked. */
  async show(storyId: string): Promise<Seen[]> {
    this.#errors.length = 0;
    if (this.page.url() === 'about:blank') await this.page.goto(`${this.#url}&id=${storyId}`);
    else
      await this.page.evaluate((id) => {
        const frame = globalThis as unknown as Frame;
        frame.__seen.length = 0;
        localStorage.clear();
        sessionStorage.clear();
        scrollTo(0, 0);
        frame.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }, storyId);
    const outcome = await this.page.waitForFunction((endings) => {
      const { __seen } = globalThis as unknown as Frame;
      return __seen.some(({ event }) => endings.includes(event)) ? __seen : false;
    }, ENDINGS);
    return (await outcome.jsonValue()) as Seen[];
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
      const { viewport, baseURL, locale, timezoneId } = project.use;
      const page = await browser.newPage({ viewport, locale, timezoneId, reducedMotion: 'reduce' });
      await page.addInitScript(standStill);
      await page.addInitScript(listen, [...ENDINGS, ...TROUBLES]);
      await use(new StoryPage(page, baseURL ?? '', String(project.metadata['theme'])));
      await page.close();
    },
    { scope: 'worker' },
  ],
});
