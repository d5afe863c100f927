import { PASSWORD, type TestApp } from './test-app.ts';

interface SignIn {
  username?: unknown;
  /** Also what no text is. */
  password?: unknown;
  /** Beside those of SES-6, or in their place. */
  headers?: Record<string, string>;
  remoteAddress?: string;
  body?: object;
}

/** The sign-in by password as the portal sends it; the answer may be a refusal. */
export const sendLogin = (
  on: TestApp,
  { username = 'math', password = PASSWORD, headers, body, ...options }: SignIn = {},
) =>
  on.request({
    method: 'POST',
    url: '/mid/v1/auth/login',
    headers: { ...on.headers, ...headers },
    payload: { clientId: 'teacher-portal', userType: 'TEACHER', grantType: 'password', username, password, ...body },
    ...options,
  });

/** Trades a refresh token for new ones; the answer may be a refusal. */
export const sendRefresh = (on: TestApp, token: string, headers?: Record<string, string>) =>
  sendForm(on, '/oidc/token', { grant_type: 'refresh_token', refresh_token: token }, headers);

/** Asks the provider to end what an access token or a refresh token stands for. */
export const sendRevocation = (on: TestApp, token: string, headers?: Record<string, string>) =>
  sendForm(on, '/oidc/token/revocation', { token }, headers);

const sendForm = (on: TestApp, url: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  on.request({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ client_id: 'teacher-portal', ...form }).toString(),
  });
