import { json } from '../oauth/provider-double.ts';
import { requestTokens, revokeToken } from './token-endpoint.ts';

const URL_OF_TOKENS = 'https://portal.test/oidc/token';
const FORM = { grant_type: 'refresh_token', refresh_token: 'r0', client_id: 'teacher-portal' };
const tooLate = new AbortController().signal;

function world(answer: () => Promise<Response>) {
  const fetch = jest.fn<ReturnType<typeof globalThis.fetch>, Parameters<typeof globalThis.fetch>>(answer);
  const timeout = jest.fn((_ms: number) => tooLate);
  const log = jest.fn();
  const ask = (remember = true) => requestTokens({ fetch, timeout, log }, URL_OF_TOKENS, FORM, remember);
  return { fetch, timeout, log, ask };
}
const answering = (response: Response) => world(() => Promise.resolve(response));

describe('asking for tokens', () => {
  it('is a form that outlives the page, follows nobody and waits for fifteen seconds at most [OAU-2]', async () => {
    const { fetch, timeout, log, ask } = answering(json({ access_token: 'a1', refresh_token: 'r1', expires_in: 600 }));
    const tokens = { accessToken: 'a1', refreshToken: 'r1', expiresIn: 600 };
    expect(await ask()).toEqual({ tokens, isRefused: false });
    expect(fetch.mock.calls).toEqual([
      [
        URL_OF_TOKENS,
        {
          method: 'POST',
          headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
          body: 'grant_type=refresh_token&refresh_token=r0&client_id=teacher-portal',
          keepalive: true,
          redirect: 'error',
          signal: tooLate,
        },
      ],
    ]);
    expect(timeout.mock.calls).toEqual([[15_000]]);
    expect(log).not.toHaveBeenCalled();
  });

  it('says when the session is not to be remembered', async () => {
    const { fetch, ask } = answering(json({}));
    await ask(false);
    expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('x-remember')).toBe('0');
  });

  it.each([
    ['401', json({}, 401), true, undefined],
    ['403', json({ error: 'access_denied' }, 403), true, 'access_denied'],
    ['a token that is none any more', json({ error: 'invalid_grant' }, 400), true, 'invalid_grant'],
    ['a wrong question', json({ error: 'invalid_request' }, 400), false, 'invalid_request'],
    ['the same words of a broken server', json({ error: 'invalid_grant' }, 500), false, 'invalid_grant'],
    ['an error that is no text', json({ error: 7 }, 400), false, undefined],
    ['null', json(null, 400), false, undefined],
    ['a text', json('invalid_grant', 400), false, undefined],
    ['nothing', json({}, 400), false, undefined],
    ['a page', new Response('<html>', { status: 502 }), false, undefined],
  ])(
    'tells by %s whether it was refused, and logs it without a token [SES-3] [SES-7]',
    async (_what, answer, isRefused, error) => {
      const { log, ask } = answering(answer);
      expect(await ask()).toEqual({ tokens: null, isRefused });
      expect(log.mock.calls).toEqual([['Token refresh failed', { status: answer.status, error }]]);
    },
  );

  it('takes an answer without tokens for no answer [SES-7]', async () => {
    for (const answer of [json({ access_token: '' }), new Response('<html>')]) {
      const { log, ask } = answering(answer);
      expect(await ask()).toEqual({ tokens: null, isRefused: false });
      expect(log.mock.calls).toEqual([['Token refresh failed: the answer holds no tokens']]);
    }
  });

  it.each([
    [new TypeError('Failed to fetch r0'), 'TypeError'],
    [{ message: 'of another kind' }, 'unknown'],
  ])('logs the kind of a failure and no more [SES-7]', async (failure, reason) => {
    const { log, ask } = world(() => Promise.reject(failure as Error));
    expect(await ask()).toEqual({ tokens: null, isRefused: false });
    expect(log.mock.calls).toEqual([['Token refresh failed', { reason }]]);
  });
});

it('gives a token back by a form that nobody waits for [SES-4]', async () => {
  const { fetch, timeout } = world(() => Promise.reject(new TypeError('offline')));
  revokeToken({ fetch, timeout }, `${URL_OF_TOKENS}/revocation`, 'teacher-portal', 'r1');
  await expect(fetch.mock.results[0]?.value).rejects.toThrow('offline');
  expect(fetch.mock.calls).toEqual([
    [
      `${URL_OF_TOKENS}/revocation`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'client_id=teacher-portal&token=r1&token_type_hint=refresh_token',
        keepalive: true,
        signal: tooLate,
      },
    ],
  ]);
  expect(timeout.mock.calls).toEqual([[15_000]]);
});
