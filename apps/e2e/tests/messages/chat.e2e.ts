import { expect, test } from '@playwright/test';
import { signIn, watchConsole } from '../support/teacher.ts';
import { sendAtNight } from './send-at-night.ts';
import { openTalkOfTwo } from './talk-of-two.ts';

test('a teacher opens her talks from the header, answers the one that waits, and puts another away [CHT-1] [HDR-3]', async ({
  page,
}) => {
  const { complaints } = watchConsole(page);
  await signIn(page, 'math');
  await page.getByRole('link', { name: /^채팅, 안 읽은 대화 \d+개$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '채팅' })).toBeVisible();
  const waiting = page.getByRole('region', { name: '답할 차례' }).getByRole('link');
  await waiting.first().click();
  await expect(page).toHaveURL(/\/account\/chat\/.+/);
  const talk = page.getByRole('region', { name: '고른 대화' });
  const words = `네, 확인했어요 ${Date.now()}`;
  await talk.getByRole('textbox', { name: /메시지/ }).fill(words);
  await talk.getByRole('button', { name: '보내기', exact: true }).click();
  await expect(talk.getByText(words)).toBeVisible();
  await talk.getByRole('button', { name: '대화 메뉴' }).click();
  await page.getByRole('menuitem', { name: '보관하기' }).click();
  await expect(page.getByRole('link', { name: new RegExp(words) })).toHaveCount(0);
  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect(page.getByRole('link', { name: new RegExp(words) })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a teacher opens a talk with one guardian, who answers at her link, and has a message sent later [CHT-1] [CHT-2]', async ({
  page,
  browser,
}) => {
  const { complaints } = watchConsole(page);
  const { talk, familyLink } = await openTalkOfTwo(page);
  await expect(talk.getByRole('heading', { level: 2, name: '보호자 B03' })).toBeVisible();
  const words = `따로 여쭤볼 게 있어요 ${Date.now()}`;
  await talk.getByRole('textbox', { name: '메시지 입력' }).fill(words);
  await talk.getByRole('button', { name: '보내기', exact: true }).click();
  await expect(talk.getByText(words)).toBeVisible();

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const family = await phone.newPage();
  await family.goto(familyLink);
  const sheet = family.getByRole('dialog');
  await expect(sheet.getByText(words)).toBeVisible();
  const answer = `네, 말씀하세요 ${Date.now()}`;
  await sheet.getByRole('textbox').fill(answer);
  await sheet.getByRole('button', { name: /^(보내기|Gửi)$/ }).click();
  await expect(talk.getByRole('log').getByText(answer)).toBeVisible();
  await phone.close();

  const later = `내일 아침에 알려 드릴게요 ${Date.now()}`;
  await talk.getByRole('textbox', { name: '메시지 입력' }).fill(later);
  await talk.getByRole('button', { name: '나중에 보내기' }).click();
  const when = page.getByRole('dialog', { name: '나중에 보내기' });
  await when.getByRole('radio', { name: /오전 9시/ }).check();
  await when.getByRole('button', { name: /에 보내기$/ }).click();
  const waiting = talk.getByRole('region', { name: '예약한 메시지' });
  await expect(waiting.getByText(later, { exact: true })).toBeVisible();
  await waiting.getByRole('button', { name: /^지금 보내기/ }).click();
  await sendAtNight(page, waiting);
  await expect(talk.getByText(later)).toBeVisible();
  expect(complaints).toEqual([]);
});
