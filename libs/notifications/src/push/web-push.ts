import { SITE_PREFIX } from '@portal/domain/tenant/tenant';

const SCOPE = `${SITE_PREFIX}/`;
const WORKER = `${SCOPE}push-worker.js`;
/** The one policy that the server's headers allow; it makes this one address and no other. */
const POLICY = 'push-worker';

/** Whether this browser can be told anything while no page is open. */
export const isPushSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(address: string): string };
}

let policy: { createScriptURL(address: string): string } | undefined;

/** The worker's address as the browser wants it: where Trusted Types are enforced, a plain string is refused. */
function workerAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  // A policy can be made once.
  policy ??= trustedTypes?.createPolicy(POLICY, { createScriptURL: () => WORKER });
  return policy?.createScriptURL(WORKER) ?? WORKER;
}

async function untilActive(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return;
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The push worker could not be installed'));
    });
  });
}

function bytesOf(base64Url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64Url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

function isFor({ options }: PushSubscription, key: Uint8Array): boolean {
  const own = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return own.length === key.length && own.every((byte, index) => byte === key[index]);
}

/** The subscription that this browser has already, if any. */
export async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** This browser's subscription for the server's key; one for an older key is replaced. Permission must be granted. */
export async function subscribe(publicKey: string): Promise<PushSubscription> {
  const registration = await navigator.serviceWorker.register(workerAddress(), {
    scope: SCOPE,
    updateViaCache: 'none',
  });
  await untilActive(registration);
  const key = bytesOf(publicKey);
  const present = await registration.pushManager.getSubscription();
  if (present && isFor(present, key)) return present;
  await present?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** What the server keeps of a subscription. */
export const tokenOf = (subscription: PushSubscription): string => JSON.stringify(subscription);
