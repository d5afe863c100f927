import { screen, waitFor, within } from '@testing-library/react';
import { lessonMovesContract } from '@portal/domain/lessons/lesson-moves.contract';
import type { Notification } from '@portal/domain/notifications/notification';
import { notificationsContract } from '@portal/domain/notifications/notifications.contract';
import { fake, fakeProblem } from '@portal/testing/contract-fakes';
import { aMoveRequest, aNotification, someNotifications } from '@portal/testing/notifications/notification-builders';
import { aLessonMove } from '@portal/testing/schedule/free-slot-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { filter, isUnread, item, loadSection, narrowWindow, titles, wideWindow } from '../notifications.screen.ts';
import { notificationsSection } from '../section.ts';
import { keepingServer } from '../server.fixture.ts';

const PAGE = '/notification?type=notification';

beforeAll(loadSection, 30_000);
beforeEach(wideWindow);
afterEach(() => narrowWindow(false));

const three = () => someNotifications(3, (n) => ({ id: `n${n}`, title: ['가', '나', '다'][n] ?? '', isRead: n === 0 }));

function open(all: Notification[] = three(), path = PAGE, moves = [aLessonMove({ by: 'STUDENT' })]) {
  const server = keepingServer(all);
  const section = renderSection(notificationsSection, {
    path,
    handlers: [
      fake(lessonMovesContract.listLessonMoves, ({ query }) => ({
        items: moves.filter(({ status }) => !query.status || status === query.status),
      })),
      fake(
        lessonMovesContract.getLessonMove,
        ({ params: { id } }) => moves.find((one) => one.id === id) ?? aLessonMove(),
      ),
      ...server.handlers,
    ],
  });
  return { server, ...section };
}
const pane = () => within(screen.getByRole('region', { name: '고른 알림' }));
const paneShows = (title: string) => waitFor(() => expect(pane().getByRole('heading', { name: title })).toBeVisible());
const listShows = (...expected: string[]) => waitFor(() => expect(titles()).toEqual(expected));

describe('list and pane, where there is room for both [RTE-2]', () => {
  it('open the newest unread one, which is read by that [NTF-5]', async () => {
    const { server, currentPath } = open();
    await paneShows('나');
    expect(currentPath()).toBe('/notification/n1');
    expect(await item(/나/)).toHaveAttribute('aria-current', 'true');
    await waitFor(() => expect(server.calls).toContain('read n1'));
    await waitFor(async () => expect(isUnread(await item(/나/))).toBe(false));
    expect(isUnread(await item(/다/))).toBe(true);
    // The list is seen by that as well [NTF-4].
    expect(server.calls).toContain('seen n0');
  });

  it('open what the address names, beside the list that it names', async () => {
    open(three(), '/notification/n2?filter=unread');
    await paneShows('다');
    await listShows('나', '다');
  });

  it('open another one by a press, which keeps the list and what it shows', async () => {
    const { user, currentPath } = open(three(), `${PAGE}&filter=unread`);
    await paneShows('나');
    await user.click(await item(/다/));
    await paneShows('다');
    expect(currentPath()).toBe('/notification/n2?filter=unread');
    await listShows('나', '다');
  });

  it('move on to the next one when the open one is archived, and bring it back', async () => {
    const { user, server } = open();
    await paneShows('나');
    await user.click(pane().getByRole('button', { name: '보관하기: 나' }));
    await listShows('가', '다');
    await paneShows('다');
    expect(server.calls).toContain('archive n1 true');
    await user.click(await screen.findByRole('button', { name: '되돌리기' }));
    await listShows('가', '나', '다');
    await paneShows('다');
  });

  it('say that there is nothing, in both', async () => {
    open([]);
    expect(await screen.findByText('아직 알림이 없어요')).toBeVisible();
    expect(screen.getByText('알림을 고르면 여기에서 읽을 수 있어요')).toBeVisible();
  });

  it('show no pane on a narrow screen: a notification is a page there, and its list is a way back', async () => {
    narrowWindow(true);
    const { user, currentPath } = open(three(), `${PAGE}&filter=unread`);
    await user.click(await item(/나/));
    expect(await screen.findByRole('heading', { level: 2, name: '나' })).toBeVisible();
    expect(currentPath()).toBe('/notification/n1?filter=unread');
    await user.click(screen.getByRole('link', { name: '알림 목록으로' }));
    await screen.findByRole('radio', { name: /안 읽음/, checked: true });
  });

  it('leave the page of a notification that was archived on a narrow screen', async () => {
    narrowWindow(true);
    const { user, currentPath } = open(three(), '/notification/n1');
    await user.click(await screen.findByRole('button', { name: '보관하기: 나' }));
    await waitFor(() => expect(currentPath()).toBe(PAGE));
    await listShows('가', '다');
  });
});

describe('what arrives while the page is open [NTF-10]', () => {
  it('waits in a pill, moves no row and is not seen before it is shown', async () => {
    const { user, server, push } = open();
    await paneShows('나');
    await listShows('가', '나', '다');
    server.arrives(aNotification({ id: 'fresh', title: '새것' }));
    push('notification.new', { id: 'fresh' });
    const pill = await screen.findByRole('button', { name: '새 알림이 1개 있어요' });
    expect(titles()).toEqual(['가', '나', '다']);
    expect(server.calls).not.toContain('seen fresh');
    await user.click(pill);
    await listShows('새것', '가', '나', '다');
    await waitFor(() => expect(server.calls).toContain('seen fresh'));
    await paneShows('나');
  });
});

describe('what waits for an answer', () => {
  const request = (id: string, over: Partial<Notification> = {}) =>
    aMoveRequest({ id, title: `요청 ${id}`, isRead: true, ...over });

  it('is counted and listed alone, and both agree', async () => {
    const { user, currentPath } = open([...three(), request('a')]);
    await paneShows('나');
    expect(await screen.findByRole('radio', { name: '답할 것 1' })).toBeVisible();
    await user.click(await filter('답할 것'));
    await listShows('요청 a');
    expect(currentPath()).toBe('/notification/n1?type=notification&filter=answer');
  });

  it('is found further down than the first ten', async () => {
    open([...someNotifications(25), request('a')], `${PAGE}&filter=answer`);
    await listShows('요청 a');
    expect(await screen.findByRole('radio', { name: '답할 것 1' })).toBeChecked();
    await paneShows('요청 a');
  });

  it('is nothing that was answered [NTF-6]', async () => {
    open([request('a', { isToAnswer: false })], `${PAGE}&filter=answer`);
    expect(await screen.findByText('답할 것이 없어요')).toBeVisible();
    expect(screen.getByRole('radio', { name: '답할 것 0' })).toBeChecked();
  });

  it('stays silent when it does not load, and offers another try [NTF-8]', async () => {
    const server = keepingServer(three());
    renderSection(notificationsSection, {
      path: `${PAGE}&filter=answer`,
      handlers: [fakeProblem(notificationsContract.listNotifications, 'UNEXPECTED'), ...server.handlers],
    });
    expect(await screen.findByRole('button', { name: '다시 시도' })).toBeVisible();
  });

  it('is answered in the pane, with both times, the due time and another way', async () => {
    const old = aLessonMove({ id: 'move-0', by: 'TEACHER', status: 'DECLINED' });
    const { user } = open([request('a')], PAGE, [aLessonMove({ by: 'STUDENT' }), old]);
    const region = within(await screen.findByRole('region', { name: '수업 시간 변경 요청' }));
    expect(await region.findByRole('button', { name: '수락하기' })).toBeEnabled();
    expect(region.getByText(/까지 답해요/)).toHaveTextContent('20/11/2026 (금) 10:00');
    expect(region.getByText('1일 23시간 남음')).toBeVisible();
    expect(region.getByRole('link', { name: '다른 시간 제안' })).toHaveAttribute(
      'href',
      '/account/calendar?view=day&date=2026-11-21&lesson=lesson-sat&step=move',
    );
    expect(await region.findByRole('heading', { name: '이 수업에서 오간 시간' })).toBeVisible();
    expect(region.getByText('선생님 제안')).toBeVisible();
    await user.click(region.getByRole('button', { name: '거절하기' }));
    expect(region.getByRole('textbox', { name: /거절하는 이유/ })).toHaveFocus();
  });

  it('asks nothing any more once its time is over, even before the server says so', async () => {
    open([request('a')], PAGE, [aLessonMove({ by: 'STUDENT', answerBy: '2026-11-18T10:41:59+09:00' })]);
    expect(await screen.findByText('답하는 기한이 지났어요. 수업 시간은 그대로예요.')).toBeVisible();
    expect(screen.queryByRole('button', { name: '수락하기' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '다른 시간 제안' })).not.toBeInTheDocument();
  });
});
