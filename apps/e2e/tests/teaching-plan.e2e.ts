import { expect, test } from '@playwright/test';
import { signIn, watchConsole } from './support/teacher.ts';

test('a teacher notes what is to be done, finishes it and finds it among what is done [PLN-1] [RTE-10]', async ({
  page,
}) => {
  const { complaints } = watchConsole(page);
  await signIn(page, 'math', '/kr/login?returnTo=/account/teaching-plan/todo');
  await expect(page.getByRole('heading', { level: 1, name: '할 일' })).toBeVisible();
  await expect(page.getByText(/^오늘까지 \d+개/).first()).toBeVisible();

  const title = '여정에서 적은 일';
  await page.getByRole('button', { name: '할 일 적기' }).click();
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /^할 일/ })
    .fill(title);
  await page.getByRole('dialog').getByRole('button', { name: '적어 두기' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: title })).toBeVisible();

  await page.getByRole('button', { name: `${title}, 마쳤어요` }).click();
  await expect(page.getByRole('listitem').filter({ hasText: title })).toBeHidden();
  await page.getByRole('link', { name: '완료' }).click();
  await expect(page).toHaveURL(/\/todo\/completed$/);
  await page.getByRole('button', { name: `${title}, 다시 열기` }).click();
  await page.getByRole('link', { name: '진행 중' }).click();

  await page.getByRole('button', { name: `${title} 메뉴` }).click();
  await page.getByRole('menuitem', { name: '지우기' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: title })).toBeHidden();

  await page.getByRole('link', { name: '수업 일정', exact: true }).first().click();
  await expect(page.getByText(/^이번 주( 수업 \d+회|에는 수업이 없어요)/)).toBeVisible();
  await page.getByRole('link', { name: '다음 주', exact: true }).click();
  await expect(page).toHaveURL(/\/schedule\/upcoming\?week=/);
  expect(complaints).toEqual([]);
});
