/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { Id } from '@portal/domain/contract/scalar';

const SCOPE = 'https://portal.test/kr/';
type Listener = (event: Record<string, unknown>) => void;

interface Page {
  url: string;
  focus: jest.Mock;
  postMessage: jest.Mock;
}

/** An open page; one that answers takes a notification over. */
function aPage(url: string, answers: boolean): Page {
  return {
    url,
    focus: jest.fn(() => Promise.resolve()),
    postMessage: jest.fn((_message: unknown, [port]: MessagePort[]) => answers && port?.postMessage('opened')),
  };
}

/** The worker's file, run in a global scope of a service worker that only remembers. */
async function startWorker(pages: Page[] = []) {
  const source = await readFile(`${import.meta.dirname}/../public/push-worker.js`, 'utf8');
  const listeners: Record<string, Listener> = {};
  const self = {
    addEventListener: (name: string, listener: Listener) => void (listeners[name] = listener),
    skipWaiting: jest.fn(() => Promise.resolve()),
    registration: { scope: SCOPE, showNotification: jest.fn(() => Promise.resolve()) },
    clients: { matchAll: jest.fn(() => Promise.resolve(pages)), openWindow: jest.fn(() => Promise.resolve()) },
  };
  new Function('self', source)(self);
  const happens = async (name: string, event: Record<string, unknown> = {}) => {
    const waits: unknown[] = [];
    listeners[name]?.({ ...event, waitUntil: (promise: unknown) => waits.push(promise) });
    await Promise.all(waits);
  };
  return {
    self,
    listeners,
    pushed: (text: string | null) =>
      happens('push', { data: text === null ? null : { json: () => JSON.parse(text) as unknown } }),
    async clicked(data: unknown) {
      const close = jest.fn();
      await happens('notificationclick', { notification: { data, close } });
      expect(close).toHaveBeenCalledTimes(1);
    },
  };
}

describe('the push worker [NTF-10]', () => {
  it('listens to nothing that would stand between a page and the server', async () => {
    const { listeners } = await startWorker();
    expect(Object.keys(listeners).sort()).toEqual(['install', 'notificationclick', 'push']);
  });

  it('says in Korean that something came, and not what; the same one shows once', async () => {
    const { self, pushed } = await startWorker();
    await pushed('{"id":"n-1","title":"비밀","content":"학생 A12","url":"https://evil.test/"}');
    const [title, options] = self.registration.showNotification.mock.calls[0] as unknown as [string, object];
    expect(title).toBe('새 알림이 왔어요');
    expect(options).toMatchObject({ lang: 'ko', tag: 'n-1', data: { id: 'n-1' } });
    expect(JSON.stringify([title, options])).not.toMatch(/비밀|A12|evil/);
  });

  it.each([
    null,
    '',
    'hello',
    '[]',
    'null',
    '{"id":7}',
    '{"id":"../login"}',
    '{"id":""}',
    `{"id":"${'a'.repeat(65)}"}`,
  ])('shows something for %j too, as the browser demands, without believing it', async (text) => {
    const { self, pushed } = await startWorker();
    await pushed(text);
    expect(self.registration.showNotification).toHaveBeenCalledWith(
      '새 알림이 왔어요',
      expect.objectContaining({ tag: 'notification', data: { id: null } }),
    );
  });

  it('opens the notification by its id where no page is open', async () => {
    const { self, clicked } = await startWorker();
    await clicked({ id: 'n-1', url: 'https://evil.test/' });
    expect(self.clients.openWindow.mock.calls).toEqual([[`${SCOPE}notification/n-1`]]);
  });

  it.each([null, undefined, {}, { id: null }, { id: '../../oidc' }, { id: 'https://evil.test/' }])(
    'opens the list for %j',
    async (data) => {
      const { self, clicked } = await startWorker();
      await clicked(data);
      expect(self.clients.openWindow.mock.calls).toEqual([[`${SCOPE}notification?type=notification`]]);
    },
  );

  it('brings an open page to the front, which shows it without a load', async () => {
    const page = aPage(`${SCOPE}account/calendar`, true);
    const { self, clicked } = await startWorker([page]);
    await clicked({ id: 'n-1' });
    expect(page.postMessage.mock.calls[0]?.[0]).toEqual({ kind: 'notification.open', id: 'n-1' });
    expect(page.focus).toHaveBeenCalledTimes(1);
    expect(self.clients.openWindow).not.toHaveBeenCalled();
  });

  it('only brings the page to the front that shows it already', async () => {
    const page = aPage(`${SCOPE}notification/n-1`, true);
    const { clicked } = await startWorker([page]);
    await clicked({ id: 'n-1' });
    expect(page.postMessage).not.toHaveBeenCalled();
    expect(page.focus).toHaveBeenCalledTimes(1);
  });

  it('opens a window when the page does not answer, or is none of the portal', async () => {
    const silent = aPage(`${SCOPE}login`, false);
    const other = aPage('https://portal.test/docs', true);
    const { self, clicked } = await startWorker([other, silent]);
    await clicked({ id: 'n-1' });
    expect(other.postMessage).not.toHaveBeenCalled();
    expect(silent.focus).not.toHaveBeenCalled();
    expect(self.clients.openWindow).toHaveBeenCalledTimes(1);
  });

  it('knows an id as the contracts do', async () => {
    for (const id of ['a', 'ntf_7', 'N-1', 'a b', 'a/b', 'ä', '', 'a'.repeat(64), 'a'.repeat(65)]) {
      const { self, pushed } = await startWorker();
      await pushed(JSON.stringify({ id }));
      const data = { id: v.is(Id, id) ? id : null };
      expect(self.registration.showNotification).toHaveBeenCalledWith(
        expect.anything(),
        expect.objectContaining({ data }),
      );
    }
  });
});
