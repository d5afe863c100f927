import { expect, type Page } from '@playwright/test';
import { aPicture } from './a-picture.ts';

/** Goes to a step of the course editor. */
export const goToStep = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '강좌 작성 단계' }).getByRole('link', { name }).click();

/** Everything that a approval of a course asks for: a picture, four lessons, one package, one time of the week. */
export async function fillCourse(page: Page, { mode = '온라인', students = '1', lessons = '4' } = {}): Promise<void> {
  await page.getByRole('combobox', { name: /^과목/ }).selectOption({ label: '과학' });
  await page.getByRole('combobox', { name: /^주제/ }).selectOption({ index: 1 });
  await page.getByRole('combobox', { name: /^수준/ }).selectOption({ label: '초급' });
  await page.getByRole('combobox', { name: /^수업 언어/ }).selectOption({ label: '한국어' });
  await page.getByRole('combobox', { name: /^수업 방식/ }).selectOption({ label: mode });
  await page.getByRole('textbox', { name: /^1회 수업 시간/ }).fill('50');
  await page.getByRole('textbox', { name: /^최소 나이/ }).fill('8');
  await page.getByRole('textbox', { name: /^최대 나이/ }).fill('12');

  await goToStep(page, '소개');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await aPicture('실험실.png'));
  await page.getByRole('dialog', { name: '이미지 자르기' }).getByRole('button', { name: '적용' }).click();
  await expect(page.getByRole('button', { name: '이미지 바꾸기' })).toBeVisible();
  await page.getByRole('textbox', { name: /^소개 영상 링크/ }).fill('https://youtu.be/dQw4w9WgXcQ');
  await page
    .getByRole('textbox', { name: /^강좌 소개/ })
    .fill('집에 있는 재료로 하는 실험을 통해 과학의 원리를 스스로 찾아 가는 수업이에요. 매회 관찰 기록을 남겨요.');
  await page.getByRole('textbox', { name: /좋은 점 1/ }).fill('관찰한 것을 글로 쓸 수 있어요');

  await goToStep(page, '커리큘럼');
  await page.getByRole('button', { name: '목차 붙여 넣기' }).click();
  const paste = page.getByRole('dialog', { name: '목차로 회차 만들기' });
  await paste
    .getByRole('textbox', { name: '목차' })
    .fill('1. 공기의 무게\n2. 물의 힘\n3. 빛과 그림자\n4. 소리의 높낮이');
  await paste.getByRole('button', { name: '4회 넣기' }).click();
  await expect(page.getByRole('textbox', { name: '4회차 제목' })).toHaveValue('소리의 높낮이');

  await goToStep(page, '수강권');
  await page.getByRole('button', { name: '수강권 추가' }).click();
  const one = page.getByRole('group', { name: '수강권 1' });
  await one.getByRole('textbox', { name: /수강권 이름/ }).fill(`${lessons}회 수강권`);
  await one.getByRole('textbox', { name: /수업 횟수/ }).fill(lessons);
  await one.getByRole('textbox', { name: /학생 수/ }).fill(students);
  await one.getByRole('textbox', { name: /^수강료/ }).fill('800000');
  await expect(one.getByText(/수수료를 빼면 536,000đ 받아요/)).toBeVisible();

  await goToStep(page, '수업 시간');
  await page.getByRole('button', { name: '시간 추가' }).click();
  const slot = page.getByRole('group', { name: '1번째 시간' });
  await slot.getByRole('combobox', { name: /요일/ }).selectOption({ label: '토요일' });
  await slot.getByRole('textbox', { name: /시작 시각/ }).fill('10:00');
  await slot.getByRole('textbox', { name: /종료 시각/ }).fill('10:50');
}

/** Asks for approval, after the question of this name. */
export async function submitCourse(page: Page, question: string): Promise<void> {
  await page.getByRole('button', { name: '승인 요청', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: question }).or(page.getByRole('alertdialog', { name: question }));
  await dialog.getByRole('button', { name: '승인 요청' }).click();
  await expect(page.getByText('승인을 기다리고 있어요')).toBeVisible();
}
