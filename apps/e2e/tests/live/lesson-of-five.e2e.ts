import { expect, type Page, test } from '@playwright/test';
import { millisecondsInMinute } from 'date-fns/constants';
import { aVoice } from '../support/a-voice.ts';
import { checkCopyOf } from '../support/evidence-copy.ts';
import { comingsOf, type Family, type GroupLesson, makeGroupClass } from '../support/group-class.ts';
import {
  AT_DESK,
  comes,
  host,
  keepPicture,
  koreanFor,
  large,
  linkFor,
  ON_PHONE,
  tool,
  visit,
} from '../support/group-room.ts';
import { type Installation, startInstallation } from '../support/installation.ts';
import { moveDateOf } from '../support/moved-page.ts';
import { becomeTeacher, DESK, offerCourse, openAt, openOperator } from '../support/new-teacher.ts';
import { ask, board, press, tiles, WITH_DEVICES, write } from '../support/room.ts';
import { watchConsole } from '../support/teacher.ts';

test.use({
  launchOptions: { ...WITH_DEVICES, args: [...WITH_DEVICES.args, `--use-file-for-fake-audio-capture=${aVoice()}`] },
  actionTimeout: 15_000,
});

const KHOI: Family = { student: 'Trần Minh Khôi', guardian: 'Trần Thị Lan', email: 'lan@example.com', language: 'vi' };
const SKY: Family = { student: '이하늘', guardian: '이보라', email: 'bora@example.com', language: 'ko' };
const DAON: Family = { student: '최다온', guardian: '최바다', email: 'bada@example.com', language: 'ko' };
const WRITTEN = '물은 위로 밀어 올려요';
const ASKED = ['무엇이 밀어 올리나요?', '부력', '중력'] as const;
const NAMES = ['윤서진', '이하늘', '최다온', 'Trần Minh Khôi', 'Trần Thị Lan'];

let house: Installation;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  house = await startInstallation();
  const [desk, page] = [await openOperator(house, browser), await openAt(house, browser, DESK)];
  await becomeTeacher(house, page, desk);
  await offerCourse(page, desk, { title: '물의 힘', mode: '온라인', students: '5', lessons: '2' });
  for (const one of [desk, page]) await one.context().close();
});
test.afterAll(() => house.stop());

/** Lets everybody believe that a lesson begins in three minutes: by how many milliseconds. */
async function goToLesson({ startAt }: GroupLesson): Promise<number> {
  const by = startAt - 3 * millisecondsInMinute - Date.now();
  await house.moveClock(by);
  return by;
}

const texts = (on: Page) => on.getByRole('list', { name: /^(칠판에 적힌 글|Chữ .*bảng)/ });

test('a teacher holds a lesson with three students and a guardian; one is late, and the server dies once [CLS-3] [W1]', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const lesson = await makeGroupClass(house, { name: '월요 다섯', inDays: 1, families: [KHOI, SKY, DAON] });
  const by = await goToLesson(lesson);
  const teacher = await comes(house, browser, by, AT_DESK);
  const { complaints } = watchConsole(teacher);
  await host(teacher, lesson);

  const [sky, daon, late] = [
    await comes(house, browser, by, AT_DESK),
    await comes(house, browser, by, AT_DESK),
    await comes(house, browser, by, AT_DESK),
  ];
  const lan = await comes(house, browser, by, ON_PHONE);
  await visit(sky, await linkFor(teacher, '이하늘 학생'));
  await visit(daon, await linkFor(teacher, '최다온 학생'));
  await visit(lan, await linkFor(teacher, 'Trần Minh Khôi 보호자'), 'Trần Thị Lan');
  await press(teacher, '입장 링크').click();
  for (const one of [sky, daon]) await expect(tiles(one)).toHaveCount(4);
  // The seat of who has not come is kept in sight.
  await expect(tiles(teacher).filter({ hasText: 'Trần Minh Khôi' })).toContainText('아직 안 왔어요');

  // Whoever speaks is large before the others.
  for (const [speaker, name, other] of [
    [sky, '이하늘', daon],
    [daon, '최다온', sky],
  ] as const) {
    await tool(speaker, 'microphone').click();
    for (const one of [teacher, other, lan]) await expect(large(one)).toContainText(name, { timeout: 30_000 });
    if (speaker === sky) await tool(speaker, 'microphone').click();
  }
  await keepPicture(teacher, 'speaker');
  await keepPicture(lan, 'speaker');
  await press(teacher, '참가자').click();
  await teacher.getByRole('button', { name: '최다온 님 음소거' }).click();
  await expect(daon.getByText('선생님이 마이크를 껐어요.').first()).toBeVisible();
  await expect(press(daon, '마이크 꺼짐')).toBeVisible();
  await press(teacher, '참가자').click();

  // The board comes before everybody.
  await press(teacher, '칠판').click();
  await write(teacher, WRITTEN);
  for (const one of [sky, daon, lan]) {
    await expect(texts(one).getByText(WRITTEN)).toBeAttached();
    await expect(one.locator('canvas').first()).toBeVisible();
  }

  // A poll: what others chose is hidden until it is closed.
  await ask(teacher, '준비됐나요?', ['네', '아니요']);
  await sky.getByRole('button', { name: '네', exact: true }).click();
  await expect(teacher.getByText('2명 가운데 1명이 골랐어요')).toBeAttached();
  for (const one of [sky, daon, lan]) await expect(one.getByText('준비됐나요?').first()).toBeVisible();
  await expect(lan.getByRole('button', { name: '네', exact: true })).toHaveCount(0);
  await expect(sky.getByText('1명', { exact: true })).toHaveCount(0);
  await daon.getByRole('button', { name: '아니요' }).click();
  await keepPicture(teacher, 'poll');
  await teacher.getByRole('button', { name: '닫고 결과 보여 주기' }).click();
  for (const one of [sky, daon]) await expect(one.getByText('1명', { exact: true })).toHaveCount(2);
  await teacher.getByRole('button', { name: '치우기' }).click();

  // A quiz, of which the late one hears as it is.
  await ask(teacher, ASKED[0], ASKED.slice(1), '부력');
  await sky.getByRole('button', { name: '부력' }).click();
  await visit(late, await linkFor(teacher, 'Trần Minh Khôi 학생'));
  await press(teacher, '입장 링크').click();
  await expect(board(late)).toBeVisible();
  await expect(texts(late).getByText(WRITTEN)).toBeAttached();
  await expect(tiles(late)).toHaveCount(5);
  await late.getByRole('button', { name: '중력' }).click();
  await expect(teacher.getByText('3명 가운데 2명이 골랐어요')).toBeAttached();
  for (const one of [sky, daon, late, lan]) await expect(one.getByText(/정답|đáp án/i)).toHaveCount(0);
  await keepPicture(sky, 'quiz');
  await keepPicture(lan, 'quiz');
  await keepPicture(lan, 'quiz', { width: 844, height: 390 });
  expect(await koreanFor(lan, [...NAMES, ...ASKED, WRITTEN, '공기의 무게', ...NAMES.map(([first]) => first!)])).toEqual(
    [],
  );
  expect(complaints).toEqual([]);

  // What was drawn is stored two seconds later at most.
  await teacher.waitForTimeout(2_500);
  const everybody = [teacher, sky, daon, late, lan];
  await house.kill();
  const lost = /연결이 끊겼어요\. 다시 연결|Mất kết nối/;
  for (const one of everybody) await expect(one.getByText(lost)).toBeVisible({ timeout: 30_000 });
  await expect(board(daon)).toBeVisible();
  await keepPicture(lan, 'lost');
  await house.start();
  for (const one of everybody) {
    await expect(one.getByText(lost)).toHaveCount(0, { timeout: 60_000 });
    await expect(texts(one).getByText(WRITTEN)).toBeAttached();
    await expect(one.getByText(ASKED[0]).first()).toBeVisible();
  }
  await expect(tiles(teacher)).toHaveCount(5);
  await expect(teacher.getByText('3명 가운데 2명이 골랐어요')).toBeAttached();
  await expect(late.getByRole('button', { name: '중력' })).toHaveAttribute('aria-pressed', 'true');
  await daon.getByRole('button', { name: '부력' }).click();
  await expect(teacher.getByText('모두 골랐어요')).toBeAttached();
  await teacher.getByRole('button', { name: '닫고 결과 보여 주기' }).click();
  await expect(sky.getByText('맞았어요')).toBeVisible();
  await expect(late.getByText(/아쉽지만 틀렸어요/)).toBeVisible();

  await press(teacher, '수업 끝내기').click();
  await teacher.getByRole('dialog').getByRole('button', { name: '수업 끝내기' }).click();
  for (const one of [sky, daon, late]) await expect(one.getByText('수업이 끝났어요')).toBeVisible();
  await expect(lan.getByText('Buổi học đã kết thúc')).toBeVisible();
  await teacher.getByRole('button', { name: '보내고 마무리하기' }).click();
  await expect(teacher.getByText('마무리했어요', { exact: true }).first()).toBeVisible();
  for (const { email } of [KHOI, SKY, DAON]) await house.letter(email, '1');

  await teacher.goto(`/kr/account/lessons/${lesson.id}/evidence`);
  await expect(teacher.getByText('기록이 이어져 있어요')).toBeVisible();
  const lanes = teacher.getByRole('list', { name: '사람마다 있었던 시간' }).getByRole('listitem');
  await expect(lanes).toHaveCount(5);
  for (const name of NAMES) await expect(lanes.filter({ hasText: name }).first()).toBeVisible();
  await keepPicture(teacher, 'evidence');
  await checkCopyOf(teacher);
});

test('nobody comes: the family is told that she waits, and after a quarter of an hour the lesson ends as a no-show [CLS-3] [W1]', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const lesson = await makeGroupClass(house, { name: '화요 물의 힘', inDays: 2, families: [KHOI] });
  const teacher = await comes(house, browser, await goToLesson(lesson), AT_DESK);
  const { complaints } = watchConsole(teacher);
  await host(teacher, lesson);
  let comings = 1;
  /** So many minutes after the beginning, for the server and for her. */
  async function wait(minutes: number): Promise<void> {
    const by = lesson.startAt + minutes * millisecondsInMinute - Date.now();
    await house.moveClock(by);
    await moveDateOf(teacher, by);
    // Such a leap breaks her line, as the sleep of a machine does: it is seen when she does something, and she is back at once.
    await press(teacher, '칠판').click();
    comings += 1;
    await expect.poll(() => comingsOf(house, lesson, '윤서진')).toBe(comings);
    await press(teacher, '칠판').click();
  }
  await wait(4);
  const tell = teacher.getByRole('button', { name: '기다린다고 알리기' });
  const noShow = teacher.getByRole('button', { name: '학생 결석', exact: true });
  await expect(teacher.getByText('Trần Minh Khôi 학생이 아직 오지 않았어요')).toBeVisible();
  await expect(tell).toBeDisabled();
  await wait(5.1);
  await tell.click();
  await expect(teacher.getByText('아직 오지 않은 학생에게 알렸어요').first()).toBeVisible();
  await house.letter(KHOI.email, 'buổi học đã bắt đầu');
  await keepPicture(teacher, 'waiting');
  await wait(14);
  await expect(noShow).toBeDisabled();
  await wait(15.1);
  await noShow.click();
  await teacher.getByRole('alertdialog').getByRole('button', { name: '학생 결석' }).click();
  await expect(teacher).toHaveURL(`/kr/account/lessons/${lesson.id}`);
  await expect(teacher.getByText('진행하지 않은 수업이에요').first()).toBeVisible();

  await teacher.goto(`/kr/account/lessons/${lesson.id}/evidence`);
  await expect(teacher.getByText('기록이 이어져 있어요')).toBeVisible();
  const lanes = teacher.getByRole('list', { name: '사람마다 있었던 시간' }).getByRole('listitem');
  await expect(lanes.filter({ hasText: 'Trần Minh Khôi' })).toContainText('강의실에 오지 않았어요');
  await teacher.getByRole('button', { name: '한 줄씩 보기' }).click();
  for (const what of ['강의실 열림', '수업 시작', '기다린다는 메시지', '학생이 오지 않음'])
    await expect(teacher.getByText(what, { exact: true }).first()).toBeVisible();
  await checkCopyOf(teacher);
  await teacher.goto(`/kr/account/my-courses/${lesson.classId}/lessons`);
  const row = teacher.getByRole('list', { name: '지난 회차' }).getByRole('listitem');
  await expect(row.filter({ hasText: '1회차' })).toContainText('진행 안 함');
  // Her session runs out while her clock leaps.
  expect(complaints.filter((line) => !line.includes('401'))).toEqual([]);
});
