import { expect, test } from '@playwright/test';
import { openDesk, pickUp } from './support/operator.ts';
import { fillApplication, sendApplication } from './support/registration.ts';
import { watchConsole } from './support/teacher.ts';

test.use({ actionTimeout: 15_000 });

const NAME = '새로 지원한 사람';
const EMAIL = 'new.applicant@example.com';

test('a visitor applies with a file, corrects what was remarked and passes; every answer is mailed [REG-1] [REG-2]', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const { complaints } = watchConsole(page);
  await page.goto('/kr/');
  await fillApplication(page, { name: NAME, email: EMAIL, phone: '0987654321', subject: '수학' });

  // What is written is here after a reload, files included.
  await page.reload();
  const form = page.getByRole('dialog', { name: '선생님으로 등록하기' });
  await expect(form.getByRole('textbox', { name: /^이름/ })).toHaveValue(NAME);
  await expect(form.getByRole('link', { name: '이력서.txt 내려받기' })).toBeVisible();
  await sendApplication(page);

  const desk = await openDesk(browser);
  await pickUp(desk, 'applications', NAME);
  await expect(desk.getByRole('link', { name: /이력서\.txt/ })).toBeVisible();
  const decision = desk.getByRole('region', { name: '결정' });
  await decision.getByText('보완 요청', { exact: true }).click();
  await decision.getByRole('textbox', { name: /^이유/ }).fill('한 가지만 보완해 주세요.');
  await desk.getByRole('button', { name: '가르친 경력에 의견 달기' }).click();
  await decision.getByRole('textbox', { name: '가르친 경력 의견' }).fill('가르친 학년을 적어 주세요.');
  await decision.getByRole('button', { name: '보완 요청하기' }).click();
  await expect(desk.getByText('보완을 요청했어요').first()).toBeVisible();

  await page.getByRole('textbox', { name: /^휴대폰 번호나 이메일/ }).fill(EMAIL);
  await page.getByRole('button', { name: '상태 보기' }).click();
  await expect(page.getByText('가르친 학년을 적어 주세요.')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(1);
  await page.getByRole('textbox', { name: /^가르친 경력/ }).fill('초등 4–6학년 수학 3년');
  await page.getByRole('button', { name: '고쳐서 다시 내기' }).click();
  await expect(page.getByText('서류를 검토하고 있어요').first()).toBeVisible();

  await pickUp(desk, 'applications', NAME);
  await decision.getByText('합격', { exact: true }).click();
  await decision.getByRole('button', { name: '합격으로 정하기' }).click();
  await expect(desk.getByText('합격으로 정했어요').first()).toBeVisible();
  await desk.context().close();

  await expect(async () => {
    await page.goto('/demo/mailbox');
    const mails = page.getByRole('row').filter({ hasText: EMAIL });
    for (const subject of ['신청을 받았어요', '지원서를 보완해 주세요', '서류 심사에 합격했어요'])
      await expect(mails.filter({ hasText: subject })).toHaveCount(1);
  }).toPass({ timeout: 30_000 });
  expect(complaints).toEqual([]);
});
