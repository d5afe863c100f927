import { type Browser, expect, type Page } from '@playwright/test';
import { signIn } from './teacher.ts';

/** Somebody of the team that runs the marketplace, in a browser of her own. */
export async function openDesk(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'ko-KR', timezoneId: 'Asia/Seoul' })).newPage();
  await signIn(page, 'ops-review');
  await expect(page.getByRole('heading', { level: 1, name: '운영 데스크' })).toBeVisible();
  return page;
}

/** Picks up what a teacher handed in, by words of its row. */
export async function pickUp(page: Page, queue: 'applications' | 'profiles' | 'courses', words: string): Promise<void> {
  await page.goto(`/kr/ops/${queue}`);
  await page.getByRole('listitem').filter({ hasText: words }).getByRole('link').click();
  await page.getByRole('button', { name: '심사 맡기' }).click();
  await expect(page.getByText('내가 심사하고 있어요')).toBeVisible();
}

export async function decline(page: Page, reason: string, remark: { field: string; text: string }): Promise<void> {
  const form = page.getByRole('region', { name: '결정' });
  await form.getByText('반려', { exact: true }).click();
  await form.getByRole('textbox', { name: /^이유/ }).fill(reason);
  await page.getByRole('button', { name: `${remark.field}에 의견 달기` }).click();
  await form.getByRole('textbox', { name: `${remark.field} 의견` }).fill(remark.text);
  await form.getByRole('button', { name: '반려하기' }).click();
  await expect(page.getByText('반려했어요').first()).toBeVisible();
}

export async function accept(page: Page): Promise<void> {
  const form = page.getByRole('region', { name: '결정' });
  await form.getByText('승인', { exact: true }).click();
  await form.getByRole('button', { name: '승인하기' }).click();
  await expect(page.getByText('승인했어요').first()).toBeVisible();
}
