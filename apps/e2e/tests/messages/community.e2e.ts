import { type Browser, expect, type Page, test } from '@playwright/test';
import { signIn, watchConsole } from '../support/teacher.ts';

test.use({ actionTimeout: 15_000 });

const GROUP = '중등 수학 연구 모임';

/** Another teacher, in a browser of her own. */
async function another(browser: Browser, username: string, goTo: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'ko-KR', timezoneId: 'Asia/Seoul' })).newPage();
  await signIn(page, username, `/kr/login?returnTo=${encodeURIComponent(goTo)}`);
  return page;
}

test('a teacher finds a group, joins it and asks; another one answers, and the question is solved [COM-1]', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const { complaints } = watchConsole(page);
  const question = `도형의 닮음을 어떻게 시작하세요? ${Date.now()}`;
  await signIn(page, 'korean', '/kr/login?returnTo=/account/community');
  await expect(page.getByRole('heading', { level: 1, name: '커뮤니티' })).toBeVisible();
  await page.getByRole('link', { name: '모든 모임' }).click();
  await page.getByRole('searchbox', { name: '모임 찾기' }).fill('중등');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([GROUP]);
  await page.getByRole('link', { name: GROUP }).click();
  await page.getByRole('button', { name: '가입하기' }).click();
  await expect(page.getByRole('button', { name: '가입했어요' })).toBeVisible();

  await page.getByRole('link', { name: /^질문 \d+$/ }).click();
  await page.getByRole('link', { name: '질문하기' }).click();
  await page.getByRole('textbox', { name: /^제목/ }).fill(question);
  await page.getByRole('textbox', { name: /^내용/ }).fill('학생들이 비율을 자꾸 더해요. 010-2841-2274로 알려 주세요.');
  await page.getByRole('button', { name: '질문 올리기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '빼고 올리기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible();
  await expect(page.getByText('학생들이 비율을 자꾸 더해요. (연락처 비움)으로 알려 주세요.')).toBeVisible();
  const address = new URL(page.url()).pathname.replace(/^\/kr/, '');

  const other = await another(browser, 'math', address);
  await other.getByRole('textbox', { name: '답변 쓰기' }).fill('사진을 늘렸다 줄였다 하면서 재 보게 해요.');
  await other.getByRole('button', { name: '답변 올리기' }).click();
  await expect(other.getByText('사진을 늘렸다 줄였다 하면서 재 보게 해요.')).toBeVisible();

  // It comes without a reload.
  await page.getByRole('button', { name: /답으로 고르기$/ }).click();
  await expect(page.getByText('질문한 선생님이 고른 답변')).toBeVisible();
  await expect(page.getByText('해결됐어요', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: GROUP }).click();
  await page.getByRole('link', { name: /^해결됐어요 \d+$/ }).click();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: question }) });
  await expect(row.getByText('사진을 늘렸다 줄였다 하면서 재 보게 해요.')).toBeVisible();

  await page.getByRole('button', { name: '가입했어요' }).click();
  await page.getByRole('menuitem', { name: '모임에서 나가기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '모임에서 나가기' }).click();
  await expect(page.getByRole('button', { name: '가입하기' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a post is reported and folded; one who looks after the group removes it, and its author appeals [COM-1]', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const { complaints } = watchConsole(page);
  const words = `우리 반 아이의 시험지를 그대로 올려요 ${Date.now()}`;
  await signIn(page, 'rejected', '/kr/login?returnTo=/account/community');
  await page.getByRole('link', { name: GROUP }).click();
  await page.getByRole('link', { name: '글쓰기' }).click();
  await page.getByRole('textbox', { name: /^내용/ }).fill(words);
  await page.getByRole('button', { name: '글 올리기' }).click();
  await expect(page.getByText(words)).toBeVisible();
  const address = new URL(page.url()).pathname.replace(/^\/kr/, '');

  const reader = await another(browser, 'piano', address);
  await reader.getByRole('button', { name: /글 메뉴$/ }).click();
  await reader.getByRole('menuitem', { name: '신고하기' }).click();
  const report = reader.getByRole('dialog', { name: '운영팀에 신고할까요?' });
  await report.getByLabel(/신고하는 이유/).selectOption('PRIVACY');
  await report.getByRole('button', { name: '운영팀에 신고하기' }).click();
  await expect(reader.getByRole('button', { name: /^신고한 글이에요/ })).toBeVisible();
  await expect(reader.getByText(words)).toHaveCount(0);

  const moderator = await another(browser, 'math', address);
  await moderator.getByRole('button', { name: /글 메뉴$/ }).click();
  await moderator.getByRole('menuitem', { name: '모임에서 지우기' }).click();
  const removal = moderator.getByRole('dialog', { name: '모임에서 지울까요?' });
  await removal.getByRole('textbox', { name: /지우는 이유/ }).fill('학생의 시험지가 보여요.');
  await removal.getByRole('button', { name: '모임에서 지우기' }).click();
  await expect(moderator.getByText('지워진 글이에요')).toBeVisible();

  await page.reload();
  await expect(page.getByText('지운 이유: 학생의 시험지가 보여요.')).toBeVisible();
  await page.getByRole('button', { name: '이의 내기' }).click();
  const appeal = page.getByRole('dialog', { name: '지운 것에 이의를 낼까요?' });
  await appeal.getByRole('textbox', { name: /되살려야 하는 이유/ }).fill('제가 만든 예시예요.');
  await appeal.getByRole('button', { name: '이의 내기' }).click();
  await expect(page.getByText('운영팀이 이의를 확인하고 있어요.')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a teacher shares a pack with a licence; another one takes it in one press, gives thanks and leads it into a lesson [COM-1]', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const { complaints } = watchConsole(page);
  const pack = '기울기와 절편 한 번에';
  const title = `${pack} ${Date.now()}`;
  await signIn(page, 'math', '/kr/login?returnTo=/account/community');
  await page.getByRole('link', { name: GROUP }).click();
  await page.getByRole('link', { name: /^자료 \d+$/ }).click();
  await page.getByRole('link', { name: '자료 나누기' }).click();
  await page.getByLabel(/나눌 꾸러미/).selectOption({ label: pack });
  await page.getByRole('textbox', { name: /^제목/ }).fill(title);
  await page.getByRole('textbox', { name: /^내용/ }).fill('그래프를 처음 그리는 회차에 써 보세요.');
  await page.getByRole('button', { name: '자료 나누기' }).click();
  await expect(page.getByText('라이선스를 골라 주세요.').first()).toBeVisible();
  await page.getByRole('radio', { name: '출처를 밝히면 고쳐 써도 돼요', exact: true }).check();
  await page.getByRole('button', { name: '자료 나누기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const card = page.getByRole('region', { name: pack });
  await expect(card.getByText('(CC BY 4.0)')).toBeVisible();
  await expect(card.getByText('아직 가져간 선생님이 없어요')).toBeVisible();
  const address = new URL(page.url()).pathname.replace(/^\/kr/, '');

  const other = await another(browser, 'piano', address);
  const take = other.getByRole('button', { name: `${pack} 내 서재로 가져오기` });
  await take.click();
  await expect(other.getByText('1명이 가져갔어요')).toBeVisible();
  await other.getByRole('button', { name: '되돌리기' }).click();
  await take.click();
  await other.getByRole('button', { name: '고마워요' }).click();
  await expect(other.getByText('고마워요 1')).toBeVisible();
  await other.reload();
  await expect(other.getByRole('link', { name: '이미 서재에 있어요' })).toBeVisible();
  await other.getByRole('link', { name: `${pack} 수업에 넣기` }).click();
  await expect(other.getByRole('dialog', { name: '수업에 넣기' }).getByText(pack)).toBeVisible();
  await other.keyboard.press('Escape');

  // What was taken stays when the post goes.
  await page.getByRole('button', { name: /글 메뉴$/ }).click();
  await page.getByRole('menuitem', { name: '삭제하기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제하기' }).click();
  await expect(page.getByRole('link', { name: '자료 나누기' })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('article', { name: pack }).first()).toBeVisible();
  expect(complaints).toEqual([]);
});
