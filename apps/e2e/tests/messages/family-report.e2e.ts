import { expect, test } from '@playwright/test';
import { signIn, watchConsole } from '../support/teacher.ts';
import { openTalkOfTwo } from './talk-of-two.ts';

test.use({ actionTimeout: 15_000 });

test('a family writes at its link on the phone, reports what it was answered, and reads with the teacher what the team decided [CHT-1]', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const { complaints } = watchConsole(page);
  const { talk, familyLink } = await openTalkOfTwo(page);

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const family = await phone.newPage();
  const ofFamily = watchConsole(family);
  await family.goto(familyLink);
  const sheet = family.getByRole('dialog');
  const question = `숙제가 너무 많은 것 같아요 ${Date.now()}`;
  await sheet.getByRole('textbox').fill(question);
  await sheet.getByRole('button', { name: /^(보내기|Gửi)$/ }).click();
  await expect(talk.getByText(question, { exact: true })).toBeVisible();
  const words = `그것도 못 하면 그만두세요 ${Date.now()}`;
  await talk.getByRole('textbox', { name: '메시지 입력' }).fill(words);
  await talk.getByRole('button', { name: '보내기', exact: true }).click();
  // No socket speaks to families: the talk asks now and then.
  await expect(sheet.getByText(words, { exact: true })).toBeVisible({ timeout: 30_000 });

  const message = sheet.locator('[data-seq]').filter({ hasText: words });
  await message.getByRole('button', { name: /메시지 메뉴$|^Tùy chọn tin nhắn/ }).tap();
  // By a finger where it stands: what lies over it would take the press.
  const entry = (await family.getByRole('menuitem', { name: /^(신고하기|Báo cáo)$/ }).boundingBox())!;
  await family.touchscreen.tap(entry.x + entry.width / 2, entry.y + entry.height / 2);
  const report = family.getByRole('dialog', { name: /^(이 메시지를 신고할까요\?|Báo cáo tin nhắn này\?)$/ });
  await report.getByRole('combobox').selectOption('RUDE');
  await report.getByRole('textbox').fill('아이도 같이 읽었어요.');
  await report.getByRole('button', { name: /^(운영팀에 신고하기|Báo cáo với ban quản lý)$/ }).click();
  await expect(report).toHaveCount(0);
  await expect(sheet.getByText(/운영팀이 확인하고 있어요|Ban quản lý đang kiểm tra/)).toBeVisible();

  const desk = await (await browser.newContext({ locale: 'ko-KR', timezoneId: 'Asia/Seoul' })).newPage();
  await signIn(desk, 'ops-help');
  await desk.goto('/kr/ops/chats');
  const row = desk.getByRole('listitem').filter({ hasText: words });
  await expect(row.getByText('욕설이나 괴롭힘 · 가족의 신고')).toBeVisible();
  await row.getByRole('link').click();
  await expect(desk.getByText(/보호자 B03 \(가족\)/)).toBeVisible();
  await expect(desk.getByText(/아이도 같이 읽었어요/)).toBeVisible();
  await desk.getByRole('button', { name: '심사 맡기' }).click();
  const decision = desk.getByRole('region', { name: '결정' });
  await decision.getByText('메시지 지우기', { exact: true }).first().click();
  await decision.getByRole('textbox', { name: /^이유/ }).fill('가족을 낮추어 말했어요');
  await decision.getByRole('button', { name: '메시지 지우기' }).click();
  await expect(desk.getByText('메시지를 지웠어요').first()).toBeVisible();

  // The teacher reads it without a reload, with the reason and whom to call.
  await expect(talk.getByText(words)).toHaveCount(0);
  await expect(talk.getByText('운영팀이 지운 메시지예요').last()).toBeVisible();
  await expect(talk.getByText(/이유: 가족을 낮추어 말했어요 이의가 있으면 고객센터/)).toBeVisible();

  // Nor does the family load anything anew: its talk asks now and then.
  await expect(sheet.getByText(/운영팀이 지운 메시지예요|Ban quản lý đã xóa tin nhắn này/).last()).toBeVisible({
    timeout: 30_000,
  });
  await expect(sheet.getByRole('textbox')).toBeInViewport({ ratio: 1 });
  await expect(
    sheet.getByText(/(메시지를 지웠어요|Đã xóa tin nhắn) · (이유|Lý do): 가족을 낮추어 말했어요/),
  ).toBeVisible();
  expect([...complaints, ...ofFamily.complaints]).toEqual([]);
});
