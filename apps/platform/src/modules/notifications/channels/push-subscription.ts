import * as v from 'valibot';

const base64url = (bytes: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[A-Za-z0-9_-]{1,128}={0,2}$/),
    v.check((text) => Buffer.from(text, 'base64url').length === bytes),
  );

/** What a browser hands out: the address of its push service, and the keys that only it can read with. */
const PushSubscription = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(2_048), v.url()),
  keys: v.object({ p256dh: base64url(65), auth: base64url(16) }),
});
export type PushSubscription = v.InferOutput<typeof PushSubscription>;

export const LOOPBACK = ['localhost', '127.0.0.1'];

/** Subscription, or NOT_ONE for another application's token, or NOT_ALLOWED for an address that nobody may make us ask. */
export function readSubscription(
  token: string,
  hosts: readonly string[],
): PushSubscription | 'NOT_ONE' | 'NOT_ALLOWED' {
  const value = jsonOf(token);
  if (typeof value !== 'object' || value === null || !('endpoint' in value)) return 'NOT_ONE';
  const parsed = v.safeParse(PushSubscription, value);
  return parsed.success && isPushService(new URL(parsed.output.endpoint), hosts) ? parsed.output : 'NOT_ALLOWED';
}

/** An https address of a listed host at its usual port. A listed loopback host may be anywhere, as tests have it. */
function isPushService({ protocol, hostname, port, username, password }: URL, hosts: readonly string[]): boolean {
  if (username || password) return false;
  if (LOOPBACK.includes(hostname)) return hosts.includes(hostname);
  if (protocol !== 'https:' || port !== '') return false;
  return hosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
