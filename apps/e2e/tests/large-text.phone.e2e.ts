import { expect, test } from '@playwright/test';
import { enlargeText, expectNothingLost } from './support/large-text.ts';
import { signIn } from './support/teacher.ts';

const PAGES = [
  '/kr',
  '/kr/account/calendar',
  '/kr/account/calendar?view=month',
  '/kr/account/calendar/free-times',
  '/kr/account/calendar/rules',
  '/kr/account/calendar/connections',
  '/kr/account/my-courses/all',
  '/kr/account/my-courses/new',
  '/kr/account/teaching-profile/teacher-profile',
  '/kr/account/teaching-profile/my-courses/all',
  '/kr/account/settings/notification',
  '/kr/notification?type=notification',
  '/kr/account/income/all',
  '/kr/faq',
];

test('text of twice its size costs a phone nothing: no sideways scroll, no button outside, no text cut', async ({
  page,
}) => {
  await signIn(page, 'math');
  for (const path of PAGES)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await enlargeText(page, 200);
      await expectNothingLost(page);
    });
});

test('the header keeps bell and menu on a phone at every text size, and both open inside the screen', async ({
  page,
}) => {
  await signIn(page, 'busy');
  for (const percent of [125, 150, 200]) {
    await enlargeText(page, percent);
    await expect(page.getByRole('link', { name: /^알림/ })).toBeInViewport({ ratio: 1 });
    const avatar = page.getByRole('button', { name: /님 메뉴$/ });
    await expect(avatar).toBeInViewport({ ratio: 1 });
    await avatar.click();
    const logout = page.getByRole('menuitem', { name: '로그아웃' });
    await logout.scrollIntoViewIfNeeded();
    await expect(logout).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(logout).toBeHidden();
  }
});

for (const [name, path, button] of [
  ['오늘 수업, 어떻게 할까요?', '/kr/account/calendar?day=ill', /^(닫기|쉬는 시간 추가)$/],
  ['쉬는 시간 추가', '/kr/account/calendar?day=off', '쉬는 시간 추가'],
  ['일정 추가', '/kr/account/calendar?new=event', '일정 저장'],
  ['할 일 적기', '/kr?popup=task', '적어 두기'],
] as const)
  test(`a dialog keeps its buttons in sight at twice the text size: ${name}`, async ({ page }) => {
    await signIn(page, 'math');
    await page.goto(path);
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await enlargeText(page, 200);
    const decision = dialog.getByRole('button', { name: button, exact: true });
    await expect(decision).toBeVisible();
    // Late in the evening nothing of today is left to decide: the sheet says so, and its button ends what it says.
    if (await dialog.getByText('오늘은 옮길 수업도').isVisible()) await decision.scrollIntoViewIfNeeded();
    await expect(decision).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('button', { name: '창 닫기' })).toBeInViewport({ ratio: 1 });
    await expectNothingLost(page);
  });
