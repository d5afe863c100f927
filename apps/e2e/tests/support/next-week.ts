import { expect, type Page } from '@playwright/test';
import { signIn } from './teacher.ts';

/** The calendar of a demo teacher in the week that lies wholly in the future, whatever day it is; all of it is drawn. */
export async function openNextWeek(page: Page, username: string): Promise<void> {
  const firstAnswer = page.waitForResponse(/\/tns\/v1\/calendar\?/);
  await signIn(page, username, '/kr/login?returnTo=/account/calendar');
  await firstAnswer;
  const drawn = () => expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await drawn();
  const week = page.getByRole('heading', { level: 2, name: /부터/ });
  const thisWeek = await week.innerText();
  await page.getByRole('button', { name: '다음 주' }).click();
  // There may be no answer to wait for: on a Sunday it has been read before. A form that is opened earlier would be for the
  // week that is still shown.
  await expect(week).not.toHaveText(thisWeek);
  await drawn();
}
