import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import type { GroupLesson } from './group-class.ts';
import type { Installation } from './installation.ts';
import { moveDate } from './moved-page.ts';
import { ACCOUNT, DESK, openAt } from './new-teacher.ts';
import { press } from './room.ts';
import { fillSignIn } from './teacher.ts';

const devices = ['camera', 'microphone', 'clipboard-read', 'clipboard-write'];
export const AT_DESK: BrowserContextOptions = { ...DESK, viewport: { width: 1360, height: 860 }, permissions: devices };
export const ON_PHONE: BrowserContextOptions = {
  locale: 'vi-VN',
  timezoneId: 'Asia/Ho_Chi_Minh',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  permissions: devices,
};

/** A tool of the dock, in any language. */
export const tool = (on: Page, id: string) => on.locator(`[role=toolbar] button[name=${id}]`);
/** Who or what has the large place. */
export const large = (on: Page) => on.locator('[data-big]');

/** Somebody with a browser whose day is that of the lesson. */
export async function comes(house: Installation, browser: Browser, by: number, options: BrowserContextOptions) {
  const page = await openAt(house, browser, options);
  await moveDate(page.context(), by);
  return page;
}

/** The teacher in her room, which begins the lesson; with her microphone, as everybody, off. */
export async function host(page: Page, { id }: GroupLesson): Promise<void> {
  const line = page.waitForEvent('websocket');
  await page.goto(`/kr/login?returnTo=/account/live/${id}`);
  await fillSignIn(page, ACCOUNT.username, ACCOUNT.password);
  // She is not as fast as a test: until the portal has its line, it does not hear that the lesson has begun.
  await (await line).waitForEvent('framereceived', ({ payload }) => String(payload).includes('"ready"'));
  await page.getByRole('button', { name: '입장하기' }).click();
  await expect(page.getByRole('button', { name: '시간 늘리기' })).toBeVisible();
}

/** The link of somebody, as the teacher copies it for her. */
export async function linkFor(teacher: Page, whom: string | RegExp): Promise<string> {
  const copy = teacher.getByRole('button', { name: typeof whom === 'string' ? `${whom} 링크 복사` : whom }).first();
  if (!(await copy.isVisible())) await press(teacher, '입장 링크').click();
  await copy.click();
  return teacher.evaluate(() => navigator.clipboard.readText());
}

/** A guest comes in by her link; a guardian with a name. */
export async function visit(page: Page, link: string, name?: string): Promise<void> {
  await page.goto(link);
  if (name !== undefined) await page.getByRole('textbox', { name: /^(이름|Tên)$/ }).fill(name);
  await page.getByRole('button', { name: /^(입장하기|Vào lớp)$/ }).click();
  await expect(page.getByRole('toolbar')).toBeVisible();
}

/** What a room says in Korean, aloud or to the eye, besides what somebody has written. */
export async function koreanFor(page: Page, written: readonly string[]): Promise<string[]> {
  const said = await page
    .locator('section.dark')
    .evaluate((room) =>
      [...room.querySelectorAll('*:not([lang=ko])')].flatMap((element) => [
        ...['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
        ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent ?? ''),
      ]),
    );
  const rest = said.map((text) => written.reduce((left, words) => left.replaceAll(words, ''), text));
  return said.filter((_, at) => /[가-힣]/.test(rest[at]!));
}

/** Keeps how it looks, in the folder ROOM_PICTURES. */
export async function keepPicture(page: Page, name: string, size?: { width: number; height: number }): Promise<void> {
  const folder = process.env['ROOM_PICTURES'];
  if (!folder) return;
  const before = page.viewportSize();
  if (size) await page.setViewportSize(size);
  await page.waitForTimeout(1_000);
  const { width, height } = page.viewportSize()!;
  await page.screenshot({ path: join(folder, `${name}-${width}x${height}.png`) });
  if (size && before) await page.setViewportSize(before);
}
