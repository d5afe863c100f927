import { expect, type Locator, type Page, test } from '@playwright/test';
import { openNextWeek } from './support/next-week.ts';
import { watchConsole } from './support/teacher.ts';

/** The lessons of a day with several; which day that is depends on the day of the demo. */
async function lessonsOfABusyDay(page: Page): Promise<Locator> {
  // Not Monday, of which a Sunday is the day before: within 24 hours another rule is shown.
  const days = ['수요일', '목요일', '금요일', '토요일'].map((day) =>
    page
      .getByRole('group', { name: new RegExp(day) })
      .last()
      .getByRole('button', { name: /예정/ }),
  );
  let busy: Locator | undefined;
  // The week before may still be drawn.
  await expect(async () => {
    for (const lessons of days) if ((await lessons.count()) > 1) busy = lessons;
    expect(busy).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return busy!;
}

test('a whole day is moved by three presses, and one lesson of it is taken back [CAL-3]', async ({ page }) => {
  const { complaints } = watchConsole(page);
  await openNextWeek(page, 'math');
  await page.getByRole('button', { name: /화요일 수업 모두 옮기기/ }).click();
  const dialog = page.getByRole('dialog', { name: '이 날 수업, 어떻게 할까요?' });
  await dialog.getByRole('textbox', { name: /바꾸는 이유/ }).fill('몸이 아파서 수업을 옮기려고 해요.');
  // Another time may have been asked for any of them by now, by a family of the demo or by a try before: that question ends
  // with the move of the day.
  for (const asked of await dialog.getByRole('checkbox', { name: /이 제안을 끝내고 새로 정하기/ }).all())
    await asked.check();
  const propose = dialog.getByRole('button', { name: /^\d+가족에게 보내기$/ });
  await expect(propose).toBeVisible();
  const count = Number(/옮기기 (\d+)/.exec((await dialog.getByText(/옮기기 \d/).textContent()) ?? '')?.[1]);
  expect(count).toBeGreaterThan(1);
  await propose.click();
  // The sheet goes on with what the families say to it.
  const answers = page.getByRole('dialog', { name: '가족의 답' });
  const withdraw = answers.getByRole('button', { name: /제안 거두기$/ });
  await expect(withdraw).toHaveCount(count);
  await withdraw.first().click();
  await expect(withdraw).toHaveCount(count - 1);
  await answers.getByRole('button', { name: '닫기', exact: true }).click();

  // The lessons stay where they are; the proposed times are drawn beside them, also after a reload.
  const proposed = page.getByRole('button', { name: /제안한 새 시간|새 시간 제안/ });
  await expect(proposed.first()).toBeVisible();
  await page.reload();
  await expect(proposed.first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a time that is taken is refused: the other lesson is named, and a near time goes through and is undone [CAL-3] [CRS-7]', async ({
  page,
}) => {
  await openNextWeek(page, 'math');
  const lessons = await lessonsOfABusyDay(page);
  const takenAt = /\d{2}:\d{2}/.exec((await lessons.nth(1).getAttribute('aria-label')) ?? '')?.[0] ?? '';
  expect(takenAt).not.toBe('');
  await lessons.nth(0).click();
  await page.getByRole('dialog', { name: '수업 정보' }).getByRole('button', { name: '일정 바꾸기' }).click();
  const form = page.getByRole('dialog', { name: '수업 일정 바꾸기' });
  await expect(form.getByText('바뀐 일정은 수업 24시간 전까지 학생에게 알려야 해요.')).toBeVisible();
  const [, year, month, day] = /(\d{4})년 (\d+)월 (\d+)일/.exec((await form.textContent()) ?? '') ?? [];
  await form
    .getByRole('textbox', { name: '새 날짜' })
    .fill(`${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`);
  await form.getByRole('textbox', { name: '새 시각' }).fill(takenAt);
  await form.getByRole('textbox', { name: /바꾸는 이유/ }).fill('학교 행사');
  await form.getByRole('button', { name: '새 시간 제안하기' }).click();
  await expect(form.getByText('이 시간에는 다른 일정이 있어요')).toBeVisible();
  await form
    .getByRole('button', { name: /고르기$/ })
    .last()
    .click();
  await form.getByRole('button', { name: '새 시간 제안하기' }).click();
  await expect(page.getByText('학생에게 새 시간을 제안했어요').first()).toBeVisible();
  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect(page.getByRole('button', { name: '되돌리기' })).toHaveCount(0);
});
