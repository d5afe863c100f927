import { expect, type Page, test } from '@playwright/test';
import { callsOf, signIn, watchConsole } from '../support/teacher.ts';

test.use({ actionTimeout: 15_000 });

const ALL = '/kr/account/exchange-points/all';
const pointsIn = (text: string | null) => Number(/([\d,]+) xu/.exec(text ?? '')?.[1]?.replaceAll(',', ''));
const balanceOf = async (page: Page) =>
  pointsIn(
    await page.getByText('지금 가진 포인트', { exact: true }).locator('xpath=following-sibling::p').textContent(),
  );

/** Takes the gift that is open, and reads what it said before. */
async function take(page: Page): Promise<{ cost: number; stays: number }> {
  await page.getByRole('button', { name: /xu로 바꾸기$/ }).click();
  const asking = page.getByRole('dialog');
  const factOf = async (label: string) =>
    pointsIn(await asking.getByText(label, { exact: true }).locator('xpath=following-sibling::dd[1]').textContent());
  const [cost, stays] = [await factOf('쓰는 포인트'), await factOf('남는 포인트')];
  await asking.getByRole('button', { name: '바꾸기', exact: true }).click();
  await expect(page).toHaveURL(/\/my-gift\/[^/]+$/);
  return { cost, stays };
}

test('points are claimed and exchanged until they are too few [PTS-1]', async ({ page }) => {
  test.setTimeout(180_000);
  const { complaints } = watchConsole(page);
  await signIn(page, 'math', '/kr/login?returnTo=/account/exchange-points/all');
  await expect(page.getByRole('heading', { level: 1, name: '리워드 포인트' })).toBeVisible();
  const claimAll = page.getByRole('button', { name: /xu 모두 받기$/ });
  await expect(claimAll).toBeVisible();
  const before = await balanceOf(page);
  const claimable = pointsIn(await claimAll.textContent());

  // Earned: one press, once.
  await claimAll.click();
  await expect(claimAll).toHaveCount(0);
  await expect.poll(() => balanceOf(page)).toBe(before + claimable);
  await page.goto('/kr/account/exchange-points/accumulated-points?reason=MISSION');
  await expect(page.getByRole('list', { name: '적립 내역' }).getByRole('listitem').first()).toBeVisible();

  // Redeemed, one gift again and again, until they are too few.
  let left = before + claimable;
  const name = '한 달 학습비 나누기';
  await page.goto(`${ALL}?gifts=ready`);
  await page.getByRole('link', { name: `${name}, 바꾸기` }).click();
  await expect(page.getByRole('button', { name: /xu로 바꾸기$/ })).toBeVisible();
  const gift = page.url();
  const first = await take(page);
  expect(first.stays).toBe(left - first.cost);
  left = first.stays;
  while (left >= first.cost) {
    await page.goto(gift);
    left = (await take(page)).stays;
  }
  await page.goto(gift);
  await expect(page.getByText(/xu 더 모으면 돼요$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /xu로 바꾸기$/ })).toHaveCount(0);

  // Whoever asks all the same is refused in words of its own, and nothing is spent.
  const call = await callsOf(page);
  const refused = await call(`/tns/v1/gifts/${gift.split('/').at(-1)}/redeem`, {
    clientId: crypto.randomUUID(),
  }).catch((error: unknown) => String(error));
  expect(refused).toContain('POINTS_NOT_ENOUGH');
  await page.goto(ALL);
  await expect.poll(() => balanceOf(page)).toBe(left);

  // Given back: the points return.
  await page.goto('/kr/account/exchange-points/my-gift');
  await page.getByRole('list', { name: '받을 것과 쓸 것' }).getByRole('link').first().click();
  await page.getByRole('button', { name: '취소하고 포인트 돌려받기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '취소하기' }).click();
  await expect(page.getByText('취소했고, 쓴 포인트는 돌려드렸어요.')).toBeVisible();
  await page.goto(ALL);
  await expect.poll(() => balanceOf(page)).toBe(left + first.cost);
  expect(complaints).toEqual([]);
});
