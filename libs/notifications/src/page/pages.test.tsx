import { act, screen, waitFor } from '@testing-library/react';
import { notificationsContract as contract } from '@portal/domain/notifications/notifications.contract';
import { fake, fakeProblem, neverAnswers, offline } from '@portal/testing/contract-fakes';
import { aNotification, someNotifications } from '@portal/testing/notifications/notification-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { answered, expectSilence, items, loadSection, moreButton, narrowWindow } from '../notifications.screen.ts';
import { notificationsSection } from '../section.ts';
import { keepingServer } from '../server.fixture.ts';

beforeAll(loadSection, 30_000);
beforeEach(() => narrowWindow(false));

describe('the full page [RTE-2]', () => {
  const path = '/notification?type=notification';

  it('shows the list, and marks it seen as the popover does [NTF-4]', async () => {
    const server = keepingServer(someNotifications(12));
    renderSection(notificationsSection, { path, handlers: server.handlers });
    await waitFor(() => expect(items()).toHaveLength(10));
    expect(screen.getByRole('heading', { level: 2, name: '오늘' })).toBeVisible();
    await waitFor(() => expect(server.calls).toContain('seen notification-1'));
  });

  it('says that it is loading', async () => {
    const { handlers } = keepingServer([]);
    renderSection(notificationsSection, { path, handlers: [neverAnswers(contract.listNotifications), ...handlers] });
    expect(await screen.findByText('알림을 불러오는 중이에요')).toBeInTheDocument();
  });

  it.each([
    ['refuses', fakeProblem(contract.listNotifications, 'UNEXPECTED')],
    ['cannot be reached', offline(contract.listNotifications)],
  ])('stays silent when the server %s, and loads on another try [NTF-8]', async (_how, broken) => {
    const server = keepingServer(someNotifications(2));
    let isBroken = true;
    const list = { ...broken, matches: (request: Request) => isBroken && broken.matches(request) };
    const { user } = renderSection(notificationsSection, { path, handlers: [list, ...server.handlers] });
    const retry = await screen.findByRole('button', { name: '다시 시도' });
    expectSilence();
    expect(server.calls.some((call) => call.startsWith('seen'))).toBe(false);
    isBroken = false;
    await user.click(retry);
    await waitFor(() => expect(items()).toHaveLength(2));
  });

  it('keeps what it has when more does not come [NTF-8]', async () => {
    const server = keepingServer(someNotifications(20));
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
    const server = keepingServer(someNotifications(3));
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
    const server = keepingServer([
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
    const server = keepingServer([aNotification({ id: 'a', title: '하나' })]);
    const section = renderSection(notificationsSection, {
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
    await waitFor(() => expect(tries).toBe(1));
    await answered(section);
    expect(tries).toBe(1);
  });

  it('offers no link that it cannot trust', async () => {
    const server = keepingServer([aNotification({ id: 'a', title: '하나', url: 'javascript:alert(1)' })]);
    renderSection(notificationsSection, { path: '/notification/a', handlers: server.handlers });
    await screen.findByRole('heading', { name: '하나' });
    expect(screen.queryByRole('link', { name: '바로 가기' })).not.toBeInTheDocument();
  });

  it.each(['NOT_FOUND', 'VALIDATION'] as const)('says when there is no such notification (%s)', async (code) => {
    renderSection(notificationsSection, {
      path: '/notification/gone',
      handlers: [fakeProblem(contract.getNotification, code), ...keepingServer([]).handlers],
    });
    expect(await screen.findByText('찾을 수 없는 알림이에요')).toBeVisible();
  });

  it('stays silent when it does not load, and offers another try [NTF-8]', async () => {
    renderSection(notificationsSection, {
      path: '/notification/a',
      handlers: [fakeProblem(contract.getNotification, 'UNEXPECTED'), ...keepingServer([]).handlers],
    });
    expect(await screen.findByRole('button', { name: '다시 시도' })).toBeVisible();
    expectSilence();
  });
});
