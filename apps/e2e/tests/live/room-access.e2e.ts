import { randomUUID } from 'node:crypto';
import { type BrowserContextOptions, expect, test } from '@playwright/test';
import { addDays } from 'date-fns/addDays';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { expectNoBarrier } from '../support/barriers.ts';
import { AT_DESK, linkFor, ON_PHONE, visit } from '../support/group-room.ts';
import { freePort, ownPlatform } from '../support/own-platform.ts';
import { focusSeen, openAndEscape, walkDock, walkRegions } from '../support/room-keys.ts';
import { ask, openBoard, press, runningLesson, WITH_DEVICES, write } from '../support/room.ts';
import { callsOf, watchConsole } from '../support/teacher.ts';

test.use({ launchOptions: WITH_DEVICES, actionTimeout: 15_000 });

let platform: Awaited<ReturnType<typeof ownPlatform>>;
let origin: string;
test.beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  platform = await ownPlatform(port, { ORIGIN: origin });
  await platform.start();
});
test.afterAll(() => platform.stop());

const PACK = '일차함수 한 시간';
const QUESTION = '기울기는 얼마일까요?';

test('a pack that is given to a lesson is ready in its room, and goes with its class to the next term [W11]', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ ...AT_DESK, baseURL: origin })).newPage();
  const { complaints } = watchConsole(page);
  const lessonId = await runningLesson(page, 'math');
  const call = await callsOf(page);
  const text = { id: 'a', version: 1, kind: 'text', colour: 'ink', width: 'normal', points: [120, 90] };
  await call('/tns/v1/library/packs', {
    clientId: randomUUID(),
    name: PACK,
    documentIds: [],
    homework: { title: '그래프 그리기', content: '42쪽', documentIds: [] },
    polls: [{ question: QUESTION, options: ['2', '3'], answer: 0 }],
    pages: [[{ ...text, text: 'y = 2x + 1' }]],
  });

  await page.goto(`/kr/account/lessons/${lessonId}`);
  await page.getByRole('button', { name: '수업 꾸러미 넣기' }).click();
  const dialog = page.getByRole('dialog', { name: '수업 꾸러미 넣기' });
  await dialog.getByRole('radio', { name: PACK }).check({ force: true });
  await expect(dialog.getByText('질문 1개는 강의실 투표에 준비돼요.')).toBeVisible();
  await dialog.getByRole('button', { name: '이 수업에 넣기' }).click();
  const given = page.getByRole('list', { name: '넣은 수업 꾸러미' });
  await expect(given.getByText(PACK)).toBeVisible();
  await expect(given.getByRole('link', { name: '과제 초안' })).toBeVisible();

  await page.goto(`/kr/account/live/${lessonId}`);
  await page.getByRole('button', { name: '입장하기' }).click();
  await openBoard(page);
  await expect(page.getByRole('list', { name: '칠판에 적힌 글' }).getByText('y = 2x + 1')).toBeAttached();
  await press(page, '투표').click();
  await page.getByRole('button', { name: `${QUESTION} 바로 묻기` }).click();
  await expect(page.getByRole('region', { name: QUESTION })).toBeVisible();
  await page.getByRole('button', { name: '닫고 결과 보여 주기' }).click();
  await page.getByRole('button', { name: '치우기' }).click();
  await press(page, '투표').click();
  await expect(page.getByRole('button', { name: `${QUESTION} 다시 묻기` })).toBeVisible();

  const { lesson } = await call<{ lesson: Lesson }>(`/tns/v1/lessons/${lessonId}/desk`);
  const next = await call<{ id: string }>(`/tns/v1/my-classes/${lesson.classId}/roll-over`, {
    clientId: randomUUID(),
    name: '다음 학기',
    startDate: addDays(new Date(), 200).toISOString().slice(0, 10),
    weeklySchedule: [{ weekday: 'SUNDAY', start: '05:00', end: '05:50' }],
    skipHolidays: false,
    withStudents: false,
  });
  const { items } = await call<{ items: Lesson[] }>(`/tns/v1/my-classes/${next.id}/lessons?page=1&size=100`);
  await page.goto(`/kr/account/lessons/${items.find(({ no }) => no === lesson.no)!.id}`);
  await expect(given.getByText(PACK)).toBeVisible();
  await expect(given.getByText('질문 1개')).toBeVisible();
  await page.context().close();
  expect(complaints).toEqual([]);
});

test('a room keeps nobody out: no barrier for teacher and guest with any panel open, and all of it by the keys [CLS-3]', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const comes = async (options: BrowserContextOptions) =>
    (await browser.newContext({ ...options, baseURL: origin })).newPage();
  const teacher = await comes(AT_DESK);
  await teacher.goto(`/kr/account/live/${await runningLesson(teacher, 'math')}`);
  await teacher.getByRole('button', { name: '입장하기' }).click();
  await expect(teacher.getByRole('toolbar')).toBeVisible();
  const guest = await comes(ON_PHONE);
  await visit(guest, await linkFor(teacher, /학생 링크 복사$/));
  await press(teacher, '입장 링크').click();
  for (const one of [teacher, guest]) {
    await expectNoBarrier(one);
    // The way past the head of the page behind the room is no stop of the Tab key in it.
    await expect(one.locator('a[href="#main"]')).toHaveJSProperty('inert', true);
  }
  await openBoard(teacher);
  await write(teacher, '물은 위로 밀어 올려요');
  await expect(guest.getByText('물은 위로 밀어 올려요')).toBeAttached();

  // At a desk.
  expect(await walkDock(teacher)).toEqual(
    'microphone camera screen board poll material chat people links leave'.split(' '),
  );
  // The head of her room may have nothing to do.
  await walkRegions(teacher, 2);
  for (const panel of ['poll', 'material', 'chat', 'people', 'links'])
    await openAndEscape(teacher, panel, () => expectNoBarrier(teacher));
  await ask(teacher, '준비됐나요?', ['네', '아니요']);
  await walkRegions(teacher, 3);

  // On a phone, on its side and held upright.
  for (const size of [{ width: 844, height: 390 }, ON_PHONE.viewport!]) {
    await guest.setViewportSize(size);
    await expectNoBarrier(guest);
    expect(await walkDock(guest)).toEqual('microphone camera hand chat leave'.split(' '));
    await walkRegions(guest, 3);
    await openAndEscape(guest, 'chat', () => expectNoBarrier(guest));
    await guest.locator('button[name=more]').tap();
    await expect(guest.getByRole('menu')).toBeFocused();
    await guest.getByRole('menuitem', { name: 'Người tham gia' }).tap();
    const panel = guest.getByRole('complementary', { name: 'Người tham gia' });
    await expect(panel).toBeVisible();
    await expectNoBarrier(guest);
    await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();
    await guest.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    expect(await focusSeen(guest)).toMatchObject({ name: 'more' });
  }
  await guest.keyboard.press('Enter');
  // A menu hears the keys once it has the focus.
  await expect(guest.getByRole('menu')).toBeFocused();
  for (const key of ['End', 'Enter']) await guest.keyboard.press(key);
  await expect(guest.getByRole('toolbar', { name: '수업 도구' })).toBeVisible();
  await expect(guest.locator('button[name=more]')).toBeFocused();
  await guest.getByRole('button', { name: '네', exact: true }).press('Enter');
  await expect(teacher.getByText('모두 골랐어요')).toBeAttached();
});
