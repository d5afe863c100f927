import { expect, type Page, test } from '@playwright/test';
import { checkCopyOf } from '../support/evidence-copy.ts';
import { freePort, ownPlatform } from '../support/own-platform.ts';
import {
  ask,
  board,
  enter,
  hearsAndSees,
  press,
  runningLesson,
  tiles,
  WITH_DEVICES,
  watchPeers,
  write,
} from '../support/room.ts';
import { watchConsole } from '../support/teacher.ts';

test.use({ launchOptions: WITH_DEVICES });

test('a teacher and two guests see and hear each other, one drops and returns, the lesson ends for all and is closed [CLS-3]', async ({
  browser,
  page,
  context,
}) => {
  test.setTimeout(360_000);
  const { complaints } = watchConsole(page);
  await watchPeers(context);
  await context.grantPermissions(['camera', 'microphone', 'clipboard-read', 'clipboard-write']);
  const lessonId = await runningLesson(page, 'math');
  await page.goto(`/kr/account/live/${lessonId}`);
  await enter(page);

  await page.getByRole('button', { name: '입장 링크' }).click();
  const copies = page.getByRole('button', { name: /링크 복사$/ });
  const guests: Page[] = [];
  for (const [at, role] of ['STUDENT', 'GUARDIAN'].entries()) {
    await copies.nth(at).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const own = await browser.newContext({ permissions: ['camera', 'microphone'] });
    await watchPeers(own);
    const guest = await own.newPage();
    guests.push(guest);
    await guest.goto(link);
    if (role === 'GUARDIAN') await guest.getByRole('textbox', { name: '이름' }).fill('보호자 둘');
    await enter(guest);
  }
  const [student, guardian] = guests as [Page, Page];
  for (const one of [page, student, guardian]) await hearsAndSees(one, 2);

  // A picture of the class stands before a guest without an account, and goes when it is taken away.
  await page.getByRole('button', { name: '자료', exact: true }).click();
  await page
    .getByRole('button', { name: /\.png 함께 보기$/ })
    .first()
    .click();
  const shown = student.getByRole('figure').getByRole('img');
  await expect.poll(() => shown.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(300);
  const shownAt = await shown.evaluate((picture: HTMLImageElement) => picture.src);
  expect((await student.request.get(shownAt)).status()).toBe(200);
  await page.getByRole('button', { name: '그만 보기', exact: true }).click();
  await expect(shown).toHaveCount(0);
  expect((await student.request.get(shownAt)).status()).toBe(404);

  await page.getByRole('button', { name: '화면 공유하기' }).click();
  await expect(student.getByRole('list', { name: '참가자 화면' }).getByText('화면 공유 중')).toBeAttached();
  await hearsAndSees(student, 2);
  await page.getByRole('button', { name: '화면 공유 멈추기' }).click();

  // The board draws under the portal's policies, is before everybody at once, and each sees what the other wrote.
  await press(page, '칠판').click();
  for (const one of [page, student, guardian]) await expect(board(one)).toBeVisible();
  await write(page, 'y = 2x + 1');
  for (const one of [student, guardian]) {
    await expect(one.getByRole('list', { name: '칠판에 적힌 글' }).getByText('y = 2x + 1')).toBeAttached();
    await expect(one.locator('canvas').first()).toBeVisible();
  }
  await write(student, '기울기는 2');
  await expect(page.getByRole('list', { name: '칠판에 적힌 글' }).getByText('기울기는 2')).toBeAttached();
  await expect(guardian.getByText('지금은 보기만 할 수 있어요')).toBeVisible();

  // A guest may look at something else, and follows again.
  await press(student, '칠판').click();
  await expect(board(student)).toHaveCount(0);
  await expect(page.getByText('1명이 혼자 보고 있어요')).toBeVisible();
  await student.getByRole('button', { name: '선생님 따라가기' }).click();
  await expect(board(student)).toBeVisible();

  // A quiz question comes before everybody; what is right is told when it is closed.
  await ask(page, '공책은 몇 권일까요?', ['6권', '7권'], '7권');
  await expect(guardian.getByText('공책은 몇 권일까요?').first()).toBeVisible();
  await student.getByRole('button', { name: '7권' }).click();
  await expect(page.getByText('1명 가운데 1명이 골랐어요')).toBeAttached();
  await expect(student.getByText('정답')).toHaveCount(0);
  await page.getByRole('button', { name: '닫고 결과 보여 주기' }).click();
  await expect(student.getByText(/정답/).first()).toBeVisible();
  await page.getByRole('button', { name: '치우기' }).click();

  // A hand is seen; who is muted is told.
  await press(student, '손들기').click();
  await expect(page.getByText(/손을 들었어요/).first()).toBeVisible();
  await press(page, '참가자').click();
  await page.getByRole('button', { name: '모두 음소거' }).click();
  await expect(student.getByText('선생님이 마이크를 껐어요.').first()).toBeVisible();
  await expect(press(student, '마이크 꺼짐')).toBeVisible();
  await press(student, '마이크 꺼짐').click();
  await press(page, '칠판').click();
  for (const one of [page, student, guardian]) await expect(board(one)).toHaveCount(0);

  // Her page is gone without a word, as when a phone runs out of battery; the same link brings her back.
  const address = student.url();
  await student.goto('about:blank');
  await expect(tiles(page)).toHaveCount(2);
  await student.goto(address);
  await enter(student);
  await expect(tiles(page)).toHaveCount(3);
  for (const one of [page, student, guardian]) await hearsAndSees(one, 2);

  await page.getByRole('button', { name: '수업 끝내기' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '수업 끝내기' }).click();
  await expect(page).toHaveURL(/\/wrap-up$/);
  for (const guest of guests) await expect(guest.getByText('수업이 끝났어요')).toBeVisible();

  // The room has filled in who came and what was planned: one press closes the lesson.
  await page.getByRole('button', { name: '보내고 마무리하기' }).click();
  await expect(page.getByText('마무리했어요', { exact: true }).first()).toBeVisible();
  await page.goto(`/kr/account/lessons/${lessonId}/evidence`);
  await expect(page.getByText('기록이 이어져 있어요')).toBeVisible();
  await page.getByRole('button', { name: '한 줄씩 보기' }).click();
  for (const what of ['입장', '퇴장', '수업 끝', '수업 기록 보냄'])
    await expect(page.getByText(what, { exact: true }).first()).toBeVisible();
  await checkCopyOf(page);
  await expect(async () => {
    await page.goto('/demo/mailbox');
    await expect(page.getByText(/회차 수업 소식|tin buổi học số/).first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  expect(complaints).toEqual([]);
});

test('a room whose server dies in the middle of a lesson is there again with everybody and everything in it [CLS-3] [W1]', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const platform = await ownPlatform(port, { ORIGIN: origin });
  await platform.start();
  try {
    const comes = async (viewport: { width: number; height: number }) =>
      (
        await browser.newContext({ baseURL: origin, viewport, permissions: ['clipboard-read', 'clipboard-write'] })
      ).newPage();
    const teacher = await comes({ width: 1360, height: 860 });
    const lessonId = await runningLesson(teacher, 'math');
    await teacher.goto(`/kr/account/live/${lessonId}`);
    await teacher.getByRole('button', { name: '입장하기' }).click();
    await press(teacher, '입장 링크').click();
    const guests: Page[] = [];
    for (const at of [0, 1]) {
      await teacher
        .getByRole('button', { name: /링크 복사$/ })
        .nth(at)
        .click();
      const link = await teacher.evaluate(() => navigator.clipboard.readText());
      const guest = await comes({ width: 390, height: 844 });
      guests.push(guest);
      await guest.goto(link);
      if (at === 1) await guest.getByRole('textbox', { name: '이름' }).fill('보호자 둘');
      await guest.getByRole('button', { name: '입장하기' }).click();
      await expect(guest.getByRole('toolbar', { name: '수업 도구' })).toBeVisible();
    }
    const [student, guardian] = guests as [Page, Page];
    await press(teacher, '칠판').click();
    await write(teacher, 'y = 2x + 1');
    await ask(teacher, '이해했나요?', ['네', '아니요']);
    await student.getByRole('button', { name: '네', exact: true }).click();
    await expect(teacher.getByText('1명 가운데 1명이 골랐어요')).toBeAttached();
    // What was drawn is stored two seconds later at most.
    await teacher.waitForTimeout(2_500);

    await platform.kill();
    for (const one of [teacher, student, guardian])
      await expect(one.getByText('연결이 끊겼어요. 다시 연결하고 있어요.')).toBeVisible({ timeout: 30_000 });
    // The stage keeps its last picture meanwhile.
    await expect(board(student)).toBeVisible();
    await platform.start();

    for (const one of [teacher, student, guardian]) {
      await expect(one.getByText('연결이 끊겼어요. 다시 연결하고 있어요.')).toHaveCount(0, { timeout: 60_000 });
      await expect(board(one)).toBeVisible();
      await expect(one.getByRole('list', { name: '칠판에 적힌 글' }).getByText('y = 2x + 1')).toBeAttached();
    }
    await expect(teacher.getByText('1명 가운데 1명이 골랐어요')).toBeAttached();
    await expect(student.getByRole('button', { name: /^네/ })).toHaveAttribute('aria-pressed', 'true');
    await teacher.getByRole('button', { name: '닫고 결과 보여 주기' }).click();
    await expect(student.getByText('1명', { exact: true }).first()).toBeVisible();
    await teacher.goto(`/kr/account/lessons/${lessonId}/evidence`);
    await expect(teacher.getByText('기록이 이어져 있어요')).toBeVisible();
  } finally {
    await platform.stop();
  }
});
