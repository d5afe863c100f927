/** @jest-environment @portal/test-runner/dom-environment */
import type { Notification } from '@portal/domain/notifications/notification';
import { notificationsContract as contract } from '@portal/domain/notifications/notifications.contract';
import { fake, fakeProblem } from '@portal/testing/contract-fakes';
import { fetchFromFakes } from '@portal/testing/fake-fetch';
import { someNotifications } from '@portal/testing/notifications/notification-builders';
import { createApiWorld } from '@portal/testing-api/api-world';
import { baseApi } from '../base-api.ts';
import { notificationsApi } from './notifications.api.ts';

const { countNotSeenNotifications, listNotifications, ...actions } = notificationsApi.endpoints;
type Filter = 'all' | 'unread' | 'archived' | 'snoozed';
type World = ReturnType<typeof createApiWorld>;
const worlds: World[] = [];
// Open channels keep the process alive.
afterEach(() => worlds.splice(0).forEach(({ store }) => store.dispatch(baseApi.util.resetApiState())));

/** A server with `count` notifications that keeps what is done to them, and can refuse every action. */
function aServer(count: number) {
  let all = someNotifications(count);
  const state = { isRefusing: false, counts: 0, unseen: count };
  const edit = (id: string, over: Partial<Notification>) => {
    all = all.map((one) => (one.id === id ? { ...one, ...over } : one));
  };
  const action =
    <T, A extends object = object>(does: (request: T) => void, answer = {} as A) =>
    (request: T) => {
      if (state.isRefusing) return new Response('{}', { status: 500 });
      does(request);
      return answer;
    };
  const fits: Record<string, (one: Notification) => boolean> = {
    all: (one) => !one.isArchived && one.snoozedUntil === null,
    unread: (one) => !one.isArchived && one.snoozedUntil === null && !one.isRead,
    archived: (one) => one.isArchived,
    snoozed: (one) => !one.isArchived && one.snoozedUntil !== null,
  };
  const fakes = [
    fake(contract.countNotSeenNotifications, () => {
      state.counts += 1;
      return { count: state.unseen };
    }),
    fake(contract.listNotifications, ({ query }) => {
      const listed = all.filter(fits[query.filter ?? 'all'] ?? (() => true));
      const start = query.lastItem ? listed.findIndex(({ id }) => id === query.lastItem) + 1 : 0;
      return { total: listed.length, items: listed.slice(start, start + Number(query.size)) };
    }),
    fake(
      contract.markAllNotificationsSeen,
      action(() => void (state.unseen = 0)),
    ),
    fake(
      contract.markNotificationRead,
      action(({ body }) => edit(body.id, { isRead: true })),
    ),
    fake(
      contract.markAllNotificationsRead,
      action(() => void (all = all.map((one) => ({ ...one, isRead: true }))), { readUpTo: 0 }),
    ),
    fake(
      contract.archiveNotification,
      action(({ body }) => edit(body.id, { isArchived: body.isArchived })),
    ),
    fake(
      contract.snoozeNotification,
      action(({ body }) => edit(body.id, { snoozedUntil: body.until })),
    ),
  ];
  return { state, fetch: fetchFromFakes(fakes) };
}

async function aTab(server: Pick<ReturnType<typeof aServer>, 'fetch'>, filters: readonly Filter[] = ['all', 'unread']) {
  const world = createApiWorld({ fetch: server.fetch, origin: 'https://api.test' });
  worlds.push(world);
  await world.store.dispatch(countNotSeenNotifications.initiate());
  for (const filter of filters) await world.store.dispatch(listNotifications.initiate({ filter }));
  return world;
}
const ids = ({ store }: World, filter: Filter = 'all') =>
  listNotifications
    .select({ filter })(store.getState())
    .data?.pages.flatMap(({ items }) => items.map(({ id }) => id));
const unread = ({ store }: World) =>
  listNotifications
    .select()(store.getState())
    .data?.pages.flatMap(({ items }) => items.filter(({ isRead }) => !isRead).map(({ id }) => id));
const badge = ({ store }: World) => countNotSeenNotifications.select()(store.getState()).data?.count;
const settled = async (...all: World[]) => {
  for (let round = 0; round < 4; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    for (const { store } of all) await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
  }
};
const soon = new Date(Date.now() + 3_600_000).toISOString();

it('reads all at once, and they are unread again when the server refuses [NTF-5]', async () => {
  const server = aServer(4);
  const tab = await aTab(server);
  server.state.isRefusing = true;
  const marking = tab.store.dispatch(actions.markAllNotificationsRead.initiate({ body: { upTo: 'notification-1' } }));
  expect(unread(tab)).toEqual([]);
  await marking;
  expect(unread(tab)).toHaveLength(4);
  server.state.isRefusing = false;
  await tab.store.dispatch(actions.markAllNotificationsRead.initiate({ body: { upTo: 'notification-1' } }));
  await settled(tab);
  expect(unread(tab)).toEqual([]);
  // Nothing jumps away under the finger.
  expect(ids(tab, 'unread')).toHaveLength(4);
});

it('takes an archived one out of every list at once, and back to its place when the server refuses', async () => {
  const server = aServer(4);
  const tab = await aTab(server);
  server.state.isRefusing = true;
  const archiving = tab.store.dispatch(
    actions.archiveNotification.initiate({ body: { id: 'notification-2', isArchived: true } }),
  );
  expect(ids(tab)).toEqual(['notification-1', 'notification-3', 'notification-4']);
  await archiving;
  expect(ids(tab)).toEqual(['notification-1', 'notification-2', 'notification-3', 'notification-4']);
  expect(ids(tab, 'unread')).toHaveLength(4);
});

it('brings an archived one back when that is undone', async () => {
  const tab = await aTab(aServer(3));
  const archive = (isArchived: boolean) =>
    tab.store.dispatch(actions.archiveNotification.initiate({ body: { id: 'notification-2', isArchived } }));
  await archive(true);
  await archive(false);
  await settled(tab);
  expect(ids(tab)).toEqual(['notification-1', 'notification-2', 'notification-3']);
});

it('puts one off into the list of those for later', async () => {
  const tab = await aTab(aServer(3), ['all', 'snoozed']);
  await tab.store.dispatch(actions.snoozeNotification.initiate({ body: { id: 'notification-1', until: soon } }));
  expect([ids(tab), ids(tab, 'snoozed')]).toEqual([['notification-2', 'notification-3'], ['notification-1']]);
});

it('loads a list anew when all that it showed was taken away although there is more', async () => {
  const tab = await aTab(aServer(12), ['all']);
  for (const id of ids(tab) ?? [])
    await tab.store.dispatch(actions.archiveNotification.initiate({ body: { id, isArchived: true } }));
  await settled(tab);
  expect(ids(tab)).toEqual(['notification-11', 'notification-12']);
});

describe('two tabs', () => {
  it('show the same badge after all were seen in one of them [NTF-3] [NTF-4]', async () => {
    const server = aServer(3);
    const [here, there] = [await aTab(server), await aTab(server)];
    expect([badge(here), badge(there)]).toEqual([3, 3]);
    server.state.counts = 0;
    await here.store.dispatch(actions.markAllNotificationsSeen.initiate({ body: { upTo: 'notification-1' } }));
    await settled(here, there);
    expect([badge(here), badge(there)]).toEqual([0, 0]);
    // Each asked once: the tab that did it does not hear itself.
    expect(server.state.counts).toBe(2);
  });

  it('show the same reads, archive and order, without loading a list [NTF-5]', async () => {
    const server = aServer(4);
    const [here, there] = [await aTab(server), await aTab(server)];
    await here.store.dispatch(actions.markNotificationRead.initiate({ body: { id: 'notification-2' } }));
    await here.store.dispatch(
      actions.archiveNotification.initiate({ body: { id: 'notification-3', isArchived: true } }),
    );
    await settled(here, there);
    for (const tab of [here, there]) {
      expect(unread(tab)).toEqual(['notification-1', 'notification-4']);
      expect(ids(tab)).toEqual(['notification-1', 'notification-2', 'notification-4']);
    }
    await there.store.dispatch(actions.markAllNotificationsRead.initiate({ body: {} }));
    await settled(here, there);
    expect(unread(here)).toEqual([]);
  });

  it('tell each other nothing that the server refused', async () => {
    const server = aServer(2);
    const [here, there] = [await aTab(server), await aTab(server)];
    server.state.isRefusing = true;
    await here.store.dispatch(actions.markNotificationRead.initiate({ body: { id: 'notification-1' } }));
    await settled(here, there);
    expect([unread(here), unread(there)]).toEqual([unread(there), ['notification-1', 'notification-2']]);
  });

  it('pay no heed to a message of another release', async () => {
    const tab = await aTab(aServer(2));
    const other = new BroadcastChannel('portal-notifications');
    for (const message of ['read', null, { ids: ['../x'], change: {} }, { kind: 'seen' }]) other.postMessage(message);
    await settled(tab);
    other.close();
    expect(unread(tab)).toHaveLength(2);
  });
});

it('asks for the list when the polled number has grown while nobody announces [NTF-10]', async () => {
  const tab = await aTab(aServer(2), ['all']);
  tab.realtime.disconnect();
  const { fetch } = aServer(3);
  worlds.push(createApiWorld({ fetch, realtime: tab.realtime }));
  await tab.store.dispatch(countNotSeenNotifications.initiate(undefined, { forceRefetch: true }));
  await settled(tab);
  expect([badge(tab), ids(tab)?.length]).toEqual([3, 3]);
});

it('says which action failed', async () => {
  const world = createApiWorld({ fetch: fetchFromFakes([fakeProblem(contract.snoozeNotification, 'NOT_FOUND')]) });
  worlds.push(world);
  const { error } = await world.store.dispatch(
    actions.snoozeNotification.initiate({ body: { id: 'gone', until: soon } }),
  );
  expect(error).toMatchObject({ code: 'NOT_FOUND', message: '찾는 내용이 없어요' });
});
