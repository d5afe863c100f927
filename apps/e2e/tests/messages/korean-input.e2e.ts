import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { signIn, watchConsole } from '../support/teacher.ts';

/** What a Korean keyboard does: letters join into a syllable that is under way until the next one begins. */
async function compose(keyboard: CDPSession, ...states: string[]) {
  for (const text of states) {
    await keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', windowsVirtualKeyCode: 229, key: 'Process' });
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  }
}
/** The syllable under way is finished. */
const finish = (keyboard: CDPSession, text: string) => keyboard.send('Input.insertText', { text });
/** Enter as a browser tells of it while a syllable is under way. */
const enterMeanwhile = (keyboard: CDPSession) =>
  keyboard.send('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    windowsVirtualKeyCode: 229,
    key: 'Enter',
    code: 'Enter',
  });

async function openTalk(page: Page) {
  await signIn(page, 'math', '/kr/login?returnTo=/account/chat');
  await page
    .getByRole('link', { name: /보호자/ })
    .first()
    .click();
  const talk = page.getByRole('region', { name: '고른 대화' });
  const area = talk.getByRole('textbox', { name: '메시지 입력' });
  await expect(area).toBeVisible();
  await area.fill('');
  await area.focus();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/messages')) sent.push(request.postData() ?? '');
  });
  return { talk, area, sent, keyboard: await page.context().newCDPSession(page) };
}

test('a teacher types Korean: Enter in the middle of a syllable sends nothing, and the next one sends it whole [CHT-2]', async ({
  page,
}) => {
  const { complaints } = watchConsole(page);
  const { talk, area, sent, keyboard } = await openTalk(page);
  const stamp = ` ${Date.now()}`;
  await compose(keyboard, 'ㄴ', '네');
  await expect(area).toHaveValue('네');
  await enterMeanwhile(keyboard);
  await expect(area).toHaveValue('네');
  expect(sent).toEqual([]);
  await finish(keyboard, '네');
  await page.keyboard.type(stamp);
  await compose(keyboard, 'ㅇ', '알', '알ㄱ', '알게');
  await finish(keyboard, '알게');
  await expect(area).toHaveValue(`네${stamp}알게`);
  await page.keyboard.press('Enter');
  await expect(talk.getByRole('log').getByText(`네${stamp}알게`)).toBeVisible();
  await expect(area).toHaveValue('');
  expect(sent).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('near 5,000 characters a syllable under way is counted, and cut by nobody [CHT-2]', async ({ page }) => {
  const { complaints } = watchConsole(page);
  const { talk, area, sent, keyboard } = await openTalk(page);
  await area.fill('가'.repeat(4_999));
  await expect(talk.getByText('4,999/5,000')).toBeVisible();
  await compose(keyboard, 'ㅎ', '하', '한');
  await expect(talk.getByText('5,000/5,000')).toBeVisible();
  await finish(keyboard, '한');
  await compose(keyboard, 'ㄱ', '구', '국');
  await finish(keyboard, '국');
  await expect(area).toHaveValue(`${'가'.repeat(4_999)}한국`);
  await expect(talk.getByText('메시지는 5,000자까지 보낼 수 있어요.')).toBeVisible();
  await expect(talk.getByRole('button', { name: '보내기', exact: true })).toBeDisabled();
  await page.keyboard.press('Enter');
  expect(sent).toEqual([]);
  await area.fill('');
  expect(complaints).toEqual([]);
});
