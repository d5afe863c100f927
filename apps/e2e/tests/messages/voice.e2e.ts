import { expect, test } from '@playwright/test';
import { WITH_DEVICES } from '../support/room.ts';
import { signIn, watchConsole } from '../support/teacher.ts';

test.use({ launchOptions: WITH_DEVICES });

test('a teacher says a message, her guardian hears it on her phone, and the list names it by its length [CHT-2]', async ({
  page,
  browser,
}) => {
  const { complaints } = watchConsole(page);
  await signIn(page, 'math', '/kr/login?returnTo=/account/my-courses/cls-math-c/students');
  const row = page.getByRole('listitem', { name: '보호자 B03' });
  // Whoever is granted something is granted nothing else.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write', 'microphone']);
  await row.getByRole('button', { name: '링크 복사' }).click();
  await expect(row.getByRole('button', { name: '복사했어요' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await page.getByRole('link', { name: /^채팅, / }).click();
  await page.getByRole('button', { name: '새 대화' }).click();
  const asked = page.getByRole('dialog', { name: '누구와 이야기할까요?' });
  await asked.getByRole('searchbox').fill('보호자 B03');
  await asked.getByRole('link', { name: /보호자 B03/ }).click();
  const talk = page.getByRole('region', { name: '고른 대화' });
  await talk.getByRole('button', { name: '음성 메시지 녹음하기' }).click();
  const recording = talk.getByRole('group', { name: '녹음하는 음성 메시지' });
  await expect(recording.getByRole('timer')).toHaveText(/0:02/);
  await recording.getByRole('button', { name: '보내기' }).click();
  await expect(talk.getByRole('log').getByRole('group', { name: /^내 음성 메시지, 0:0\d$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /보호자 B03.*음성 메시지 0:0\d/ })).toBeVisible();

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const family = await phone.newPage();
  await family.goto(`${link}?talk=teacher`);
  const heard = family.getByRole('dialog').getByRole('group', { name: /(음성 메시지|Tin nhắn thoại)/ });
  await heard.getByRole('button', { name: /^(Nghe .*|.*듣기)$/ }).click();
  await expect(heard.getByText(/0:01 \//)).toBeVisible();
  await phone.close();
  expect(complaints).toEqual([]);
});
