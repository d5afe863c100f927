import { expect, type Locator, test } from '@playwright/test';
import { millisecondsInHour } from 'date-fns/constants';
import { LIMITS } from '@portal/domain/tenant/limits';
import { aPdf } from '../support/a-pdf.ts';
import { watchConsole } from '../support/teacher.ts';
import { openTalkOfTwo } from './talk-of-two.ts';

const inTalk = (talk: Locator) => ({
  field: talk.getByRole('textbox', { name: '메시지 입력' }),
  send: talk.getByRole('button', { name: '보내기', exact: true }),
  log: talk.getByRole('log'),
});

test('a message has up to 5,000 characters, an emoji being one, and up to ten files; what is too much stays with who wrote it [CHT-2]', async ({
  page,
}) => {
  const { complaints } = watchConsole(page);
  const { talk } = await openTalkOfTwo(page);
  const { field, send, log } = inTalk(talk);
  const mark = `길이 ${Date.now()} `;
  // Two code units each.
  const full = mark + '🙂'.repeat(LIMITS.chatMessageMax - mark.length);
  await field.fill(`${full}🙂`);
  await expect(talk.getByText('메시지는 5,000자까지 보낼 수 있어요.')).toBeVisible();
  await expect(talk.getByText('5,001/5,000')).toBeVisible();
  await expect(send).toBeDisabled();
  await expect(field).toHaveValue(`${full}🙂`);
  await field.fill(full);
  await expect(talk.getByText('5,000/5,000')).toBeVisible();
  await send.click();
  await expect(log.getByText(full)).toBeVisible();
  await expect(field).toHaveValue('');

  const files = await Promise.all(
    Array.from({ length: LIMITS.chatFilesMax + 1 }, (_, n) => aPdf(`풀이 ${n + 1}.pdf`, 1)),
  );
  await talk.getByLabel('파일 첨부').setInputFiles(files);
  const chosen = talk.getByRole('region', { name: '보낼 파일' });
  await expect(chosen.getByText('파일 10/10')).toBeVisible();
  await expect(chosen.getByText('파일은 10개까지 올릴 수 있어요.')).toBeInViewport();
  await expect(send).toBeEnabled();
  await send.click();
  await expect(log.getByText('풀이 10.pdf')).toBeVisible();
  await expect(log.getByText('풀이 11.pdf')).toHaveCount(0);

  // The talk stood open for two hours: the address of the file is asked for again, and one press is enough.
  await page.clock.setSystemTime(Date.now() + 2 * millisecondsInHour);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.waitForResponse(/\/messages\?before=/),
    log.getByRole('link', { name: '풀이 10.pdf 내려받기' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('풀이 10.pdf');
  expect(complaints).toEqual([]);
});

test('what a teacher writes without a connection leaves once when it is back, and she sees that the guardian has read it [CHT-2] [CHT-5]', async ({
  page,
  browser,
}) => {
  const { talk, familyLink } = await openTalkOfTwo(page);
  const { field, send, log } = inTalk(talk);
  await expect(send.or(talk.getByRole('button', { name: '음성 메시지 녹음하기' }))).toBeVisible();
  await page.context().setOffline(true);
  const words = `지하철이라 끊겼어요 ${Date.now()}`;
  await field.fill(words);
  await send.click();
  await expect(log.getByText(words)).toBeVisible();
  await expect(log.getByText('보내지 못했어요')).toBeVisible();
  await field.fill('그리고 하나 더');
  await page.context().setOffline(false);

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const family = await phone.newPage();
  await family.goto(familyLink);
  await expect(family.getByRole('dialog').getByText(words)).toHaveCount(1);
  await expect(log.getByText(words)).toHaveCount(1);
  await expect(log.getByText('읽음').last()).toBeVisible();
  await expect(field).toHaveValue('그리고 하나 더');
  await field.fill('');
  await phone.close();
});
