import { expect, test } from '@playwright/test';
import { WITH_DEVICES } from '../support/room.ts';
import { watchConsole } from '../support/teacher.ts';
import { openTalkOfTwo } from './talk-of-two.ts';

test.use({ launchOptions: WITH_DEVICES });

test('a teacher says a message, her guardian hears it on her phone, and the list names it by its length [CHT-2]', async ({
  page,
  browser,
}) => {
  const { complaints } = watchConsole(page);
  const { talk, familyLink } = await openTalkOfTwo(page, ['microphone']);
  await talk.getByRole('button', { name: '음성 메시지 녹음하기' }).click();
  const recording = talk.getByRole('group', { name: '녹음하는 음성 메시지' });
  await expect(recording.getByRole('timer')).toHaveText(/0:02/);
  await recording.getByRole('button', { name: '보내기' }).click();
  await expect(talk.getByRole('log').getByRole('group', { name: /^내 음성 메시지, 0:0\d$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /보호자 B03.*음성 메시지 0:0\d/ })).toBeVisible();

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const family = await phone.newPage();
  await family.goto(familyLink);
  const heard = family.getByRole('dialog').getByRole('group', { name: /(음성 메시지|Tin nhắn thoại)/ });
  await heard.getByRole('button', { name: /^(Nghe .*|.*듣기)$/ }).click();
  await expect(heard.getByText(/0:01 \//)).toBeVisible();
  await phone.close();
  expect(complaints).toEqual([]);
});
