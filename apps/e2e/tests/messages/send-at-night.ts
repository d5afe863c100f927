import { expect, type Locator, type Page } from '@playwright/test';

/** She is asked where whoever reads it sleeps at this hour; then, or at once by day, `waiting` is empty. */
export async function sendAtNight(page: Page, waiting: Locator): Promise<void> {
  const asked = page.getByRole('alertdialog', { name: '지금 보낼까요?' });
  await expect(async () => {
    if (await asked.isVisible()) await asked.getByRole('button', { name: '지금 보내기' }).click({ timeout: 2_000 });
    await expect(waiting).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
}
