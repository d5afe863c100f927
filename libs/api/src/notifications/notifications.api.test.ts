import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { Notification } from '@portal/domain/notifications/notification';
import type { FakeRealtime } from '@portal/testing/fake-realtime';
import { API, createApiWorld } from '@portal/testing-api/api-world';
import { baseApi } from '../base-api.ts';
import { notificationsApi } from './notifications.api.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const {
  listNotifications,
  countNotSeenNotifications,
  markAllNotificationsSeen,
  markNotificationRead,
  getNotification,
} = notificationsApi.endpoints;

const aNotification = (id: string): Notification => ({
  id,
  title: id,
  content: '',
  highlightMarks: [],
  category: null,
  publishedAt: '2026-11-18T01:42:00Z',
  isRead: false,
  openDetail: true,
  url: null,
  kind: null,
  groupKey: null,
  action: null,
  isArchived: false,
  snoozedUntil: null,
  isToAnswer: false,
  ofClass: null,
});

/** A server with `count` notifications, n25 the newest, and a log of what it was asked. */
function notificationServer(count = 25) {
  const state = { ids: Array.from({ length: count }, (_none, index) => `n${count - index}`), unseen: count };
  const asked: string[] = [];
  const apps = new Set<string | null>();
  server.use(
    http.all(`${API}/messaging/notifications/*`, async ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      const call = pathname.split('/').at(-1) ?? '';
      apps.add(request.headers.get('x-msg-app'));
      asked.push(
        [call, searchParams.toString(), request.method === 'POST' ? await request.text() : ''].join(' ').trim(),
      );
      if (call === 'count-not-seen') return HttpResponse.json({ count: state.unseen });
      if (call === 'detail') return HttpResponse.json(aNotification(searchParams.get('id') ?? ''));
      if (call !== 'load-more') return HttpResponse.json({});
      const from = state.ids.indexOf(searchParams.get('lastItem') ?? '') + 1;
      const items = state.ids.slice(from, from + Number(searchParams.get('size')));
      return HttpResponse.json({ total: state.ids.length, items: items.map(aNotification) });
    }),
  );
  return { state, asked, apps };
}

type World = ReturnType<typeof createApiWorld>;
const worlds: World[] = [];
// The store of an earlier test would be another tab of this one.
afterEach(() => worlds.splice(0).forEach(({ store }) => store.dispatch(baseApi.util.resetApiState())));
const settle = async ({ store }: World) => {
  for (let round = 0; round < 4; round += 1) {
    await Promise.all(store.dispatch(notificationsApi.util.getRunningQueriesThunk()));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};
const listed = ({ store }: World) =>
  listNotifications
    .select()(store.getState())
    .data?.pages.flatMap(({ items }) => items.map(({ id }) => id));
const badge = ({ store }: World) => countNotSeenNotifications.select()(store.getState()).data?.count;
const failing = (path: string) =>
  server.use(http.post(`${API}/messaging/notifications/${path}`, () => new HttpResponse(null, { status: 500 })));

async function openBell(count = 25, prepare: (realtime: FakeRealtime) => void = () => undefined) {
  const backend = notificationServer(count);
  const world = createApiWorld();
  prepare(world.realtime);
  worlds.push(world);
  const counting = world.store.dispatch(countNotSeenNotifications.initiate());
  const listing = world.store.dispatch(listNotifications.initiate());
  await Promise.all([counting, listing]);
  backend.asked.length = 0;
  return { ...backend, world, leave: () => [counting, listing].forEach((reading) => reading.unsubscribe()) };
}

describe('the list', () => {
  it('comes ten at a time, by the last item shown, until all are there [NTF-6]', async () => {
    const { asked } = notificationServer(25);
    const world = createApiWorld();
    await world.store.dispatch(listNotifications.initiate());
    for (let page = 0; page < 3; page += 1) {
      await world.store.dispatch(listNotifications.initiate(undefined, { direction: 'forward' }));
    }
    expect(asked).toEqual(['load-more size=10', 'load-more lastItem=n16&size=10', 'load-more lastItem=n6&size=10']);
    expect(listed(world)).toHaveLength(25);
    expect(new Set(listed(world)).size).toBe(25);
  });

  it('names the application with every call [NTF-7]', async () => {
    const { apps } = notificationServer(3);
    const world = createApiWorld();
    worlds.push(world);
    const { store } = world;
    await store.dispatch(listNotifications.initiate());
    await store.dispatch(countNotSeenNotifications.initiate());
    await store.dispatch(getNotification.initiate({ id: 'n1' }));
    await store.dispatch(markAllNotificationsSeen.initiate({ body: { upTo: 'n3' } }));
    await store.dispatch(markNotificationRead.initiate({ body: { id: 'n1' } }));
    await store.dispatch(notificationsApi.endpoints.registerPushToken.initiate({ body: { token: 'p' } }));
    expect([...apps]).toEqual(['teacher-web']);
  });
});

describe('the count', () => {
  it('stops at one more than the badge can show [NTF-3]', async () => {
    const { world } = await openBell(130);
    expect(badge(world)).toBe(100);
  });

  it('drops at once when all are seen, and what came meanwhile is counted again [NTF-4]', async () => {
    const { world, state, asked } = await openBell(12);
    const marking = world.store.dispatch(markAllNotificationsSeen.initiate({ body: { upTo: 'n12' } }));
    expect(badge(world)).toBe(0);
    state.unseen = 1;
    await marking;
    await settle(world);
    expect(badge(world)).toBe(1);
    expect(asked).toEqual(['seen  {"upTo":"n12"}', 'count-not-seen']);
  });

  it('comes back when marking failed [NTF-4]', async () => {
    const { world } = await openBell(12);
    failing('seen');
    await world.store.dispatch(markAllNotificationsSeen.initiate({ body: {} }));
    await settle(world);
    expect(badge(world)).toBe(12);
  });
});

describe('a notification', () => {
  it('is read at once in list and detail, and unread again when the call fails [NTF-5]', async () => {
    const { world } = await openBell(12);
    await world.store.dispatch(getNotification.initiate({ id: 'n12' }));
    const isRead = () => [
      listNotifications.select()(world.store.getState()).data?.pages[0]?.items[0]?.isRead,
      getNotification.select({ id: 'n12' })(world.store.getState()).data?.isRead,
    ];
    failing('mark-read');
    const marking = world.store.dispatch(markNotificationRead.initiate({ body: { id: 'n12' } }));
    expect(isRead()).toEqual([true, true]);
    await marking;
    await settle(world);
    expect(isRead()).toEqual([false, false]);
  });

  it('that is new is fetched alone and put on top, once, and counted by the server [NTF-6, NTF-10]', async () => {
    const { world, state, asked } = await openBell(12);
    state.ids.unshift('n13');
    state.unseen = 13;
    world.realtime.push('notification.new', { id: 'n13' });
    world.realtime.push('notification.new', { id: 'n13' });
    await settle(world);
    expect(listed(world)?.slice(0, 3)).toEqual(['n13', 'n12', 'n11']);
    expect(listed(world)).toHaveLength(11);
    expect(badge(world)).toBe(13);
    expect(asked.filter((call) => call.startsWith('load-more')).every((call) => call === 'load-more size=1')).toBe(
      true,
    );
  });

  it('is not lost when two came at once [NTF-10]', async () => {
    const { world, state } = await openBell(12);
    state.ids.unshift('n14', 'n13');
    world.realtime.push('notification.new', { id: 'n13' });
    world.realtime.push('notification.new', { id: 'n14' });
    await settle(world);
    expect(listed(world)?.slice(0, 3)).toEqual(['n14', 'n13', 'n12']);
  });

  it('that came while the connection was lost is found after it is back [NTF-10]', async () => {
    const { world, state } = await openBell(12);
    state.ids.unshift('n13');
    state.unseen = 13;
    world.realtime.reconnect();
    world.realtime.push('notification.unseen', { count: 13 });
    await settle(world);
    expect(listed(world)?.[0]).toBe('n13');
    expect(badge(world)).toBe(13);
  });

  it('that came after the first answers and before the first connection is found as well [NTF-10]', async () => {
    const { world, state } = await openBell(2, (realtime) => realtime.disconnect());
    state.ids.unshift('n3');
    state.unseen = 3;
    world.realtime.connect();
    world.realtime.push('notification.unseen', { count: 3 });
    await settle(world);
    expect(listed(world)?.[0]).toBe('n3');
    expect(badge(world)).toBe(3);
  });

  it('is not asked for by a tab that connects and knows as many', async () => {
    const { world, asked } = await openBell(130, (realtime) => realtime.disconnect());
    world.realtime.connect();
    world.realtime.push('notification.unseen', { count: 130 });
    await settle(world);
    expect(asked).toEqual([]);
    world.realtime.reconnect();
    world.realtime.push('notification.unseen', { count: 130 });
    await settle(world);
    expect(asked).toEqual(['load-more size=10']);
  });

  it('fails silently and is asked for again at the next one [NTF-8]', async () => {
    const { world, state } = await openBell(3);
    server.use(http.get(`${API}/messaging/notifications/load-more`, () => HttpResponse.error(), { once: true }));
    state.ids.unshift('n4');
    world.realtime.push('notification.new', { id: 'n4' });
    await settle(world);
    state.ids.unshift('n5');
    world.realtime.push('notification.new', { id: 'n5' });
    await settle(world);
    expect(listed(world)?.slice(0, 3)).toEqual(['n5', 'n4', 'n3']);
  });

  it('is no longer waited for once nobody shows the bell', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    const { store, realtime } = createApiWorld();
    notificationServer(1);
    const counting = store.dispatch(countNotSeenNotifications.initiate());
    await counting;
    expect(realtime.listenerCount()).toBeGreaterThan(0);
    counting.unsubscribe();
    await jest.advanceTimersByTimeAsync(61_000);
    expect(realtime.listenerCount()).toBe(0);
    jest.useRealTimers();
  });
});
