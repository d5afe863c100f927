import { createHash, randomBytes } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './test-app.ts';

export const REDIRECT = 'http://localhost:3000/kr/oauth2/callback';
const CLIENT = 'teacher-portal';

/** Keeps the cookies of one browser and follows the provider's redirects like one. */
export class OidcBrowser {
  readonly cookies = new Map<string, string>();
  readonly verifier = randomBytes(32).toString('base64url');
  readonly state = randomBytes(16).toString('base64url');
  readonly nonce = randomBytes(16).toString('base64url');
  readonly #app: TestApp;

  constructor(app: TestApp) {
    this.#app = app;
  }

  authorizeUrl(changes: Record<string, string | undefined> = {}): string {
    const parameters = {
      client_id: CLIENT,
      response_type: 'code',
      redirect_uri: REDIRECT,
      scope: 'openid profile email phone teacher',
      state: this.state,
      nonce: this.nonce,
      code_challenge: createHash('sha256').update(this.verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...changes,
    };
    const given = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return `/oidc/auth?${new URLSearchParams(given).toString()}`;
  }

  async get(url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.#keep(await this.#app.request({ url: local(url), headers: { ...this.#cookieHeader(), ...headers } }));
  }

  async post(
    url: string,
    form: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    return this.#keep(
      await this.#app.request({
        method: 'POST',
        url: local(url),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...this.#cookieHeader(), ...headers },
        payload: new URLSearchParams(form).toString(),
      }),
    );
  }

  /** Follows redirects inside the platform; stops at a page or at the client's own address. */
  async follow(answer: LightMyRequestResponse): Promise<{ answer: LightMyRequestResponse; url: string }> {
    let at = String(answer.headers.location ?? '');
    let current = answer;
    for (let hops = 0; hops < 8 && at && !at.startsWith(REDIRECT); hops++) {
      current = await this.get(at);
      if (!current.headers.location) return { answer: current, url: at };
      at = String(current.headers.location);
    }
    return { answer: current, url: at };
  }

  /** Opens the sign-in page and resolves to its address. */
  async openStep(
    changes: Record<string, string | undefined> = {},
  ): Promise<{ answer: LightMyRequestResponse; url: string }> {
    return this.follow(await this.get(this.authorizeUrl(changes)));
  }

  /** Signs in at the provider and resolves to the callback address with its code. */
  async signIn(account: string, password: string, changes: Record<string, string | undefined> = {}): Promise<URL> {
    const step = await this.openStep(changes);
    const posted = await this.post(`${local(step.url)}/sign-in`, { account, password });
    return new URL((await this.follow(posted)).url);
  }

  exchange(code: string, changes: Record<string, string> = {}, headers: Record<string, string> = {}) {
    return this.post(
      '/oidc/token',
      {
        grant_type: 'authorization_code',
        client_id: CLIENT,
        code,
        redirect_uri: REDIRECT,
        code_verifier: this.verifier,
        ...changes,
      },
      headers,
    );
  }

  refresh(token: string, headers: Record<string, string> = {}) {
    return this.post('/oidc/token', { grant_type: 'refresh_token', client_id: CLIENT, refresh_token: token }, headers);
  }

  #cookieHeader(): Record<string, string> {
    return this.cookies.size ? { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') } : {};
  }

  #keep(answer: LightMyRequestResponse): LightMyRequestResponse {
    for (const { name, value, maxAge, expires } of answer.cookies) {
      const isGone = maxAge === 0 || (expires && expires < new Date()) || value === '';
      if (isGone) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }
}

const local = (url: string) => url.replace(/^http:\/\/localhost:3000/, '');
