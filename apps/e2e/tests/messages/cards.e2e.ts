import { expect, test } from '@playwright/test';
import { watchConsole } from '../support/teacher.ts';
import { openTalkOfTwo } from './talk-of-two.ts';

test('a teacher shows a lesson and an assignment in the talk with a guardian, who reads them at her link by her clocks [CHT-2]', async ({
  page,
  browser,
}) => {
  const { complaints } = watchConsole(page);
  const { talk, familyLink } = await openTalkOfTwo(page);

  // A lesson, without a word: in the list it stands with its time.
  await talk.getByRole('button', { name: '카드 넣기' }).click();
  const choice = page.getByRole('dialog', { name: '카드 넣기' });
  const chosen = talk.getByRole('group', { name: '보낼 카드' });
  await choice.getByRole('listitem').first().getByRole('button').click();
  await expect(chosen).toBeVisible();
  await talk.getByRole('button', { name: '보내기', exact: true }).click();
  const lesson = talk.getByRole('group', { name: '수업 카드' }).last();
  await expect(lesson.getByRole('link', { name: /^수업 보기/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /보호자 B03.*수업 카드: \d{2}\/\d{2}\/\d{4}/ })).toBeVisible();

  // An assignment, with words.
  const words = `이 과제를 같이 봐 주세요 ${Date.now()}`;
  await talk.getByRole('textbox', { name: '메시지 입력' }).fill(words);
  await talk.getByRole('button', { name: '카드 넣기' }).click();
  await choice.getByText('과제', { exact: true }).click();
  await choice.getByRole('listitem').first().getByRole('button').click();
  const [, title = ''] = /과제 카드: (.+)/.exec(await chosen.innerText()) ?? [];
  expect(title).not.toBe('');
  await talk.getByRole('button', { name: '보내기', exact: true }).click();
  await expect(talk.getByRole('group', { name: '과제 카드' }).last().getByText(title).first()).toBeVisible();

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, timezoneId: 'Asia/Ho_Chi_Minh' });
  const family = await phone.newPage();
  await family.goto(familyLink);
  const sheet = family.getByRole('dialog');
  await expect(sheet.getByText(words)).toBeVisible();
  await expect(sheet.getByRole('group', { name: /^(수업 카드|Thẻ buổi học)$/ }).last()).toBeVisible();
  await expect(sheet.getByRole('group', { name: /^(과제 카드|Thẻ bài tập)$/ }).last()).toContainText(title);
  await phone.close();

  await lesson.getByRole('link', { name: /^수업 보기/ }).click();
  await expect(page).toHaveURL(/\/account\/lessons\//);
  expect(complaints).toEqual([]);
});
