import { expect, type Page } from '@playwright/test';

/** Opens a lesson of the only class of a teacher. */
export async function openLesson(page: Page, className: string, no: number): Promise<void> {
  await page.goto('/kr/account/my-courses/all');
  await page.getByRole('link', { name: className }).first().click();
  await page.getByRole('link', { name: '회차', exact: true }).click();
  await page
    .getByRole('link', { name: new RegExp(`${no}회차`) })
    .first()
    .click();
  await expect(page.getByRole('list', { name: '수업의 네 단계' })).toBeVisible();
}

/** When the lesson that is open begins, in Seoul. */
export async function startOf(page: Page): Promise<number> {
  const line = await page
    .getByText(/\d\d\/\d\d\/\d{4} \(.\) \d\d:\d\d–/)
    .first()
    .innerText();
  const [, day, month, year, time] = /(\d\d)\/(\d\d)\/(\d{4}) \(.\) (\d\d:\d\d)–/.exec(line)!;
  return Date.parse(`${year}-${month}-${day}T${time}:00+09:00`);
}

/** Ends the lesson that is open and writes to the families: everybody was there. */
export async function wrapUp(page: Page, { homework = '' } = {}): Promise<void> {
  await page.getByRole('button', { name: '수업 끝내기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '수업 끝내기' }).click();
  await expect(page.getByRole('button', { name: '수업 끝내기' })).toHaveCount(0);
  await page.getByRole('link', { name: '수업 마무리', exact: true }).click();
  await expect(page.getByRole('button', { name: '보내고 마무리하기' })).toBeVisible();
  for (const present of await page.getByRole('radio', { name: '출석', exact: true }).all())
    await present.press('Space');
  await page.getByRole('textbox', { name: /^숙제/ }).fill(homework);
  await page.getByRole('button', { name: '보내고 마무리하기' }).click();
  await expect(page.getByText('마무리했어요').first()).toBeVisible();
}
