import { act, screen, waitFor, within } from '@testing-library/react';
import type { Notification } from '@portal/domain/notifications/notification';
import { notificationSettingsContract } from '@portal/domain/notifications/notification-settings.contract';
import { MESSAGE_APP, notificationsContract as contract } from '@portal/domain/notifications/notifications.contract';
import { fake, fakeProblem, neverAnswers, offline } from '@portal/testing/contract-fakes';
import {
  aNotification,
  someNotifications,
  someNotificationSettings,
} from '@portal/testing/notifications/notification-builders';
import { platform } from '@portal/testing/platform-server';
import { renderSection } from '@portal/testing-react/render-section';
import { bell, bellLink, isUnread, item, items, moreButton, noMoreButton, popover } from './notifications.screen.ts';
import { notificationsSection } from './section.ts';

/** A platform that holds notifications as the real one does; what was called is kept for the tests. */
function aServer(all: Notification[], unseen = all.length) {
  const calls: string[] = [];
  let count = unseen;
  const note = (call: string, headers: Headers) => {
    calls.push(call);
    expect(headers.get('x-msg-app')).toBe(MESSAGE_APP);
  };
  return {
    calls,
    arrives(notification: Notification) {
      all.unshift(notification);
      count += 1;
    },
    handlers: [
      fake(contract.countNotSeenNotifications, () => ({ count })),
      fake(contract.listNotifications, ({ query, headers }) => {
        note(`list ${query.lastItem ?? 'top'} ${query.size}`, headers);
        const start = query.lastItem ? all.findIndex(({ id }) => id === query.lastItem) + 1 : 0;
        return { total: all.length, items: all.slice(start, start + Number(query.size)) };
      }),
      fake(contract.getNotification, ({ query }) => all.find(({ id }) => id === query.id) ?? aNotification()),
      fake(contract.markAllNotificationsSeen, ({ body, headers }) => {
        note(`seen ${body.upTo}`, headers);
        count = all.findIndex(({ id }) => id === body.upTo);
        return {};
      }),
      fake(contract.markNotificationRead, ({ body, headers }) => {
        note(`read ${body.id}`, headers);
        all = all.map((one) => (one.id === body.id ? { ...one, isRead: true } : one));
        return {};
      }),
    ],
  };
}

// The first imports are slow on a busy machine, and are no part of what is waited for below.
beforeAll(async () => {
  await Promise.all([
    ...notificationsSection.routes.map(({ preload }) => preload?.()),
    import('./bell/notification-bell.tsx'),
    import('./bell/notification-popover.tsx'),
  ]);
}, 30_000);

const narrow = (matches: boolean) => {
  globalThis.matchMedia = ((media: string) => ({
    media,
    matches: matches && media.includes('767.98'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof matchMedia;
};
beforeEach(() => narrow(false));

/** No alert and no toast has words. */
const expectSilence = () => {
  for (const alert of screen.queryAllByRole('alert')) expect(alert).toBeEmptyDOMElement();
};

const nowhere = { path: '/elsewhere' };

describe('the bell', () => {
  it.each([
    [0, '알림', ''],
    [1, '알림, 읽지 않은 알림 1개', '1'],
    [99, '알림, 읽지 않은 알림 99개', '99'],
    [100, '알림, 읽지 않은 알림 99개 이상', '99+'],
    [130, '알림, 읽지 않은 알림 99개 이상', '99+'],
  ])('says and shows %d unseen ones [NTF-3]', async (count, label, badge) => {
    renderSection(notificationsSection, { ...nowhere, handlers: aServer([], count).handlers });
    // The badge is drawn in front of what is said: as one text, "99" is not found in "99+".
    await waitFor(async () => expect((await bell(label)).textContent).toBe(badge + label));
  });

  it('is not there for an anonymous visitor, and asks nothing [ROL-2]', async () => {
    renderSection(notificationsSection, { ...nowhere, signedIn: false });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('stays quiet when the count does not come [NTF-8]', async () => {
    renderSection(notificationsSection, {
      ...nowhere,
      handlers: [fakeProblem(contract.countNotSeenNotifications, 'UNEXPECTED')],
    });
    expect(await bell('알림')).toBeVisible();
    expectSilence();
  });

  it('is a link to the full page below 768 px [HDR-4] [RTE-2]', async () => {
    narrow(true);
    const { user, currentPath } = renderSection(notificationsSection, {
      ...nowhere,
      handlers: aServer(someNotifications(3), 2).handlers,
    });
    await user.click(await bellLink());
    expect(currentPath()).toBe('/notification?type=notification');
    expect(await screen.findByRole('heading', { level: 1, name: '알림' })).toBeVisible();
  });

  it('counts a new notification without a reload [NTF-10]', async () => {
    const server = aServer(someNotifications(2), 0);
    const { push } = renderSection(notificationsSection, { ...nowhere, handlers: server.handlers });
    await bell('알림');
    server.arrives(aNotification({ id: 'fresh' }));
    push('notification.new', { id: 'fresh' });
    expect(await bell('알림, 읽지 않은 알림 1개')).toBeVisible();
  });
});

describe('the popover', () => {
  async function open(all: Notification[], unseen = all.length) {
    const server = aServer(all, unseen);
    const section = renderSection(notificationsSection, { ...nowhere, handlers: server.handlers });
    await section.user.click(await bell(unseen === 0 ? '알림' : /읽지 않은 알림/));
    await popover();
    return { ...section, server };
  }

  it('opens from the bell, and marks everything up to the newest one as seen [HDR-4] [NTF-4]', async () => {
    const { server } = await open(someNotifications(3));
    await waitFor(() => expect(server.calls).toContain('seen notification-1'));
    await waitFor(() => expect(screen.getByRole('button', { name: '알림', hidden: true })).toBeInTheDocument());
  });

  it('leaves the items unread until they are clicked [NTF-4]', async () => {
    await open([aNotification({ id: 'a', title: '하나' }), aNotification({ id: 'b', title: '둘', isRead: true })]);
    expect(isUnread(await item(/하나/))).toBe(true);
    expect(isUnread(await item(/둘/))).toBe(false);
  });

  it('groups by 오늘 and 지난 알림', async () => {
    await open(someNotifications(4));
    const list = within(await popover());
    const today = await list.findByRole('region', { name: '오늘' });
    const earlier = list.getByRole('region', { name: '지난 알림' });
    expect(within(today).getAllByRole('listitem')).toHaveLength(2);
    expect(within(earlier).getAllByRole('listitem')).toHaveLength(2);
  });

  it('names each item by all that it shows, with an icon for each category [NTF-2]', async () => {
    const categories = ['ADS', 'RMD', 'CS', 'WARN', 'PROD', 'TRANS', 'GENERAL', null] as const;
    const labels = ['광고·이벤트', '추천', '고객 지원', '주의', '서비스 소식', '거래', '일반', '알림'];
    await open(categories.map((category, n) => aNotification({ id: `n${n}`, category, title: `소식 ${n}` })));
    for (const [n, label] of labels.entries()) {
      const link = await item(new RegExp(`^읽지 않음 ${label} 30분 전 소식 ${n} `));
      expect(link.querySelector(`[data-category="${categories[n] ?? 'none'}"] svg`)).not.toBeNull();
    }
    expect((await item(/소식 7/)).querySelector('.lucide-badge-percent')).not.toBeNull();
  });

  it('draws the marks of the content as text, never as HTML [NTF-1]', async () => {
    await open([
      aNotification({
        title: '표시',
        content: '<b>학생</b> A12 님이 냈어요',
        highlightMarks: [
          { type: 'BOLD_TAG', offset: 0, length: 9 },
          { type: 'UNDERLINE_TAG', offset: 3, length: 2 },
          { type: 'ITALIC_TAG', offset: 10, length: 999 },
        ],
      }),
    ]);
    const link = await item(/표시/);
    expect([...link.querySelectorAll('strong')].map((node) => node.textContent).join('')).toBe('<b>학생</b>');
    expect(link.querySelector('u')).toHaveTextContent('학생');
    expect(link.querySelector('em')).toHaveTextContent('A12 님이 냈어요');
    expect(link.querySelector('b')).toBeNull();
  });

  it('marks a clicked item read, goes to its detail page and closes [NTF-5]', async () => {
    const { user, server, currentPath } = await open([aNotification({ id: 'a', title: '하나' })]);
    await user.click(await item(/하나/));
    expect(currentPath()).toBe('/notification/a');
    expect(server.calls).toContain('read a');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('goes to the url instead when there is one and no detail [NTF-5]', async () => {
    const { user, server, currentPath } = await open([
      aNotification({ id: 'a', title: '일정', openDetail: false, url: '/kr/account/calendar' }),
    ]);
    await user.click(await item(/일정/));
    expect(currentPath()).toBe('/account/calendar');
    expect(server.calls).toContain('read a');
  });

  it('does not follow an address that it cannot trust [NTF-5]', async () => {
    await open([aNotification({ id: 'a', title: '나쁜', openDetail: false, url: 'https://evil.test/kr/' })]);
    expect(await item(/나쁜/)).toHaveAttribute('href', '/notification/a');
  });

  it('reads an item that was read before without telling the server again', async () => {
    const { user, server } = await open([aNotification({ id: 'a', title: '하나', isRead: true })]);
    await user.click(await item(/하나/));
    expect(server.calls).not.toContain('read a');
  });

  it('loads ten at a time by the last one shown, as long as there are more [NTF-6]', async () => {
    const { user, server } = await open(someNotifications(25));
    await user.click(await moreButton());
    await waitFor(() => expect(items()).toHaveLength(20));
    await user.click(await moreButton());
    await waitFor(() => expect(items()).toHaveLength(25));
    noMoreButton();
    expect(server.calls.filter((call) => call.startsWith('list'))).toEqual([
      'list top 10',
      'list notification-10 10',
      'list notification-20 10',
    ]);
  });

  it('shows 더 보기 at a total of exactly ten, and only once [NTF-6]', async () => {
    const { user } = await open(someNotifications(10));
    await user.click(await moreButton());
    noMoreButton();
    expect(screen.getByText('마지막이에요')).toBeVisible();
  });

  it('does not show 더 보기 below ten [NTF-6]', async () => {
    await open(someNotifications(9));
    await waitFor(() => expect(items()).toHaveLength(9));
    noMoreButton();
  });

  it('puts a new notification on top while it is open, and marks it seen [NTF-10] [NTF-4]', async () => {
    const { push, server } = await open(someNotifications(3), 0);
    await waitFor(() => expect(items()).toHaveLength(3));
    server.arrives(aNotification({ id: 'fresh', title: '방금 온 소식', publishedAt: '2026-11-18T10:41:59+09:00' }));
    push('notification.new', { id: 'fresh' });
    await waitFor(() => expect(items()[0]).toHaveAccessibleName(/방금 전 방금 온 소식/));
    expect(server.calls).toContain('list top 1');
    await waitFor(() => expect(server.calls).toContain('seen fresh'));
  });

  it('says that there is nothing yet', async () => {
    const { server } = await open([]);
    expect(await screen.findByText('아직 알림이 없어요')).toBeVisible();
    expect(screen.getByText('수업과 정산 소식을 여기에 모아 드려요.')).toBeVisible();
    expect(server.calls.some((call) => call.startsWith('seen'))).toBe(false);
  });

  it('is used by keyboard: arrows between items, Escape back to the bell', async () => {
    const { user } = await open(someNotifications(3));
    await waitFor(() => expect(items()).toHaveLength(3));
    const heading = screen.getByRole('heading', { name: '알림 목록' });
    await waitFor(() => expect(heading).toHaveFocus());
    // Settings, what to show, all read, then the list.
    for (let stop = 0; stop < 4; stop += 1) await user.tab();
    expect(items()[0]).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(items()[1]).toHaveFocus();
    await user.keyboard('{End}');
    expect(items()[2]).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(items()[2]).toHaveFocus();
    await user.keyboard('{Home}{ArrowUp}');
    expect(items()[0]).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(async () => expect(await bell(/^알림/)).toHaveFocus());
  });

  it('opens again, with the focus on its heading and without asking for a fresh list', async () => {
    const { user, server } = await open(someNotifications(3));
    await waitFor(() => expect(items()).toHaveLength(3));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(await bell(/^알림/));
    await popover();
    await waitFor(() => expect(screen.getByRole('heading', { name: '알림 목록' })).toHaveFocus());
    expect(server.calls.filter((call) => call.startsWith('list'))).toHaveLength(1);
  });

  it('leads to the notification settings [RTE-5]', async () => {
    platform.use(fake(notificationSettingsContract.getNotificationSettings, someNotificationSettings()));
    const { user, currentPath } = await open([]);
    await user.click(await screen.findByRole('link', { name: '알림 설정' }));
    expect(currentPath()).toBe('/account/settings/notification');
    expect(await screen.findByRole('heading', { level: 1, name: '알림 설정' })).toBeVisible();
  });
});

describe('the full page [RTE-2]', () => {
  const path = '/notification?type=notification';

  it('shows the list, and marks it seen as the popover does [NTF-4]', async () => {
    const server = aServer(someNotifications(12));
    renderSection(notificationsSection, { path, handlers: server.handlers });
    await waitFor(() => expect(items()).toHaveLength(10));
    expect(screen.getByRole('heading', { level: 2, name: '오늘' })).toBeVisible();
    await waitFor(() => expect(server.calls).toContain('seen notification-1'));
  });

  it('says that it is loading', async () => {
    const { handlers } = aServer([]);
    renderSection(notificationsSection, { path, handlers: [neverAnswers(contract.listNotifications), ...handlers] });
    expect(await screen.findByText('알림을 불러오는 중이에요')).toBeInTheDocument();
  });

  it.each([
    ['refuses', fakeProblem(contract.listNotifications, 'UNEXPECTED')],
    ['cannot be reached', offline(contract.listNotifications)],
  ])('stays silent when the server %s, and loads on another try [NTF-8]', async (_how, broken) => {
    const server = aServer(someNotifications(2));
    let isBroken = true;
    const list = { ...broken, answer: (request: Request) => (isBroken ? broken : server.handlers[1]!).answer(request) };
    const { user } = renderSection(notificationsSection, { path, handlers: [list, ...server.handlers] });
    const retry = await screen.findByRole('button', { name: '다시 시도' });
    expectSilence();
    expect(server.calls.some((call) => call.startsWith('seen'))).toBe(false);
    isBroken = false;
    await user.click(retry);
    await waitFor(() => expect(items()).toHaveLength(2));
  });

  it('keeps what it has when more does not come [NTF-8]', async () => {
    const server = aServer(someNotifications(20));
    const { user } = renderSection(notificationsSection, {
      path,
      handlers: [
        fake(contract.listNotifications, ({ query }) => {
          if (query.lastItem) return Response.error();
          return { total: 20, items: someNotifications(10) };
        }),
        ...server.handlers,
      ],
    });
    await user.click(await moreButton());
    await waitFor(async () => expect(await moreButton()).not.toHaveAttribute('aria-busy'));
    expect(items()).toHaveLength(10);
    expectSilence();
  });

  it('tells a reader further down that something came [NTF-10]', async () => {
    let leaveTop = () => undefined as void;
    globalThis.IntersectionObserver = class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        leaveTop = () => act(() => callback([{ isIntersecting: false }]));
      }
      observe = () => undefined;
      disconnect = () => undefined;
    } as unknown as typeof IntersectionObserver;
    const server = aServer(someNotifications(3));
    const { push } = renderSection(notificationsSection, { path, handlers: server.handlers });
    await waitFor(() => expect(items()).toHaveLength(3));
    leaveTop();
    server.arrives(aNotification({ id: 'fresh' }));
    push('notification.new', { id: 'fresh' });
    expect(await screen.findByRole('button', { name: '새 알림이 1개 있어요' })).toBeVisible();
  });
});

describe('the detail page [RTE-2]', () => {
  it('shows the whole notification and marks it read [NTF-5]', async () => {
    const server = aServer([
      aNotification({ id: 'a', title: '하나', content: '첫째로\n둘째로', url: '/kr/account/calendar' }),
    ]);
    renderSection(notificationsSection, { path: '/notification/a', handlers: server.handlers });
    expect(await screen.findByRole('heading', { level: 2, name: '하나' })).toBeVisible();
    expect(screen.getByRole('article')).toHaveTextContent('첫째로 둘째로');
    expect(screen.getByRole('link', { name: '바로 가기' })).toHaveAttribute('href', '/account/calendar');
    expect(screen.getByRole('link', { name: '알림 목록으로' })).toHaveAttribute(
      'href',
      '/notification?type=notification',
    );
    await waitFor(() => expect(server.calls).toContain('read a'));
  });

  it('asks once to mark it read, also when that fails', async () => {
    let tries = 0;
    const server = aServer([aNotification({ id: 'a', title: '하나' })]);
    renderSection(notificationsSection, {
      path: '/notification/a',
      handlers: [
        fake(contract.markNotificationRead, () => {
          tries += 1;
          return Response.json({}, { status: 500 });
        }),
        ...server.handlers,
      ],
    });
    await screen.findByRole('heading', { name: '하나' });
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(tries).toBe(1);
  });

  it('offers no link that it cannot trust', async () => {
    const server = aServer([aNotification({ id: 'a', title: '하나', url: 'javascript:alert(1)' })]);
    renderSection(notificationsSection, { path: '/notification/a', handlers: server.handlers });
    await screen.findByRole('heading', { name: '하나' });
    expect(screen.queryByRole('link', { name: '바로 가기' })).not.toBeInTheDocument();
  });

  it.each(['NOT_FOUND', 'VALIDATION'] as const)('says when there is no such notification (%s)', async (code) => {
    renderSection(notificationsSection, {
      path: '/notification/gone',
      handlers: [fakeProblem(contract.getNotification, code), ...aServer([]).handlers],
    });
    expect(await screen.findByText('찾는 내용이 없어요')).toBeVisible();
  });

  it('stays silent when it does not load, and offers another try [NTF-8]', async () => {
    renderSection(notificationsSection, {
      path: '/notification/a',
      handlers: [fakeProblem(contract.getNotification, 'UNEXPECTED'), ...aServer([]).handlers],
    });
    expect(await screen.findByRole('button', { name: '다시 시도' })).toBeVisible();
    expectSilence();
  });
});
