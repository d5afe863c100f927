import { expect, test } from '@playwright/test';
import { signIn, watchConsole } from '../support/teacher.ts';

const CHAT = '/account/my-courses/cls-math-c/chat';

test('a teacher talks with a class, finds her half-written message again and hears the answer [CHT-1] [CHT-3] [CHT-5]', async ({
  page,
}) => {
  const { complaints } = watchConsole(page);
  await signIn(page, 'math', `/kr/login?returnTo=${CHAT}`);
  const log = page.getByRole('log', { name: '주고받은 메시지' });
  const area = page.getByLabel('메시지 입력');
  await expect(log.getByText(/^보호자 B0/).first()).toBeVisible();

  await area.fill('내일 준비물은 자와 컴퍼스예요.');
  await area.press('Shift+Enter');
  await area.pressSequentially('늦지 않게 와 주세요.');
  await area.press('Enter');
  await expect(log.getByText(/늦지 않게 와 주세요/)).toBeVisible();
  await expect(area).toHaveValue('');

  // Half a message stays with its room while she looks at something else.
  await area.fill('그리고 숙제는');
  const parts = page.getByRole('navigation', { name: '수업 메뉴' });
  await parts.getByRole('link', { name: '학생' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();

  // A guardian answers meanwhile: the head of the class counts it until the talk is open again.
  const unread = page.getByRole('img', { name: '안 읽은 메시지 1개' });
  await expect(unread).toBeVisible({ timeout: 40_000 });
  await page.getByRole('link', { name: /채팅 열기/ }).click();
  await expect(area).toHaveValue('그리고 숙제는');
  await expect(log.getByText('여기까지 읽었어요')).toBeVisible();
  await parts.getByRole('link', { name: '개요' }).click();
  await expect(page.getByRole('region', { name: '커리큘럼과 실제' })).toBeVisible();
  await expect(unread).toHaveCount(0);

  // Nor does a reload lose it, and what was read stays read.
  await page.goto(`/kr${CHAT}`);
  await expect(area).toHaveValue('그리고 숙제는');
  await expect(log.getByText('여기까지 읽었어요')).toHaveCount(0);
  expect(complaints).toEqual([]);
});
