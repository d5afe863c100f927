import { expect, test } from '@playwright/test';
import { fillCourse, goToStep, submitCourse } from './support/course-form.ts';
import { accept, decline, openDesk, pickUp } from './support/operator.ts';
import { fillProfile, submitProfile } from './support/profile-form.ts';
import { fillSignIn, watchConsole } from './support/teacher.ts';

test.use({ actionTimeout: 15_000 });

const COURSE = '초등 과학 실험 교실';

test('a new teacher is decided, corrected and approved, and her first course goes the same way [PRF-1] [PRF-2] [PRF-3] [CRS-1] [CRS-3] [CRS-5] [UPL-3]', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const { complaints } = watchConsole(page);
  await page.goto('/kr/login?returnTo=/account/teaching-profile/my-courses/all');
  await fillSignIn(page, 'newbie');
  await page.getByRole('dialog', { name: '선생님, 환영해요' }).getByText('프로필 완성하기').click();
  await fillProfile(page, { intro: '이야기로 배우는 초등 과학' });
  await submitProfile(page, '승인 요청');

  const desk = await openDesk(browser);
  await pickUp(desk, 'profiles', '새내기 선생님');
  await decline(desk, '소개가 짧아요.', { field: '자세한 소개', text: '한 회에 무엇을 하는지 적어 주세요.' });

  // The answer arrives without a reload; only the one field is corrected.
  await expect(page.getByText('한 회에 무엇을 하는지 적어 주세요.').first()).toBeVisible();
  await page
    .getByRole('textbox', { name: /^자세한 소개/ })
    .fill('매회 실험 하나를 직접 하고, 관찰한 것을 글과 그림으로 남긴 뒤 왜 그런지 함께 이야기해요.');
  await submitProfile(page, '다시 승인 요청');
  await pickUp(desk, 'profiles', '새내기 선생님');
  await accept(desk);
  await expect(page.getByText('프로필이 승인됐어요. 이제 강좌를 만들 수 있어요.')).toBeVisible();

  await page.goto('/kr/account/teaching-profile/my-courses/new');
  await page.getByRole('textbox', { name: /^강좌 이름/ }).fill(COURSE);
  await page.getByRole('button', { name: '만들기', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '강좌 수정' })).toBeVisible();
  await fillCourse(page);
  await goToStep(page, '확인');
  await submitCourse(page, '승인을 요청할까요?');

  // Saving a draft takes the request back, a new one follows.
  await goToStep(page, '기본 정보');
  await page.getByRole('textbox', { name: /^강좌 이름/ }).fill(`${COURSE} 1기`);
  await page.getByRole('button', { name: '임시 저장', exact: true }).first().click();
  await page.getByRole('alertdialog', { name: '임시 저장할까요?' }).getByRole('button', { name: '임시 저장' }).click();
  await expect(page.getByText('대기 중이던 승인 요청은 취소했어요.')).toBeVisible();
  await submitCourse(page, '승인을 요청할까요?');
  await pickUp(desk, 'courses', `${COURSE} 1기`);
  await expect(page.getByText('심사 중이라 수정할 수 없어요')).toBeVisible();
  await accept(desk);
  await expect(page.getByText('공개 중인 강좌예요')).toBeVisible();

  await page.goto('/kr/account/teaching-profile/my-courses/all');
  await page.getByRole('button', { name: `${COURSE} 1기 메뉴` }).click();
  await page.getByRole('menuitem', { name: '승인 기록' }).click();
  await expect(page.getByRole('list', { name: '승인 기록' }).getByText('임시 저장해서 취소됐어요')).toBeVisible();
  await desk.context().close();
  expect(complaints).toEqual([]);
});
