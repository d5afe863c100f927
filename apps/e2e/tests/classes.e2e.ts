import { expect, type Locator, type Page, test } from '@playwright/test';
import { millisecondsInDay } from 'date-fns/constants';
import { signIn, watchConsole } from './support/teacher.ts';

/** Opens the form of a new class with early mornings two months ahead, after the week off of the demo. The preview is the answer. */
async function planMornings(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: '수업 만들기' }).click();
  await page.getByLabel(/^강좌/).selectOption({ label: '중2 수학 개념 완성 – 일차함수' });
  const start = new Date(Date.now() + 60 * millisecondsInDay).toISOString().slice(0, 10);
  await page.getByRole('textbox', { name: /^시작하는 날/ }).fill(start);
  const starts = page.getByLabel(/^시작 시각/);
  const ends = page.getByLabel(/^종료 시각/);
  await expect(starts.first()).toBeVisible();
  for (let at = 0; at < (await starts.count()); at++) {
    // The end first: a time that ends before it begins is not asked about, one of thirteen hours would be.
    await ends.nth(at).fill(`0${5 + at}:50`);
    await starts.nth(at).fill(`0${5 + at}:00`);
  }
  return page.getByRole('region', { name: '만들어질 회차' });
}

test('a class is made from a published course, its times are taken from then on, and it is cancelled again [CLS-1] [RTE-9] [RTE-13]', async ({
  page,
}) => {
  const { complaints } = watchConsole(page);
  await signIn(page, 'math', '/kr/login?returnTo=/account/my-courses/all');
  await expect(page.getByText('수업 12개')).toBeVisible();
  const preview = await planMornings(page);
  await page.getByLabel(/^수업 이름/).fill('아침 일차함수');
  await expect(preview.getByText(/겹치는 회차/)).toHaveCount(0);
  await expect(preview.getByText(/^\d+회 ·/)).toBeVisible();
  await page.getByRole('button', { name: '수업 만들기' }).click();
  await expect(page).toHaveURL(/\/my-courses\/[^/]+\/overview$/);
  await expect(page.getByRole('heading', { level: 1, name: '아침 일차함수' })).toBeVisible();
  await page.getByRole('link', { name: '회차', exact: true }).click();
  await expect(page.getByText('1회차', { exact: true })).toBeVisible();

  const made = page.url();
  await page.goto('/kr/account/my-courses/all');
  await planMornings(page);
  await expect(page.getByText(/겹치는 회차 \d+개가 있어 만들 수 없어요/)).toBeVisible();
  await page.goto(made);

  await page.getByRole('button', { name: '아침 일차함수 메뉴' }).click();
  await page.getByRole('menuitem', { name: '수업 취소' }).click();
  const dialog = page.getByRole('dialog', { name: '이 수업을 취소할까요?' });
  await dialog.getByRole('textbox', { name: /이유/ }).fill('학생이 모이지 않아서요.');
  // Its first lesson may be less than a day away.
  const consent = dialog.getByRole('checkbox', { name: /동의/ });
  if (await consent.isVisible()) await consent.check();
  await dialog.getByRole('button', { name: '수업 취소' }).click();
  await expect(page.getByText(/에 취소한 수업이에요/)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the list of classes says what is owed, and one press leads into the wrap-up that waits longest [CLS-1] [W3]', async ({
  page,
}) => {
  await signIn(page, 'math', '/kr/login?returnTo=/account/my-courses/processing');
  await expect(page.getByText(/^마무리 \d+개$/).first()).toBeVisible();
  await page
    .getByRole('link', { name: /^마무리하기, / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/account\/lessons\/[^/]+\/wrap-up$/);
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('button', { name: '보내고 마무리하기' })).toBeVisible();
});
