import { screen, waitFor, within } from '@testing-library/react';
import type { Notification } from '@portal/domain/notifications/notification';
import { aMoveRequest, someNotifications } from '@portal/testing/notifications/notification-builders';
import { renderSection } from '@portal/testing-react/render-section';
import {
  filter,
  group,
  isUnread,
  item,
  loadSection,
  menuEntry,
  menuOf,
  narrowWindow,
  titles,
  wideWindow,
} from '../notifications.screen.ts';
import { notificationsSection } from '../section.ts';
import { keepingServer } from '../server.fixture.ts';

const PAGE = '/notification?type=notification';

beforeAll(loadSection, 30_000);
beforeEach(wideWindow);
afterEach(() => narrowWindow(false));

const three = () => someNotifications(3, (n) => ({ id: `n${n}`, title: ['가', '나', '다'][n] ?? '', isRead: true }));

function open(all: Notification[] = three(), path = PAGE) {
  const server = keepingServer(all);
  return { server, ...renderSection(notificationsSection, { path, handlers: server.handlers }) };
}
const pane = () => within(screen.getByRole('region', { name: '고른 알림' }));
const changes = (calls: readonly string[]) => calls.filter((call) => /^(un)?read /.test(call));

describe('a notification that was read', () => {
  it('is kept unread by its button in the pane, which the tab counts, and by undo is read again [NTF-5]', async () => {
    const { user, server } = open();
    await user.click(await pane().findByRole('button', { name: '안 읽음으로 표시: 가' }));
    expect(await filter('안 읽음')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('radio', { name: '안 읽음 1' })).toBeVisible());
    expect(isUnread(await item(/가/))).toBe(true);
    await user.click(await screen.findByRole('button', { name: '되돌리기' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: '안 읽음 0' })).toBeVisible());
    expect(isUnread(await item(/가/))).toBe(false);
    // It is still open, and was not read by that.
    expect(changes(server.calls)).toEqual(['unread n0', 'read n0']);
  });

  it('is kept unread by the key u: the row with the focus, and nothing that is unread already [NTF-5]', async () => {
    const { user, server } = open();
    (await item(/다/)).focus();
    await user.keyboard('u');
    await waitFor(async () => expect(isUnread(await item(/다/))).toBe(true));
    await user.keyboard('u');
    expect(changes(server.calls)).toEqual(['unread n2']);
    expect(await item(/다/)).toHaveFocus();
  });

  it('is kept unread out of its menu, and read again when the server refuses [NTF-5] [NTF-8]', async () => {
    const { user, server } = open();
    await user.click(await menuOf('나'));
    server.state.isRefusing = true;
    await user.click(await menuEntry('안 읽음으로 표시'));
    expect(await screen.findByText('바꾸지 못했어요')).toBeVisible();
    expect(isUnread(await item(/나/))).toBe(false);
  });
});

describe('what tells of one class', () => {
  const MATH = { id: 'class-a', name: '중2 수학 개념 완성 – 일차함수' };
  const some = () => [
    ...three(),
    aMoveRequest({ id: 'wish', title: '요청', isRead: true, action: null, ofClass: MATH }),
  ];

  it('names the class shortly in its row, before what happened [NTF-1]', async () => {
    open(some());
    expect(await item(/요청/)).toHaveTextContent('중2 · 일차함수 · 21/11/2026 (토) 10:00');
    expect(await item(/요청/)).not.toHaveTextContent('개념 완성');
  });

  it.each([
    ['all', 'class-a', '중2 · 일차함수'],
    ['not all', 'class-b', '일반'],
  ])('is named over several that are shown as one, where %s are of it [NTF-1]', async (_what, classId, named) => {
    narrowWindow(true);
    open(
      someNotifications(3, (n) => ({
        id: `s${n}`,
        groupKey: 'one',
        ofClass: n === 2 ? { id: classId, name: MATH.name } : MATH,
        publishedAt: `2026-11-18T0${3 - n}:00:00+09:00`,
      })),
    );
    expect(await group(/과제 제출 3건/)).toHaveTextContent(named);
  });

  it('is listed alone out of the menu, in every tab, until she asks for all again [NTF-6]', async () => {
    const { user, server } = open(some());
    await user.click(await menuOf('요청'));
    await user.click(await menuEntry('이 수업의 알림만: 중2 · 일차함수'));
    await waitFor(() => expect(titles()).toEqual(['요청']));
    expect(screen.getByText('중2 수학 개념 완성 – 일차함수 알림만')).toBeVisible();
    await user.click(await filter('안 읽음'));
    expect(await screen.findByText('안 읽은 알림이 없어요')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '필터 초기화' }));
    await waitFor(() => expect(titles()).toHaveLength(4));
    expect(server.calls).toContain('list all any top 10');
  });

  it('is listed alone from the page of one notification on a narrow screen [NTF-6]', async () => {
    narrowWindow(true);
    const { user, currentPath } = open(some(), '/notification/wish');
    await user.click(await menuOf('요청'));
    await user.click(await menuEntry('이 수업의 알림만: 중2 · 일차함수'));
    await waitFor(() => expect(titles()).toEqual(['요청']));
    expect(currentPath()).toBe('/notification?type=notification&class=class-a');
  });
});
