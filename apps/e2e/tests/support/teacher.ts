import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { commonHeaders } from '@portal/auth/common-headers';

export const PASSWORD = 'demo1234!';

/** Fills the form that is on the page (popup or login page) and sends it. */
export async function fillSignIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('계정', { exact: true }).fill(username);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.getByRole('button', { name: '로그인', exact: true }).last().click();
}

/** Signs a demo teacher in through the login page and waits for her menu. */
export async function signIn(page: Page, username: string, goTo = '/kr/login'): Promise<void> {
  await page.goto(goTo);
  await fillSignIn(page, username);
  await expect(page.getByRole('button', { name: /님 메뉴$/ })).toBeVisible();
}

/** Fails the test on anything the browser complains about: errors, CSP violations, refused requests. */
export function watchConsole(page: Page): { complaints: string[] } {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  return { complaints };
}

/** Calls as the teacher who is signed in on a page, for what its screens have journeys of their own. */
export async function callsOf(page: Page) {
  const token = (await page.context().cookies()).find(({ name }) => name === 'access_token')?.value;
  const headers = {
    ...commonHeaders('KR', randomUUID()),
    authorization: `Bearer ${decodeURIComponent(token ?? '')}`,
  };
  return async <T>(path: string, body?: object): Promise<T> => {
    const answer = await page.request.fetch(path, {
      method: body ? 'POST' : 'GET',
      headers,
      ...(body && { data: body }),
    });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return ((await answer.json()) as { data: T }).data;
  };
}
