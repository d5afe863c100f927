import { expect, type Page, test } from '@playwright/test';
import { openNextWeek } from './support/next-week.ts';
import { watchConsole } from './support/teacher.ts';

const HOUR_PX = 56;

/** Presses at a point of a day's lane and drags down by so many hours. */
async function draw(page: Page, weekday: RegExp, fromPx: number, hours: number): Promise<void> {
  const lane = page.getByRole('group', { name: weekday }).last();
  // A week that has just arrived may draw its lanes anew.
  await expect.poll(() => lane.boundingBox()).not.toBeNull();
  const box = await lane.boundingBox();
  if (!box) throw new Error('The lane is not drawn.');
  const x = box.x + box.width / 2;
  const y = box.y + fromPx;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + (hours * HOUR_PX) / 2, { steps: 4 });
  await page.mouse.move(x, y + hours * HOUR_PX, { steps: 4 });
}

const openStretches = (page: Page, weekday: RegExp) =>
  page
    .getByRole('group', { name: weekday })
    .last()
    .getByRole('button', { name: /수업 가능 시간/ });

test('free time is drawn with the mouse, taken back, and drawn again [CAL-2]', async ({ page }) => {
  const { complaints } = watchConsole(page);
  await openNextWeek(page, 'rejected');
  await draw(page, /수요일/, 2 * HOUR_PX, 2);
  await expect(page.locator('[data-ghost]')).toContainText(/10:00–12:00/);
  await page.mouse.up();
  const form = page.getByRole('dialog', { name: '수업 가능 시간 추가' });
  await form.getByRole('button', { name: '저장' }).click();
  await expect(openStretches(page, /수요일/)).toHaveCount(1);

  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect(openStretches(page, /수요일/)).toHaveCount(0);
  await draw(page, /수요일/, 2 * HOUR_PX, 2);
  await page.mouse.up();
  await form.getByRole('button', { name: '저장' }).click();
  await expect(openStretches(page, /수요일/)).toHaveCount(1);

  // Where time is open already, drawing says why it cannot be opened again.
  await draw(page, /수요일/, HOUR_PX, 1.5);
  await expect(page.getByText('이미 연 시간과 겹쳐요').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('free time is opened by keyboard alone, and an overlap is refused in words [CAL-2]', async ({ page }) => {
  await openNextWeek(page, 'waiting');
  const add = page.getByRole('button', { name: '추가', exact: true });
  const beginByKey = async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeFocused();
    for (const key of ['End', 'Enter']) await page.keyboard.press(key);
  };
  await add.focus();
  await beginByKey();
  const form = page.getByRole('dialog', { name: '수업 가능 시간 추가' });
  const fill = async (start: string, end: string) => {
    for (const [name, value] of [
      ['시작 시각', start],
      ['종료 시각', end],
    ] as const) {
      await form.getByRole('combobox', { name }).or(form.getByRole('textbox', { name })).focus();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(value);
      await page.keyboard.press('Tab');
    }
  };
  await fill('930', '11:00');
  await form.getByRole('button', { name: '저장' }).focus();
  await page.keyboard.press('Enter');
  await expect(form).toHaveCount(0);
  await expect(
    page.getByRole('button', { name: /수업 가능 시간.*09:30부터 11:00까지|09:30부터 11:00까지.*수업 가능 시간/ }),
  ).toBeVisible();
  await expect(add).toBeFocused();

  await beginByKey();
  await fill('10:00', '12:00');
  await form.getByRole('button', { name: '저장' }).focus();
  await page.keyboard.press('Enter');
  await expect(form.getByText('이미 연 시간과 겹쳐요', { exact: false }).first()).toBeVisible();
  await fill('10:00', '10:15');
  await form.getByRole('button', { name: '저장' }).focus();
  await page.keyboard.press('Enter');
  await expect(form.getByText('30분 이상으로 정해 주세요').first()).toBeVisible();
});

test('what was half-written is there again after a reload [CAL-1]', async ({ page }) => {
  await openNextWeek(page, 'busy');
  await page.getByRole('button', { name: '추가', exact: true }).click();
  await page.getByRole('menuitem', { name: '일정', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: /^제목/ }).fill('학부모 상담 준비');
  await page.waitForFunction(() =>
    Object.values(localStorage).some((kept) => String(kept).includes('학부모 상담 준비')),
  );
  // As a crash would: nobody closes anything.
  await page.reload();
  await page.getByRole('button', { name: '이어서 쓰기' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByRole('textbox', { name: /^제목/ })).toHaveValue('학부모 상담 준비');
  await form.getByRole('button', { name: '일정 저장' }).click();
  await expect(page.getByRole('button', { name: /학부모 상담 준비/ }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /학부모 상담 준비/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: '이어서 쓰기' })).toHaveCount(0);
});
