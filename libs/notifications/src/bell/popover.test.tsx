import { screen, waitFor, within } from '@testing-library/react';
import type { Notification } from '@portal/domain/notifications/notification';
import { notificationSettingsContract } from '@portal/domain/notifications/notification-settings.contract';
import { fake } from '@portal/testing/contract-fakes';
import {
  aNotification,
  someNotifications,
  someNotificationSettings,
} from '@portal/testing/notifications/notification-builders';
import { platform } from '@portal/testing/platform-server';
import { renderSection } from '@portal/testing-react/render-section';
import {
  bell,
  isUnread,
  item,
  items,
  loadSection,
  moreButton,
  narrowWindow,
  noMoreButton,
  popover,
} from '../notifications.screen.ts';
import { notificationsSection } from '../section.ts';
import { keepingServer } from '../server.fixture.ts';

const NOWHERE = { path: '/elsewhere' };

beforeAll(loadSection, 30_000);
beforeEach(() => narrowWindow(false));

describe('the popover', () => {
  async function open(all: Notification[], unseen = all.length) {
    const server = keepingServer(all, unseen);
    const section = renderSection(notificationsSection, { ...NOWHERE, handlers: server.handlers });
    await section.user.click(await bell(unseen === 0 ? '알림' : /새 알림/));
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
      const link = await item(new RegExp(`^안 읽음 ${label} 30분 전 소식 ${n} `));
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
      'list all any top 10',
      'list all any notification-10 10',
      'list all any notification-20 10',
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
    expect(server.calls).toContain('list all any top 1');
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
