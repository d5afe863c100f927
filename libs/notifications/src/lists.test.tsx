import { act, screen, waitFor, within } from '@testing-library/react';
import { notificationSettingsContract } from '@portal/domain/notifications/notification-settings.contract';
import { fake } from '@portal/testing/contract-fakes';
import {
  aNotification,
  someNotifications,
  someNotificationSettings,
} from '@portal/testing/notifications/notification-builders';
import { renderSection } from '@portal/testing-react/render-section';
import {
  bell,
  chooseRare,
  filter,
  group,
  item,
  items,
  loadSection,
  menuEntry,
  menuOf,
  popover,
  titles,
} from './notifications.screen.ts';
import { notificationsSection } from './section.ts';
import { keepingServer } from './server.fixture.ts';

const page = '/notification?type=notification';

beforeAll(loadSection, 30_000);

const three = () => someNotifications(3, (n) => ({ id: `n${n}`, title: ['가', '나', '다'][n] ?? '', isRead: n === 2 }));

function open(all = three(), path = page) {
  const server = keepingServer(all);
  const settings = fake(notificationSettingsContract.getNotificationSettings, someNotificationSettings());
  return { server, ...renderSection(notificationsSection, { path, handlers: [...server.handlers, settings] }) };
}
const shown = async (...expected: string[]) => waitFor(() => expect(titles()).toEqual(expected));

describe('what the page shows [RTE-2]', () => {
  it('is chosen by filter and category, and kept in the address', async () => {
    const { user, currentPath } = open([
      aNotification({ id: 'a', title: '가', category: 'TRANS' }),
      aNotification({ id: 'b', title: '나', category: 'CS', isRead: true }),
      aNotification({ id: 'c', title: '다', category: 'CS' }),
    ]);
    await shown('가', '나', '다');
    await user.click(await filter('안 읽음'));
    await shown('가', '다');
    expect(currentPath()).toBe('/notification?type=notification&filter=unread');
    await chooseRare(user, '고객 지원');
    expect(await screen.findByText('고객 지원 알림만')).toBeVisible();
    await shown('다');
    expect(currentPath()).toBe('/notification?type=notification&filter=unread&category=CS');
    await user.click(await filter('전체'));
    await shown('나', '다');
    expect(currentPath()).toBe('/notification?type=notification&category=CS');
  });

  it('follows the address it was entered by, and ignores what that cannot mean', async () => {
    const { server } = open(three(), `${page}&filter=archived&category=NOTHING`);
    expect(await screen.findByText('보관한 알림이 없어요')).toBeVisible();
    expect(screen.getByText('보관')).toBeVisible();
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    expect(server.calls.filter((call) => call.startsWith('list'))).toEqual(['list archived any top 10']);
    // Nothing of what is new was shown.
    expect(server.calls.filter((call) => call.startsWith('seen'))).toEqual([]);
  });

  it.each([
    ['filter=unread', '안 읽은 알림이 없어요'],
    ['filter=archived', '보관한 알림이 없어요'],
    ['filter=snoozed', '나중에 볼 알림이 없어요'],
    ['category=CS', '이 종류의 알림이 없어요'],
  ])('says that there is nothing of %s, and leads back to all', async (query, words) => {
    const { user } = open([aNotification({ title: '가', isRead: true, category: 'TRANS' })], `${page}&${query}`);
    expect(await screen.findByText(words)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '필터 초기화' }));
    await shown('가');
  });
});

describe('reading all', () => {
  it('happens at once, up to the newest one known, and is said', async () => {
    const { user, server } = open();
    await shown('가', '나', '다');
    await user.click(screen.getByRole('button', { name: '모두 읽음으로 표시' }));
    await waitFor(() => expect(screen.queryByRole('img', { name: '안 읽음' })).not.toBeInTheDocument());
    expect(server.calls).toContain('read up to n0');
    expect(await screen.findByText('읽음으로 표시했어요')).toBeInTheDocument();
  });

  it('is taken back, with a word, when the server refuses', async () => {
    const { user, server } = open();
    await shown('가', '나', '다');
    server.state.isRefusing = true;
    await user.click(screen.getByRole('button', { name: '모두 읽음으로 표시' }));
    expect(await screen.findByText('바꾸지 못했어요')).toBeVisible();
    expect(screen.getAllByRole('img', { name: '안 읽음' })).toHaveLength(2);
  });

  it('leaves the list of unread ones as it is until it is opened again', async () => {
    const { user } = open(three(), `${page}&filter=unread`);
    await shown('가', '나');
    await user.click(screen.getByRole('button', { name: '모두 읽음으로 표시' }));
    await waitFor(() => expect(screen.queryByRole('img', { name: '안 읽음' })).not.toBeInTheDocument());
    await shown('가', '나');
    await user.click(await filter('전체'));
    await shown('가', '나', '다');
    await user.click(await filter('안 읽음'));
    expect(await screen.findByText('안 읽은 알림이 없어요')).toBeVisible();
  });
});

describe('the menu of a notification', () => {
  it('is reached and used by keyboard: archived, taken back, the focus never lost', async () => {
    const { user, server } = open();
    await shown('가', '나', '다');
    (await menuOf('가')).focus();
    await user.keyboard('{Enter}');
    await menuEntry('보관하기');
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await user.keyboard('{ArrowDown}{Enter}');
    await shown('나', '다');
    await waitFor(() => expect(items()[0]).toHaveFocus());
    expect(server.calls).toContain('archive n0 true');
    await user.click(screen.getByRole('button', { name: '되돌리기' }));
    await shown('가', '나', '다');
    expect(server.calls).toContain('archive n0 false');
  });

  it('marks one read without following it', async () => {
    const { user, server, currentPath } = open();
    await shown('가', '나', '다');
    await user.click(await menuOf('가'));
    await user.click(await menuEntry('읽음으로 표시'));
    await waitFor(() => expect(server.calls).toContain('read n0'));
    expect(currentPath()).toBe(page);
  });

  it.each([
    ['나중에: 1시간 뒤', '2026-11-18T02:42:00.000Z'],
    ['나중에: 오늘 저녁 20:00', '2026-11-18T11:00:00.000Z'],
    ['나중에: 내일 아침 08:00', '2026-11-18T23:00:00.000Z'],
    ['나중에: 다음 주 월요일 08:00', '2026-11-22T23:00:00.000Z'],
  ])('puts one off (%s), from where it can be fetched back', async (entry, until) => {
    const { user, server } = open();
    await shown('가', '나', '다');
    await user.click(await menuOf('나'));
    await user.click(await menuEntry(entry));
    await shown('가', '다');
    expect(server.calls).toContain(`snooze n1 ${until}`);
    await chooseRare(user, '나중에');
    await shown('나');
    await user.click(await menuOf('나'));
    await user.click(await menuEntry('지금 다시 받기'));
    expect(await screen.findByText('나중에 볼 알림이 없어요')).toBeVisible();
  });

  it('says why a change did not work, and shows the notification again', async () => {
    const { user, server } = open();
    await shown('가', '나', '다');
    server.state.isRefusing = true;
    await user.click(await menuOf('나'));
    await user.click(await menuEntry('보관하기'));
    expect(await screen.findByText('바꾸지 못했어요')).toBeVisible();
    await shown('가', '나', '다');
  });

  it('answers why it came, with the switches of its category right there [NTF-9]', async () => {
    const { user } = open([
      aNotification({ id: 'a', title: '가', kind: 'SUBMISSION_RECEIVED', category: 'TRANS' }),
      aNotification({ id: 'b', title: '나', kind: 'SOMETHING_NEW', category: 'WARN' }),
      aNotification({ id: 'c', title: '다', kind: null, category: null }),
    ]);
    await shown('가', '나', '다');
    const why = async (title: string) => {
      await user.click(await menuOf(title));
      await user.click(await menuEntry('이 알림이 온 이유'));
      return within(await screen.findByRole('dialog', { name: '이 알림이 온 이유' }));
    };
    const close = async () => {
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    };
    const known = await why('가');
    expect(known.getByText('내 수업의 학생이 과제를 내서 보냈어요.')).toBeVisible();
    expect(await known.findByRole('switch', { name: '이메일' })).toBeChecked();
    expect(known.getAllByRole('switch')).toHaveLength(3);
    await close();
    await waitFor(async () => expect(await menuOf('가')).toHaveFocus());
    const unknown = await why('나');
    expect(unknown.getByText(/알림 종류: 주의/)).toBeVisible();
    expect(await unknown.findByRole('switch', { name: '앱 안' })).toBeDisabled();
    await close();
    expect((await why('다')).queryByRole('switch')).not.toBeInTheDocument();
  });
});

describe('several that tell of one thing', () => {
  const submissions = (count: number) =>
    someNotifications(count, (n) => ({
      title: `제출 ${n}`,
      groupKey: 'class-1',
      publishedAt: `2026-11-18T0${9 - (n % 9)}:00:00+09:00`,
    }));

  it('stand as one row, which opens in place with their marks and times', async () => {
    const { user } = open(submissions(4));
    const row = await group(/과제 제출 4건$/);
    expect(row).toHaveAttribute('aria-expanded', 'false');
    expect(row).toHaveAccessibleName(/^안 읽음 4개/);
    await user.click(row);
    expect(row).toHaveAttribute('aria-expanded', 'true');
    const second = await item(/제출 1/);
    expect(second.querySelector('strong')).toHaveTextContent('학생 A12');
    expect(second).toHaveAccessibleName(/2시간 전/);
  });

  it('keep their row while one of them is read under the finger', async () => {
    const { user } = open(submissions(3));
    await user.click(await group(/과제 제출 3건$/));
    await user.click(await menuOf('제출 1'));
    await user.click(await menuEntry('읽음으로 표시'));
    expect(await group(/^안 읽음 2개.*과제 제출 3건$/)).toHaveAttribute('aria-expanded', 'true');
  });

  it('never claim a number that the next page could change', async () => {
    const { user } = open([...submissions(9), ...submissions(4).map((one, n) => ({ ...one, id: `more-${n}` }))]);
    expect(await group(/과제 제출 10건 이상$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '더 보기' }));
    expect(await group(/과제 제출 13건$/)).toBeVisible();
  });

  it('are reached by the arrow keys like the others', async () => {
    const { user } = open([aNotification({ id: 'a', title: '가' }), ...submissions(2)]);
    const row = await group(/과제 제출 2건$/);
    (await item(/가/)).focus();
    await user.keyboard('{ArrowDown}');
    expect(row).toHaveFocus();
  });
});

describe('while nobody announces what is new [NTF-10]', () => {
  const POLL_MS = 60_000;
  const later = globalThis.setTimeout;
  // Answers come by the network's own time.
  const answered = () => act(() => new Promise<void>((resolve) => void later(resolve, 50)));
  const show = (state: DocumentVisibilityState) =>
    act(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(document, 'visibilityState');
  });

  it('the number is asked for each minute, only in a tab that is seen, until the connection is back', async () => {
    const server = keepingServer(three());
    const { realtime } = renderSection(notificationsSection, { path: '/elsewhere', handlers: server.handlers });
    await bell('알림');
    const counts = () => server.calls.filter((call) => call === 'count').length;
    jest.useFakeTimers({ doNotFake: ['Date', 'queueMicrotask', 'nextTick'] });
    const pass = async (minutes: number) => {
      for (let n = 0; n < minutes; n += 1) {
        await act(() => jest.advanceTimersByTimeAsync(POLL_MS));
        await answered();
      }
    };
    await pass(2);
    expect(counts()).toBe(1);
    act(() => realtime.disconnect());
    server.state.unseen = 3;
    await pass(2);
    expect(counts()).toBeGreaterThanOrEqual(2);
    const before = counts();
    show('hidden');
    await pass(3);
    expect(counts()).toBe(before);
    show('visible');
    act(() => realtime.reconnect());
    await answered();
    const back = counts();
    await pass(3);
    expect(counts()).toBe(back);
  });
});

it('switches between all and unread in the popover', async () => {
  const server = keepingServer(three());
  const { user } = renderSection(notificationsSection, { path: '/elsewhere', handlers: server.handlers });
  await user.click(await bell('알림'));
  await popover();
  await shown('가', '나', '다');
  await user.click(await filter('안 읽음'));
  await shown('가', '나');
});

it('says how many are unread on the tab, and takes reading them all back [NTF-5]', async () => {
  const server = keepingServer(someNotifications(3));
  const { user } = renderSection(notificationsSection, { path: page, handlers: server.handlers });
  expect(await screen.findByRole('radio', { name: '안 읽음 3' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: '모두 읽음으로 표시' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: '모두 읽음으로 표시' }));
  expect(await screen.findByRole('radio', { name: '안 읽음 0' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: '되돌리기' }));
  expect(await screen.findByRole('radio', { name: '안 읽음 3' })).toBeVisible();
  expect(server.calls).toContain('unread from 7');
});
