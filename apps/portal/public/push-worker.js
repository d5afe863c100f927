// Shows that something came, and opens it. It never says what: a locked screen has other readers too (security 2.11).
// No fetch handler: pages come from the server as they always do.

const ID = /^[A-Za-z0-9_-]{1,64}$/;
const ACK_MS = 500;

/** The only thing that is believed of a message: which notification it is about. */
function idOf(data) {
  try {
    const { id } = data.json();
    return typeof id === 'string' && ID.test(id) ? id : null;
  } catch {
    return null;
  }
}

/** Whether a page takes the notification over; one that shows something else than the portal does not answer. */
function takesOver(page, id) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const settle = (isTaken) => {
      clearTimeout(timer);
      port1.close();
      resolve(isTaken);
    };
    const timer = setTimeout(() => settle(false), ACK_MS);
    port1.onmessage = () => settle(true);
    page.postMessage({ kind: 'notification.open', id }, [port2]);
  });
}

async function open(id) {
  const { scope } = self.registration;
  const address = new URL(id === null ? 'notification?type=notification' : `notification/${id}`, scope).href;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [page] = pages.filter(({ url }) => url.startsWith(scope) || `${url}/` === scope);
  // A click allows one of the two: a page to come to the front, or a new one.
  if (page && (page.url === address || (await takesOver(page, id)))) await page.focus();
  else await self.clients.openWindow(address);
}

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('push', (event) => {
  const id = idOf(event.data);
  event.waitUntil(
    self.registration.showNotification('새 알림이 왔어요', {
      body: '눌러서 내용을 확인해 주세요.',
      lang: 'ko',
      // The same one told twice shows once.
      tag: id ?? 'notification',
      data: { id },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  const { data } = event.notification;
  event.notification.close();
  event.waitUntil(open(typeof data?.id === 'string' && ID.test(data.id) ? data.id : null));
});
