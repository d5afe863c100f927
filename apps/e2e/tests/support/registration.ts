import { expect, type Page } from '@playwright/test';
import { type Installation, linkOf } from './installation.ts';

export const aResume = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(`${name}: 초등 수학`) });

export interface Applicant {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly subject: string;
}

/** Fills the form of an application, up to its consent. */
export async function fillApplication(page: Page, { name, email, phone, subject }: Applicant): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: '선생님으로 등록하기' }).first().click();
  const form = page.getByRole('dialog', { name: '선생님으로 등록하기' });
  await expect(form.getByRole('textbox', { name: /^이름/ })).toBeFocused();
  await form.getByRole('textbox', { name: /^이름/ }).fill(name);
  await form.getByRole('textbox', { name: /^휴대폰 번호/ }).fill(phone);
  await form.getByRole('textbox', { name: /^이메일/ }).fill(email);
  await form.getByRole('checkbox', { name: subject, exact: true }).press('Space');
  await form.getByRole('radio', { name: /^온라인(?!·)/ }).press('Space');
  await form.getByRole('textbox', { name: /^가르친 경력/ }).fill('초등 수학 3년');
  await form.locator('input[type=file]').first().setInputFiles(aResume('이력서.txt'));
  await expect(form.getByRole('link', { name: '이력서.txt 내려받기' })).toBeVisible();
}

/** Sends it; the page of its status is open afterwards. */
export async function sendApplication(page: Page): Promise<void> {
  const form = page.getByRole('dialog', { name: '선생님으로 등록하기' });
  await form.getByRole('checkbox', { name: /개인정보/ }).press('Space');
  await form.getByRole('button', { name: '신청하기' }).click();
  const receipt = page.getByRole('dialog', { name: '신청을 받았어요' });
  await receipt.getByRole('link', { name: '지원 상태 보기' }).click();
  await expect(page).toHaveURL(/\/kr\/teach\/status\?code=[2-9A-Z]{10}$/);
}

/** Signs the contract that was mailed, and makes the account that comes of it. */
export async function signContract(
  page: Page,
  house: Installation,
  { name, email }: Pick<Applicant, 'name' | 'email'>,
  account: { readonly username: string; readonly password: string },
): Promise<void> {
  await page.goto(linkOf(await house.letter(email, '합격')));
  await page.getByRole('button', { name: '계약서 열기' }).click();
  await page.getByRole('textbox', { name: /^이름/ }).fill(name);
  await page.getByRole('button', { name: '인증번호 받기' }).click();
  const { subject, text } = await house.letter(email, '인증번호');
  await page.getByRole('textbox', { name: /^인증번호/ }).fill(/\d{6}/.exec(subject + text)![0]);
  await page.getByRole('button', { name: '계약서에 서명하기' }).click();
  await page.getByRole('link', { name: '계정 만들기' }).click();
  await page.getByRole('textbox', { name: /^아이디/ }).fill(account.username);
  await page.getByRole('textbox', { name: /^(새 )?비밀번호(?! 확인)/ }).fill(account.password);
  await page.getByRole('textbox', { name: /비밀번호 확인/ }).fill(account.password);
  await page.getByRole('button', { name: /계정 만들기|비밀번호 정하기/ }).click();
}
