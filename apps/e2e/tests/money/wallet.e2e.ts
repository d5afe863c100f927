import { expect, test } from '@playwright/test';
import { addAccount } from '../support/money.ts';
import { PASSWORD, signIn, watchConsole } from '../support/teacher.ts';

test('a teacher adds an account, which waits a day, and deletes it again [PAY-1]', async ({ page }) => {
  const { complaints } = watchConsole(page);
  await signIn(page, 'math', '/kr/login?returnTo=/account/settings/payment-info');
  await expect(page.getByRole('heading', { level: 1, name: '정산 계좌' })).toBeVisible();
  const number = String(Date.now());
  await addAccount(page, { number, holder: '김수학', password: PASSWORD });
  const ending = number.slice(-4);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: new RegExp(ending) }) });
  await expect(card.getByText('아직 받을 수 없음')).toBeVisible();
  await card.getByRole('button', { name: '지우기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '지우기' }).click();
  await expect(card).toBeHidden();
  expect(complaints).toEqual([]);
});

test('a teacher takes money out, sees where it is, and takes it back [RTE-7] [INC-2]', async ({ page }) => {
  const { complaints } = watchConsole(page);
  await signIn(page, 'math', '/kr/login?returnTo=/account/income/withdrawal-history');
  await page.getByRole('main').getByRole('link', { name: '출금하기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '출금하기' })).toBeVisible();
  await page.getByRole('textbox', { name: /출금할 금액/ }).fill('100000');
  // What is missing is led to, and nothing is lost by that.
  await page.getByRole('button', { name: '100,000đ 출금하기' }).click();
  await expect(page.getByRole('textbox', { name: /^비밀번호/ })).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '출금', exact: true })).toBeVisible();
  await expect(page.getByText('확인 대기: 운영팀이 확인하고 있어요.')).toBeVisible();
  await page.getByRole('button', { name: '신청 취소' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '신청 취소' }).click();
  await expect(page.getByText('돈은 그대로예요.')).toBeVisible();
  await page.getByRole('link', { name: '이 출금의 거래 보기' }).click();
  await expect(page.getByText('WD-', { exact: false }).first()).toBeVisible();
  expect(complaints).toEqual([]);
});
