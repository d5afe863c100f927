import { expect, type Locator, type Page } from '@playwright/test';
import { signIn } from '../support/teacher.ts';

const GUARDIAN = '보호자 B03';

/**
 * A teacher in the talk that she has with one guardian alone, and the way of that guardian to it. `also` is what her browser may do
 * besides: whoever is granted something is granted nothing else.
 */
export async function openTalkOfTwo(
  page: Page,
  also: readonly string[] = [],
): Promise<{ readonly talk: Locator; readonly familyLink: string }> {
  await signIn(page, 'math', '/kr/login?returnTo=/account/my-courses/cls-math-c/students');
  const row = page.getByRole('listitem', { name: GUARDIAN });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write', ...also]);
  await row.getByRole('button', { name: '링크 복사' }).click();
  await expect(row.getByRole('button', { name: '복사했어요' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await page.getByRole('link', { name: /^채팅, / }).click();
  await page.getByRole('button', { name: '새 대화' }).click();
  const asked = page.getByRole('dialog', { name: '누구와 이야기할까요?' });
  await asked.getByRole('searchbox').fill(GUARDIAN);
  await asked.getByRole('link', { name: new RegExp(GUARDIAN) }).click();
  return { talk: page.getByRole('region', { name: '고른 대화' }), familyLink: `${link}?talk=teacher` };
}
