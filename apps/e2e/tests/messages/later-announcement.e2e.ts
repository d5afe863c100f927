import { expect, test } from '@playwright/test';
import { signIn, watchConsole } from '../support/teacher.ts';
import { sendAtNight } from './send-at-night.ts';

test('a teacher writes announcements for later, writes one anew, keeps one that she had cancelled, and sends one now, which a family reads [CHT-1] [CHT-2]', async ({
  page,
  browser,
}) => {
  const { complaints } = watchConsole(page);
  await signIn(page, 'math', '/kr/login?returnTo=/account/my-courses/cls-math-e/students');
  const row = page.getByRole('listitem', { name: '보호자 B15' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await row.getByRole('button', { name: '링크 복사' }).click();
  await expect(row.getByRole('button', { name: '복사했어요' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const stamp = Date.now();
  const waiting = page.getByRole('region', { name: '예약한 공지' });
  const rowOf = (words: string) => waiting.getByRole('listitem').filter({ hasText: words });
  async function keepForTomorrow(words: string): Promise<void> {
    await page.getByRole('link', { name: '공지 쓰기' }).click();
    await page.getByRole('checkbox', { name: /중등 심화 문제풀이반/ }).check();
    await page.getByRole('textbox', { name: /공지할 말/ }).fill(words);
    await page.getByRole('button', { name: '나중에 보내기' }).click();
    const moment = page.getByRole('dialog', { name: '나중에 보내기' });
    await moment.getByRole('radio', { name: /내일 오전 9시/ }).check();
    await moment.getByRole('button', { name: '내일 09:00에 보내기' }).click();
    await expect(rowOf(words).getByText('내일 09:00에 보내요')).toBeVisible();
  }
  await page.goto('/kr/account/chat/announcements');
  await keepForTomorrow(`수요일은 쉬어요 ${stamp}`);
  await keepForTomorrow(`교재를 준비해 주세요 ${stamp}`);

  await rowOf(`수요일은 쉬어요 ${stamp}`)
    .getByRole('link', { name: /^고치기/ })
    .click();
  const words = `목요일은 쉬어요 ${stamp}`;
  await page.getByRole('textbox', { name: /공지할 말/ }).fill(words);
  await page.getByRole('button', { name: '고친 내용 저장' }).click();
  await expect(rowOf(words).getByText('내일 09:00에 보내요')).toBeVisible();

  // What was cancelled by mistake waits again.
  const other = rowOf(`교재를 준비해 주세요 ${stamp}`);
  await other.getByRole('button', { name: /^취소/ }).click();
  await expect(other).toHaveCount(0);
  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect(other.getByText('내일 09:00에 보내요')).toBeVisible();

  await rowOf(words)
    .getByRole('button', { name: /^지금 보내기/ })
    .click();
  await sendAtNight(page, rowOf(words));
  await page
    .getByRole('list', { name: '보낸 공지' })
    .getByRole('link', { name: new RegExp(words) })
    .click();
  await expect(page.getByText(words)).toBeVisible();

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const family = await phone.newPage();
  await family.goto(`${link}?talk=open`);
  const sheet = family.getByRole('dialog');
  await expect(sheet.getByText(words)).toBeVisible();
  await expect(sheet.getByText(`교재를 준비해 주세요 ${stamp}`)).toHaveCount(0);
  await phone.close();

  // Her page hears of it.
  const reader = page.getByRole('listitem').filter({ hasText: '보호자 B15' }).first();
  await expect(reader.getByText('읽음', { exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});
