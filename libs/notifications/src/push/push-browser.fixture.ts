const KEY = 'BKq8-_test';

interface Options {
  permission?: NotificationPermission;
  /** What the reader answers the browser's question. */
  answer?: NotificationPermission;
  isSubscribed?: boolean;
  /** The key that the present subscription was made for. */
  key?: string;
  canSubscribe?: boolean;
}

export const PUSH_CONFIG = { push: { publicKey: KEY } };

const bytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)).buffer;

/** A browser with the Notifications and Push APIs; what was asked of it is kept for the tests. */
export function pushBrowser({ permission = 'default', answer = 'granted', ...rest }: Options = {}) {
  const { isSubscribed = false, key = KEY, canSubscribe = true } = rest;
  const calls: string[] = [];
  const messages = new EventTarget();
  const notification = {
    permission,
    requestPermission() {
      calls.push('ask');
      notification.permission = answer;
      return Promise.resolve(answer);
    },
  };
  let count = 0;
  const make = (applicationServerKey: ArrayBuffer) => {
    count += 1;
    const endpoint = `https://push.test/${count}`;
    return {
      options: { applicationServerKey, userVisibleOnly: true },
      toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe() {
        calls.push('unsubscribe');
        subscription = null;
        return Promise.resolve(true);
      },
    };
  };
  let subscription: ReturnType<typeof make> | null = null;
  if (isSubscribed) subscription = make(bytes(key));
  let isRegistered = isSubscribed;
  const registration = {
    active: {},
    pushManager: {
      getSubscription: () => Promise.resolve(subscription),
      subscribe({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) {
        calls.push('subscribe');
        if (!canSubscribe) return Promise.reject(new DOMException('no push service', 'AbortError'));
        subscription = make(applicationServerKey.slice().buffer);
        return Promise.resolve(subscription);
      },
    },
  };
  const serviceWorker = Object.assign(messages, {
    getRegistration: () => Promise.resolve(isRegistered ? registration : undefined),
    register(address: string, { scope }: { scope: string }) {
      calls.push(`register ${String(address)} for ${scope}`);
      isRegistered = true;
      return Promise.resolve(registration);
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  Object.assign(window, { Notification: notification, PushManager: class {} });
  return {
    calls,
    say: (data: unknown, ports: readonly MessagePort[] = []) =>
      serviceWorker.dispatchEvent(Object.assign(new Event('message'), { data, ports })),
    remove() {
      Reflect.deleteProperty(navigator, 'serviceWorker');
      Reflect.deleteProperty(window, 'Notification');
      Reflect.deleteProperty(window, 'PushManager');
    },
  };
}
