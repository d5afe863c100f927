import { expect, type Page } from '@playwright/test';
import { aPicture } from './a-picture.ts';

/** Everything that a approval of a teaching profile asks for, with one certificate. */
export async function fillProfile(page: Page, { intro }: { intro: string }): Promise<void> {
  await page.getByRole('textbox', { name: /^한 줄 소개/ }).fill(intro);
  await page
    .getByRole('textbox', { name: /^자세한 소개/ })
    .fill('집에 있는 재료로 실험하고, 왜 그런지 함께 이야기해요.');
  await page.getByRole('textbox', { name: /^지금 하는 일/ }).fill('초등 과학 강사');
  // Whoever comes from an application finds her subject chosen.
  const science = page.getByRole('checkbox', { name: '과학', exact: true });
  if (!(await science.isChecked())) await science.press('Space');
  await page
    .getByRole('group', { name: /^과학 주제/ })
    .getByRole('checkbox')
    .first()
    .press('Space');
  await page.getByRole('checkbox', { name: '초급' }).press('Space');
  await page
    .getByRole('group', { name: /^쓸 수 있는 언어/ })
    .getByRole('checkbox', { name: '한국어', exact: true })
    .press('Space');
  await page.getByRole('radio', { name: /^온라인(?!·)/ }).press('Space');
  await page.getByRole('textbox', { name: /^등록지 주소/ }).fill('12 Nguyễn Huệ, Quận 1');
  await page.getByRole('textbox', { name: /^개인 납세 번호/ }).fill('0312345678');
  await page.getByRole('button', { name: '자격증 추가' }).click();
  const certificate = page.getByRole('group', { name: '자격증 1' });
  await certificate.getByRole('textbox', { name: /^자격증 이름/ }).fill('초등학교 정교사 2급');
  await certificate.getByRole('textbox', { name: /^발급한 곳/ }).fill('교육부');
  await certificate
    .locator('input[type=file]')
    .first()
    .setInputFiles(await aPicture('정교사 자격증.png'));
  await expect(certificate.getByRole('link', { name: '정교사 자격증.png 내려받기' })).toBeVisible();
}

/** Hands the profile in by the button of this name. */
export async function submitProfile(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: '승인 요청' }).click();
  await expect(page.getByText('운영팀이 프로필을 보고 있어요')).toBeVisible();
}
