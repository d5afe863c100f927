import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { askForSeat, handIn, review } from './support/family-phone.ts';
import { openLesson, startOf, wrapUp } from './support/held-lesson.ts';
import { type Installation, linkOf, startInstallation } from './support/installation.ts';
import { addAccount, answerOfBank, askForMoney, explainIncome, payAtDesk } from './support/money.ts';
import { ACCOUNT, becomeTeacher, DESK, offerCourse, openAt, openOperator, TEACHER } from './support/new-teacher.ts';
import { fillSignIn, watchConsole } from './support/teacher.ts';

test.use({ actionTimeout: 15_000 });

const COURSE = '초등 과학 실험 교실';
const MOTHER = 'lan.tran@example.com';
const OTHER_MOTHER = 'bora@example.com';
const PHONE: BrowserContextOptions = {
  locale: 'vi-VN',
  timezoneId: 'Asia/Ho_Chi_Minh',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
};

let house: Installation;
test.beforeAll(async () => {
  house = await startInstallation();
});
test.afterAll(() => house.stop());

/** Lets everybody, the server included, believe that it is this moment. */
async function goTo(at: number, ...pages: readonly Page[]): Promise<void> {
  await house.moveClock(at - Date.now());
  for (const page of pages) {
    await page.clock.setSystemTime(at);
    await page.reload();
  }
}

/** Makes the class, a week ahead: its first lesson can still be moved. */
async function makeClass(page: Page): Promise<string> {
  await page.goto('/kr/account/my-courses/all');
  await page.getByRole('link', { name: '수업 만들기' }).click();
  await page.getByLabel(/^강좌/).selectOption({ label: COURSE });
  const inAWeek = new Date(Date.now() + 7 * millisecondsInDay).toISOString().slice(0, 10);
  await page.getByRole('textbox', { name: /^시작하는 날/ }).fill(inAWeek);
  await page.getByLabel(/^장소/).fill('마포구 한빛 공부방');
  await page.getByRole('button', { name: '수업 만들기' }).click();
  await expect(page).toHaveURL(/\/my-courses\/[^/]+\/overview$/);
  await page.getByRole('link', { name: '학생', exact: true }).click();
  return page.getByRole('textbox', { name: '링크 주소' }).inputValue();
}

/** Brings a list with two wrong rows; the right one is invited. */
async function inviteByList(page: Page): Promise<void> {
  await page.getByRole('button', { name: '명단으로 초대' }).click();
  const dialog = page.getByRole('dialog', { name: '명단으로 초대할까요?' });
  const rows = [`이하늘,10,이보라,${OTHER_MOTHER}`, '박새봄,10,박강산,', '최여름,열 살,최바다,bada@example.com'];
  const list = [
    '학생 이름,나이,보호자 이름,보호자 이메일,보호자 전화,관계,언어',
    ...rows.map((row) => `${row},,어머니,한국어`),
  ];
  await dialog.getByRole('textbox', { name: '또는 여기에 붙여 넣기' }).fill(list.join('\n'));
  await dialog.getByRole('button', { name: '명단 확인하기' }).click();
  await expect(dialog.getByText('초대할 수 있는 학생 1명, 고칠 줄 2개')).toBeVisible();
  await dialog.getByRole('button', { name: '1명 초대하기' }).click();
  await expect(page.getByText('1명을 초대했어요').first()).toBeVisible();
}

/** A seat was kept for her: she confirms what the list says. */
async function takeKeptSeat(browser: Browser): Promise<Page> {
  const family = await openAt(house, browser, { ...PHONE, locale: 'ko-KR', timezoneId: 'Asia/Seoul' });
  await family.goto(linkOf(await house.letter(OTHER_MOTHER, '초대했어요')));
  await expect(family.getByRole('textbox', { name: /^학생 이름/ })).toHaveValue('이하늘');
  await family.getByRole('checkbox').check();
  await family.getByRole('button', { name: '등록 신청하기' }).click();
  await family.goto(linkOf(await house.letter(OTHER_MOTHER, '등록했어요')));
  return family;
}

async function proposeOtherTime(page: Page): Promise<void> {
  await page.getByRole('link', { name: '일정에서 옮기거나 취소하기' }).click();
  await page.getByRole('dialog', { name: '수업 정보' }).getByRole('button', { name: '일정 바꾸기' }).click();
  const form = page.getByRole('dialog', { name: '수업 일정 바꾸기' });
  await form.getByRole('button', { name: /11:00/ }).click();
  await form.getByRole('textbox', { name: /바꾸는 이유/ }).fill('아침에 학교 행사가 있어요.');
  await form.getByRole('button', { name: '새 시간 제안하기' }).click();
  await expect(page.getByText('학생에게 새 시간을 제안했어요').first()).toBeVisible();
}

/** Says of the newest lesson that she remembers it otherwise. */
async function doubt(family: Page): Promise<void> {
  await family.goto(linkOf(await house.letter(MOTHER, 'tin buổi học số 2')));
  await family.getByRole('button', { name: /Tôi nhớ khác/ }).click();
  const sheet = family.getByRole('dialog', { name: 'Bạn nhớ khác?' });
  await sheet.getByRole('radio', { name: 'Thời gian học' }).press('Space');
  await sheet.getByRole('textbox').fill('Buổi học bắt đầu muộn mười phút.');
  await sheet.getByRole('button', { name: 'Hỏi giáo viên' }).click();
  await expect(family.getByText('Đã hỏi giáo viên').first()).toBeVisible();
}

/** Weeks later her session is over. */
async function signInAgain(page: Page): Promise<void> {
  const start = page.getByRole('button', { name: '수업 시작하기' });
  const account = page.getByLabel('계정', { exact: true });
  await expect(start.or(account).first()).toBeVisible();
  if (await account.isVisible()) await fillSignIn(page, ACCOUNT.username, ACCOUNT.password);
}

/** The bank sends her money back once, and pays it the second time. */
async function takeMoneyOut(page: Page, desk: Page, { from, amount }: { from: number; amount: number }): Promise<void> {
  const { password } = ACCOUNT;
  await page.goto('/kr/account/settings/payment-info');
  await addAccount(page, { number: '19036812345011', holder: 'YUN SEOJIN', password });
  await expect(page.getByText('아직 받을 수 없음')).toBeVisible();
  await goTo(from + 25 * millisecondsInHour, page, desk);
  await askForMoney(page, amount, password);
  await payAtDesk(desk, amount);
  await answerOfBank(house, amount, 'ACCOUNT_CLOSED');
  await page.reload();
  await expect(page.getByText('돈을 받을 수 없는 계좌예요').first()).toBeVisible();
  await expect(page.getByText('돈은 그대로예요.')).toBeVisible();
  await house.letter(TEACHER.email, '출금하지 못했어요');
  await page.getByRole('link', { name: '다시 출금하기' }).click();
  await askForMoney(page, amount, password);
  await payAtDesk(desk, amount);
  await answerOfBank(house, amount, 'PAID');
  await page.reload();
  await expect(page.getByText('계좌에 도착했어요', { exact: false })).toBeVisible();
  // In, out in vain, back, out: each is a line of its own.
  await page.goto('/kr/account/income/transaction-history');
  await expect(page.getByText('돌아온 출금', { exact: true })).toBeVisible();
}

test('a teacher, a family and an operator run a whole term, and each of them comes in by a door of her own [REG-1] [REG-3] [CLS-1] [CLS-3] [CAL-3] [ASG-2] [REV-2] [ROL-1] [INC-2] [INC-3] [INC-4] [PAY-1]', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const [desk, page, family] = [
    await openOperator(house, browser),
    await openAt(house, browser, DESK),
    await openAt(house, browser, PHONE),
  ];
  const watched = [desk, page, family].map(watchConsole);
  await becomeTeacher(house, page, desk);
  await offerCourse(page, desk, { title: COURSE, mode: '대면', students: '3', lessons: '2' });
  const link = await makeClass(page);

  await askForSeat(family, link, MOTHER);
  await page
    .getByRole('listitem', { name: 'Trần Minh Khôi' })
    .getByRole('button', { name: /등록하기/ })
    .click();
  await family.goto(linkOf(await house.letter(MOTHER, 'đã đăng ký')));
  await inviteByList(page);
  const others = await takeKeptSeat(browser);
  await expect(page.getByRole('region', { name: '학생' }).getByRole('heading', { name: '이하늘' })).toBeVisible();
  await openLesson(page, COURSE, 1);
  await proposeOtherTime(page);
  await family.goto(linkOf(await house.letter(MOTHER, 'đề nghị đổi giờ')));
  await family.getByRole('button', { name: 'Đồng ý' }).click();
  // The other family has to agree as well.
  await others.goto(linkOf(await house.letter(OTHER_MOTHER, '시간을 바꾸고 싶어 해요')));
  await others.getByRole('button', { name: '좋아요' }).click();
  await house.letter(MOTHER, 'đã đổi giờ');

  await openLesson(page, COURSE, 1);
  const first = await startOf(page);
  await goTo(first - 5 * millisecondsInMinute, page, family);
  await page.getByRole('button', { name: '수업 시작하기' }).click();
  await expect(page.getByRole('button', { name: '수업 끝내기' })).toBeVisible();
  await goTo(first + 51 * millisecondsInMinute, page);
  await wrapUp(page, { homework: '풍선 두 개의 무게를 재고 적어 오기' });
  await family.goto(linkOf(await house.letter(MOTHER, 'tin buổi học')));
  await family.getByRole('button', { name: /Vâng, đúng rồi/ }).click();
  await expect(family.getByText('Đã xác nhận')).toBeVisible();

  await handIn(family);
  await openLesson(page, COURSE, 2);
  const second = await startOf(page);
  await goTo(second - 5 * millisecondsInMinute, page, family);
  await signInAgain(page);
  await page.getByRole('button', { name: '수업 시작하기' }).click();
  await expect(page.getByRole('button', { name: '수업 끝내기' })).toBeVisible();
  await goTo(second + 51 * millisecondsInMinute, page, family);
  await wrapUp(page);
  await doubt(family);
  const asked = await explainIncome(page, 2);
  await expect(asked.getByText('질문에 답하면 다시 확정이 시작돼요')).toBeVisible();
  await openLesson(page, COURSE, 2);
  await page.getByRole('textbox', { name: /보낼 답/ }).fill('맞아요. 다음에는 정각에 시작할게요.');
  await page.getByRole('button', { name: '답 보내기' }).click();
  await family.goto(linkOf(await house.letter(MOTHER, 'giáo viên đã trả lời')));
  await family.getByRole('button', { name: /Vâng, đúng rồi/ }).click();
  await expect(family.getByText('Đã xác nhận').first()).toBeVisible();

  // The other family says nothing for a day.
  await goTo(second + 2 * millisecondsInDay, page, family);
  await family.goto(linkOf(await house.letter(MOTHER, 'lớp học đã kết thúc')));
  await review(family);
  await page.goto('/kr/account/my-courses/all');
  await page.getByRole('link', { name: COURSE }).first().click();
  await page.getByRole('link', { name: '수강 후기', exact: true }).click();
  await expect(page.getByText('Con rất thích các thí nghiệm.')).toBeVisible();

  await expect((await explainIncome(page, 2)).getByText('확정됐어요').first()).toBeVisible();
  await takeMoneyOut(page, desk, { from: second + 2 * millisecondsInDay, amount: 123_457 });
  expect(await house.ops('ledger', 'verify')).toContain('모든 잔액과 수입이 그 근거와 같아요');
  // Where weeks go by at once, her session is over, and so are the addresses of pictures that still stand on a page.
  const isOver = (line: string) => line.includes('401') || (line.includes('403') && line.includes('/preview?expires='));
  const unexpected = watched.flatMap(({ complaints }) => complaints).filter((line) => !isOver(line));
  expect(unexpected).toEqual([]);
});
