import { expect, test } from '@playwright/test';
import { millisecondsInDay } from 'date-fns/constants';
import nodeIcal from 'node-ical';
import { signIn, watchConsole } from './support/teacher.ts';

const CONNECTIONS = '/kr/login?returnTo=/account/calendar/connections';

test('a teacher takes her schedule to another app, and takes the address back', async ({ page, request }) => {
  const { complaints } = watchConsole(page);
  await signIn(page, 'korean', CONNECTIONS);
  const panel = page.getByRole('region', { name: '다른 앱에서 내 일정 보기' });
  await panel.getByRole('button', { name: '주소 만들기' }).click();
  const address = panel.getByRole('textbox', { name: '캘린더 주소' });
  await expect(address).toBeFocused();
  const url = await address.inputValue();

  // Another app has no session and reads with a parser that has nothing to do with ours.
  const feed = await request.get(url);
  expect(feed.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const lessons = Object.values(nodeIcal.sync.parseICS(await feed.text())).filter((entry) => entry?.type === 'VEVENT');
  expect(lessons.length).toBeGreaterThan(3);
  for (const lesson of lessons) expect(lesson).toMatchObject({ uid: expect.stringMatching(/^lesson-/) });

  await page.reload();
  await panel.getByRole('button', { name: '수업만 주소 없애기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '주소 없애기' }).click();
  await expect(panel.getByText('만든 주소가 없어요.')).toBeVisible();
  expect((await request.get(url)).status()).toBe(410);
  expect(complaints).toEqual([]);
});

test('a file becomes entries of the calendar, and goes again as a whole', async ({ page }) => {
  await signIn(page, 'korean', CONNECTIONS);
  const tomorrow = new Date(Date.now() + millisecondsInDay).toISOString().slice(0, 10).replaceAll('-', '');
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', 'UID:e2e', `DTSTART:${tomorrow}T050000Z`];
  await page.getByLabel('ICS 파일').setInputFiles({
    name: '가족.ics',
    mimeType: 'text/calendar',
    buffer: Buffer.from([...lines, 'DURATION:PT1H', 'SUMMARY:가족 모임', 'END:VEVENT', 'END:VCALENDAR'].join('\r\n')),
  });
  const panel = page.getByRole('region', { name: '파일에서 가져오기' });
  await expect(panel.getByText('일정 1개를 가져왔어요')).toBeVisible();
  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect(page.getByRole('button', { name: '되돌리기' })).toHaveCount(0);
  const day = `${tomorrow.slice(0, 4)}-${tomorrow.slice(4, 6)}-${tomorrow.slice(6)}`;
  const answered = page.waitForResponse(/\/tns\/v1\/calendar\?/);
  await page.goto(`/kr/account/calendar?view=agenda&date=${day}`);
  const { data } = (await (await answered).json()) as { data: { events: { title: string }[] } };
  expect(data.events.map(({ title }) => title)).not.toContain('가족 모임');
  await expect(page.getByText('가족 모임')).toHaveCount(0);
});

test('an address inside of our own network is refused with a sentence, and nothing typed is lost', async ({ page }) => {
  await signIn(page, 'korean', CONNECTIONS);
  const panel = page.getByRole('region', { name: '다른 캘린더 연결' });
  await panel.getByRole('textbox', { name: /^이름/ }).fill('가족');
  await panel.getByRole('textbox', { name: /^캘린더 주소/ }).fill('https://169.254.169.254/latest/meta-data');
  await panel.getByRole('button', { name: '연결하기' }).click();
  await expect(panel.getByRole('alert')).toContainText('공개된 https 주소인지 확인해 주세요');
  await expect(panel.getByRole('textbox', { name: /^이름/ })).toHaveValue('가족');
});
