import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { commonHeaders } from '@portal/auth/common-headers';
import { MESSAGE_APP } from '@portal/domain/notifications/notifications.contract';
import { paths } from '@portal/domain/site/paths';
import { SITE_PREFIX } from '@portal/domain/tenant/tenant';
import { watchFirstRequests } from '@portal/test-runner/first-requests';
import { signIn } from './support/teacher.ts';

/** Steps of the way in, a guest's room, pages of the operators, and what only leads to another address. */
const NOT_HERS = /^\/(login|oauth2|live|ops)\b|:part|my-courses\/:(classId|courseId)$/;

const patterns = [...new Set(Object.values(paths).map(({ pattern }) => pattern))].filter(
  (pattern) => !NOT_HERS.test(pattern),
);

/** The frame asks who is signed in. */
const OF_EVERY_PAGE = '/mid/v1/users/profile';

/** What the document has asked for and nobody has taken yet. */
type EarlyWindow = Window & { portalEarly?: { answers?: { url: string }[] } };

/** What stands in the place of `:classId` and its like. */
async function idsOf(page: Page): Promise<Record<string, string>> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'access_token')?.value;
  const headers = {
    ...commonHeaders('KR', '6f1b9f0e-3c0c-4a83-9c42-0f6d7f1f5f11'),
    authorization: `Bearer ${decodeURIComponent(token ?? '')}`,
    'x-msg-app': MESSAGE_APP,
  };
  const first = async (path: string) => {
    const answer = (await (await page.request.get(path, { headers })).json()) as {
      items?: { id: string }[];
      data?: { items: { id: string }[] };
    };
    return (answer.data?.items ?? answer.items)?.[0]?.id ?? 'none';
  };
  const classId = await first('/tns/v1/my-classes');
  return {
    tab: 'all',
    classId,
    lessonId: await first(`/tns/v1/my-classes/${classId}/lessons`),
    courseId: await first('/tns/v1/my-courses'),
    id: await first('/messaging/notifications/load-more'),
  };
}

test('no page asks for anything twice, nor for one thing after the other three times in a row, when it is entered', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await signIn(page, 'math');
  const ids = await idsOf(page);
  const session = await page.context().storageState();
  const faults: string[] = [];
  const left = patterns.values();
  const enterTheRest = async () => {
    // One browser for all of them: who comes again has the scripts of the portal already.
    const context = await page.context().browser()!.newContext({ storageState: session });
    for (const pattern of left) {
      const path = pattern.replaceAll(/:(\w+)/g, (_all, name: string) => ids[name] ?? 'none');
      let found = await enter(context, path);
      // News make a page ask again, and a busy machine begins late what waits for nothing: a fault is there every time.
      for (let again = 0; found.length > 0 && again < 3; again += 1) found = await enter(context, path);
      faults.push(...found);
    }
    await context.close();
  };
  // A visit is waiting for the most part; more of them at once would keep the other journeys waiting.
  await Promise.all([enterTheRest(), enterTheRest()]);
  expect(faults).toEqual([]);
});

/** Enters a page by its address, as after a click in a letter, and tells what it asked for in vain. */
async function enter(context: BrowserContext, path: string): Promise<string[]> {
  const faults: string[] = [];
  const visit = await context.newPage();
  const { quiet, asked, repeated, chain } = await watchFirstRequests(visit);
  await visit.goto(SITE_PREFIX + path);
  await expect(visit.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await quiet();
  if (!asked().some((name) => name.startsWith(OF_EVERY_PAGE))) faults.push(`${path} was not seen asking for anything`);
  const again = repeated();
  if (again.length) faults.push(`${path} asks again for ${again.join(', ')}`);
  if (chain().length > 2) faults.push(`${path} waits for ${chain().join(' → ')}`);
  const unused = await visit.evaluate(() => (window as EarlyWindow).portalEarly?.answers?.map(({ url }) => url) ?? []);
  if (unused.length) faults.push(`${path} has early answers that nobody takes: ${unused.join(', ')}`);
  await visit.close();
  return faults;
}
