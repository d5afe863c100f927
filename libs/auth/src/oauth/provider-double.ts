// Test support: the identity provider and the API of one session, as security 2.2 describes them.

export interface ProviderDoubleOptions {
  /** What becomes of the next token calls; then all are answered. */
  readonly tokenPlan?: ('answer' | 'network' | 'slow' | 500 | 'revoke')[];
  /** A point where other things may happen first. */
  readonly pause?: (label: string) => Promise<void>;
  /** Sets the cookies itself, as the reference server does. */
  readonly setsCookies?: Map<string, string>;
  readonly cookiePrefix?: string;
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

const slow = () => new DOMException('Too late', 'TimeoutError');

/** Access token `a7` and refresh token `r7` belong to generation 7. */
export function createProviderDouble(options: ProviderDoubleOptions = {}) {
  const { tokenPlan = [], pause = () => Promise.resolve() } = options;
  let generation = 0;
  let isAccessAlive = true;
  let isRevoked = false;
  let rotations = 0;
  let inFlight = 0;
  let mostInFlight = 0;
  const forms: URLSearchParams[] = [];
  const prefix = options.cookiePrefix ?? '__Host-';

  function rotate(refreshToken: string | null): Response {
    // An equal refresh gets an equal answer; anything older is reuse.
    const sent = Number(refreshToken?.slice(1));
    if (isRevoked || (sent !== generation && sent !== generation - 1)) return json({ error: 'invalid_grant' }, 400);
    if (sent === generation) {
      generation += 1;
      rotations += 1;
      isAccessAlive = true;
    }
    options.setsCookies?.set(`${prefix}access_token`, `a${generation}`);
    options.setsCookies?.set(`${prefix}refresh_token`, `r${generation}`);
    return json({ access_token: `a${generation}`, refresh_token: `r${generation}`, expires_in: 600, id_token: 'i' });
  }

  async function token(init: RequestInit | undefined): Promise<Response> {
    const form = new URLSearchParams(init?.body as string);
    forms.push(form);
    inFlight += 1;
    mostInFlight = Math.max(mostInFlight, inFlight);
    try {
      await pause('token call arrives');
      const plan = tokenPlan.shift() ?? 'answer';
      if (plan === 'network') throw new TypeError('Failed to fetch');
      if (plan === 'slow') throw slow();
      if (plan === 500) return json({ error: 'server_error' }, 500);
      if (plan === 'revoke') isRevoked = true;
      const answer = rotate(form.get('refresh_token'));
      await pause('token answer comes');
      return answer;
    } finally {
      inFlight -= 1;
    }
  }

  return {
    token,
    forms,
    /** Whether the API takes this bearer token now. */
    takes: (bearer: string | undefined) => !isRevoked && isAccessAlive && bearer === `a${generation}`,
    expireAccess: () => void (isAccessAlive = false),
    revoke: () => void (isRevoked = true),
    rotations: () => rotations,
    mostInFlight: () => mostInFlight,
    generation: () => generation,
    isRevoked: () => isRevoked,
  };
}
