import { expect, test } from '@playwright/test';
import { signIn, watchConsole } from './support/teacher.ts';

test.use({ actionTimeout: 15_000 });

const REPLY = '솔직하게 알려 주셔서 고마워요. 다음 주부터 천천히 나갈게요.';

test('a review is answered, hidden, reported and decided [REV-1]', async ({ page, browser }) => {
  test.setTimeout(180_000);
  const { complaints } = watchConsole(page);
  await signIn(page, 'math', '/kr/login?returnTo=/account/reviews');
  await expect(page.getByRole('heading', { level: 1, name: '수강 후기' })).toBeVisible();
  await expect(page.getByText('/ 5', { exact: true })).toBeVisible();

  // The one with three stars among those that wait.
  await page.getByLabel('별점', { exact: true }).selectOption('3');
  await expect(page).toHaveURL(/stars=3/);
  const waiting = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: '처리함으로' }) });
  await expect(waiting).toHaveCount(1);
  const name = (await waiting.getByRole('heading', { level: 3 }).textContent()) ?? '';
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name }) })
    .first();
  await row.getByRole('button', { name: '답글 쓰기' }).click();
  await row.getByRole('textbox', { name: /^답글/ }).fill(`${REPLY} 궁금하면 010-2841-2274로 물어봐 주세요.`);
  await expect(row.getByText('전화번호가 들어 있어요')).toBeVisible();
  await row.getByRole('button', { name: '연락처 빼기' }).click();
  await row.getByRole('button', { name: '답글 올리기' }).click();
  await expect(page.getByText('답글을 올렸어요').first()).toBeVisible();

  await page.getByText(/^모두 \d+$/).click();
  const answered = page.getByRole('listitem').filter({ hasText: `${REPLY} 궁금하면 (연락처 비움)으로 물어봐 주세요.` });
  const menu = answered.getByRole('button', { name: `${name} 후기 메뉴` });
  await menu.click();
  await page.getByRole('menuitem', { name: '후기 숨기기' }).click();
  const hiding = page.getByRole('dialog', { name: '이 후기를 숨길까요?' });
  await expect(
    hiding.getByRole('region', { name: '선생님 페이지가 이렇게 바뀌어요' }).getByText('후기', { exact: true }),
  ).toBeVisible();
  await hiding.getByRole('textbox', { name: /숨기는 이유/ }).fill('다른 학생 이름이 나와요');
  await hiding.getByRole('button', { name: '후기 숨기기' }).click();
  await expect(answered.getByText('숨긴 이유: 다른 학생 이름이 나와요')).toBeVisible();
  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect(answered.getByText(/^숨긴 이유/)).toHaveCount(0);

  await menu.click();
  await page.getByRole('menuitem', { name: '운영팀에 알리기' }).click();
  const reporting = page.getByRole('dialog', { name: '운영팀에 알릴까요?' });
  await reporting.getByRole('textbox', { name: /알리는 이유/ }).fill('다른 수업에 대한 후기예요.');
  await expect(reporting.getByRole('option')).not.toHaveCount(1);
  await reporting.getByLabel('근거가 되는 수업').selectOption({ index: 1 });
  await reporting.getByRole('button', { name: '운영팀에 알리기' }).click();
  await expect(answered.getByText('운영팀이 확인하고 있어요')).toBeVisible();
  await expect(answered.getByRole('link', { name: /수업 기록 보기$/ })).toBeVisible();

  const desk = await (await browser.newContext({ locale: 'ko-KR', timezoneId: 'Asia/Seoul' })).newPage();
  await signIn(desk, 'ops-help');
  await desk.goto('/kr/ops/reviews');
  await desk.getByRole('listitem').filter({ hasText: '별 3개' }).getByRole('link').first().click();
  await expect(desk.getByText('다른 수업에 대한 후기예요.')).toBeVisible();
  await expect(desk.getByText(/진행한 수업$|진행하지 않은 수업$/)).toBeVisible();
  await desk.getByRole('button', { name: '심사 맡기' }).click();
  const decision = desk.getByRole('region', { name: '결정' });
  await decision.getByText('후기 지우기', { exact: true }).first().click();
  await decision.getByRole('textbox', { name: /^이유/ }).fill('다른 수업 이야기예요');
  await decision.getByRole('button', { name: '후기 지우기' }).click();
  await expect(desk.getByText(/후기를 지웠어요/).first()).toBeVisible();

  // The answer arrives without a reload: of the review only its stub is left, and where one looks for it.
  await expect(answered).toHaveCount(0);
  await page.getByLabel('답글과 숨김').selectOption('removed');
  await expect(page.getByText('운영팀이 지웠어요').first()).toBeVisible();
  await expect(page.getByText('다른 수업 이야기예요').first()).toBeVisible();
  expect(complaints).toEqual([]);
});
