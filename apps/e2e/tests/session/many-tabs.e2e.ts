import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../support/teacher.ts';

// Goal G2: a hundred real tabs of one browser, twenty rounds: MANY_TABS=100 MANY_TABS_ROUNDS=20. Every run of the tests takes 16.
const TABS = Number(process.env['MANY_TABS'] ?? 16);
const ROUNDS = Number(process.env['MANY_TABS_ROUNDS'] ?? 1);

/** The portal's own code decides when to renew; a request that it makes is enough to ask it. */
const reload = (tab: Page) => tab.goto('/kr/account/settings/profile', { waitUntil: 'commit' });

test(`${TABS} tabs whose token ended rotate it once and all stay signed in [SES-2, SES-3]`, async ({
  page,
  context,
}) => {
  test.setTimeout(600_000);
  await signIn(page, 'rejected');
  const origin = new URL(page.url()).origin;
  const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()));
  // By what was sent: the body of an answer is lost when its tab has gone on to another page.
  const exchanged: string[] = [];
  let refusals = 0;
  context.on('response', (response) => {
    if (!response.url().endsWith('/oidc/token')) return;
    if (response.ok())
      exchanged.push(new URLSearchParams(response.request().postData() ?? '').get('refresh_token') ?? '');
    else refusals += 1;
  });

  for (let round = 1; round <= ROUNDS; round += 1) {
    await context.addCookies([{ name: 'access_token', value: `ended-${round}`, url: origin, sameSite: 'Strict' }]);
    await Promise.all(tabs.map(reload));
    for (const tab of tabs) {
      await expect(tab.getByRole('button', { name: /님 메뉴$/ })).toBeVisible({ timeout: 180_000 });
      expect(tab.url()).not.toContain('/login');
    }
    expect(new Set(exchanged).size).toBe(round);
  }
  expect(refusals).toBe(0);
});
