import { expect, type Page } from '@playwright/test';
import { aPicture } from './a-picture.ts';

/** A family of a Vietnamese phone asks for a seat by the link of a class. */
export async function askForSeat(family: Page, link: string, email: string): Promise<void> {
  await family.goto(link);
  await family.getByLabel('Tên học sinh').fill('Trần Minh Khôi');
  await family.getByLabel('Tuổi').fill('9');
  await family.getByLabel(/^Quan hệ/).selectOption('MOTHER');
  await family.getByLabel('Tên phụ huynh').fill('Trần Thị Lan');
  await family.getByRole('textbox', { name: 'Email' }).fill(email);
  await family.getByRole('checkbox').check();
  await family.getByRole('button', { name: /đăng ký/i }).click();
}

/** Hands in the homework of the first lesson, with words and a photo. */
export async function handIn(family: Page): Promise<void> {
  await family
    .getByRole('button', { name: /buổi 1/i })
    .or(family.getByRole('link', { name: /buổi 1/i }))
    .first()
    .click();
  const sheet = family.getByRole('dialog');
  await sheet.getByRole('textbox', { name: /^Bài làm/ }).fill('풍선 하나는 3g이에요.');
  await sheet
    .locator('input[type=file]')
    .first()
    .setInputFiles(await aPicture('숙제.png'));
  await expect(sheet.getByRole('link', { name: /숙제\.png/ })).toBeVisible();
  await sheet.getByRole('button', { name: 'Nộp bài' }).click();
  await expect(sheet.getByText('Đã nộp', { exact: true }).first()).toBeVisible();
}

/** Says what it thinks of the class that is over. */
export async function review(family: Page): Promise<void> {
  await family.getByRole('radio', { name: /^5 sao/ }).press('Space');
  await family.getByRole('textbox', { name: /Điều gì tốt/ }).fill('Con rất thích các thí nghiệm.');
  await family.getByRole('button', { name: 'Gửi đánh giá' }).click();
  await expect(family.getByText('Đã đánh giá 5 sao')).toBeVisible();
}
