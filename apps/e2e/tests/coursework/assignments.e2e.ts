import { expect, test } from '@playwright/test';
import { millisecondsInDay } from 'date-fns/constants';
import { signIn, watchConsole } from '../support/teacher.ts';

test('an assignment is given on the page of a class, seen there, extended and deleted again [ASG-1] [ASG-2]', async ({
  page,
}) => {
  const { complaints } = watchConsole(page);
  await signIn(page, 'math', '/kr/login?returnTo=/account/my-courses/in-progress');
  await page
    .getByRole('main')
    .getByRole('link', { name: /고1 수학|중2 수학/ })
    .first()
    .click();
  await page.getByRole('main').getByRole('link', { name: '과제', exact: true }).click();
  // What the demo's students have handed in already.
  await expect(page.getByText(/\d+명 중 [1-9]\d*명 제출/).first()).toBeVisible();

  await page.getByRole('button', { name: '과제 내기' }).click();
  const form = page.getByRole('dialog', { name: '과제 내기' });
  await form.getByRole('textbox', { name: '과제 제목' }).fill('여행 계획 세우기');
  await form.getByRole('textbox', { name: /과제 내용/ }).fill('하루 일정을 표로 그려 오세요.');
  await form.getByRole('button', { name: '과제 내기' }).click();
  const given = page.getByRole('listitem').filter({ hasText: '여행 계획 세우기' });
  await expect(given.getByText('진행 중')).toBeVisible();
  await expect(given.getByText(/명 중 0명 제출/)).toBeVisible();

  await given.getByRole('button', { name: '여행 계획 세우기 메뉴' }).click();
  await page.getByRole('menuitem', { name: '마감 늦추기' }).click();
  const extension = page.getByRole('dialog', { name: '마감 늦추기' });
  const later = new Date(Date.now() + 40 * millisecondsInDay).toISOString().slice(0, 10).split('-').reverse().join('/');
  await extension.getByRole('textbox', { name: /마감 날짜/ }).fill(later);
  await extension.getByRole('button', { name: '마감 늦추기' }).click();
  await expect(given.getByText(`마감 ${later}`)).toBeVisible();

  await given.getByRole('button', { name: '여행 계획 세우기 제출 현황 보기' }).click();
  const handedIn = page.getByRole('dialog', { name: '여행 계획 세우기' });
  await expect(handedIn.getByText('아직 제출하지 않았어요').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await given.getByRole('button', { name: '여행 계획 세우기 메뉴' }).click();
  await page.getByRole('menuitem', { name: '지우기' }).click();
  await page.getByRole('alertdialog', { name: '이 과제를 지울까요?' }).getByRole('button', { name: '지우기' }).click();
  await expect(given).toHaveCount(0);
  expect(complaints).toEqual([]);
});
