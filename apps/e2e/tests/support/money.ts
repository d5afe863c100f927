import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Installation } from './installation.ts';

/** What is seen of an amount, as a number. */
const amountOf = (text: string): number => Number(text.replaceAll(/\D/g, ''));

/** What a lesson brings by the formula of its explanation, whose parts have to add up. */
export async function netOf(sheet: Locator): Promise<number> {
  const formula = await sheet.getByText(/^[\d,]+ − [\d,]+ = [\d,]+$/).innerText();
  const [gross = 0, fee = 0, net = 0] = formula.split(/[−=]/).map(amountOf);
  expect(gross - fee).toBe(net);
  return net;
}

/** Opens why a lesson of the only class brings what it brings. */
export async function explainIncome(page: Page, no: number): Promise<Locator> {
  await page.goto('/kr/account/income/lessons');
  await page
    .getByRole('listitem')
    .filter({ hasText: `${no}회차` })
    .getByRole('link', { name: /^왜 이 금액인가요/ })
    .click();
  const sheet = page.getByRole('dialog', { name: '왜 이 금액인가요?' });
  expect(await netOf(sheet)).toBeGreaterThan(0);
  return sheet;
}

interface Account {
  readonly number: string;
  readonly holder: string;
  readonly password: string;
}

/** Names, on the page of her accounts, where her money goes; from the next day on it can. */
export async function addAccount(page: Page, account: Account): Promise<void> {
  await page.getByRole('button', { name: '계좌 더하기' }).click();
  const form = page.getByRole('dialog', { name: '계좌 더하기' });
  await form.getByRole('combobox', { name: /은행/ }).click();
  await page.getByRole('option').first().click();
  await form.getByRole('textbox', { name: /^계좌 번호/ }).fill(account.number);
  await form.getByRole('textbox', { name: /^예금주/ }).fill(account.holder);
  await form.getByRole('textbox', { name: /^비밀번호/ }).fill(account.password);
  await form.getByRole('button', { name: '더하기', exact: true }).click();
  await expect(form).toBeHidden();
}

/** Asks for an amount, in whole đồng; ends on the page of her withdrawal. */
export async function askForMoney(page: Page, amount: number, password: string): Promise<void> {
  await page.goto('/kr/account/income/withdrawal-history/new');
  await page.getByRole('textbox', { name: /출금할 금액/ }).fill(String(amount));
  await page.getByRole('textbox', { name: /^비밀번호/ }).fill(password);
  await page.getByRole('button', { name: `${amount.toLocaleString()}đ 출금하기` }).click();
  await expect(page.getByText('확인 대기: 운영팀이 확인하고 있어요.')).toBeVisible();
}

/** The finance desk says yes to what waits with this amount. */
export async function payAtDesk(desk: Page, amount: number): Promise<void> {
  await desk.goto('/kr/ops/withdrawals');
  await desk
    .getByRole('listitem')
    .filter({ hasText: `${amount.toLocaleString()}đ` })
    .getByRole('link')
    .click();
  await desk.getByRole('button', { name: '심사 맡기' }).click();
  const form = desk.getByRole('region', { name: '결정' });
  await form.getByText('지급', { exact: true }).click();
  await form.getByRole('button', { name: '지급하기' }).click();
  // Money goes its way for good: it is asked about once more.
  await desk.getByRole('alertdialog').getByRole('button', { name: '지급하기' }).click();
  await expect(desk.getByText('지급하기로 했어요').first()).toBeVisible();
}

/** A bank takes the file of the batch and answers for this amount with a file of its own. */
export async function answerOfBank(house: Installation, amount: number, status: 'PAID' | 'ACCOUNT_CLOSED') {
  const folder = await mkdtemp(join(tmpdir(), 'portal-e2e-bank-'));
  const [batch, answer] = [join(folder, 'batch.csv'), join(folder, 'answer.csv')];
  await house.ops('payouts', 'export', batch);
  const [, reference] = new RegExp(`(WD-\\d{6}-[A-Z0-9]+),${amount},VND,`).exec(await readFile(batch, 'utf8'))!;
  await writeFile(answer, `reference,amount,status\n${reference},${amount},${status}\n`);
  await house.ops('payouts', 'import', answer);
  await rm(folder, { recursive: true });
}
