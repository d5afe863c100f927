import { tokensOfLoginAnswer, tokensOfTokenEndpoint } from './token-set.ts';

const jwt = (payload: unknown) => `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`;
const lifeOf = (accessToken: string) => tokensOfTokenEndpoint({ access_token: accessToken })?.expiresIn;

describe('the tokens of an answer', () => {
  it('are those of a token endpoint, and no more than it gave [OAU-2]', () => {
    const all = { access_token: 'a', refresh_token: 'r', id_token: 'i', expires_in: 60, scope: 'openid' };
    expect(tokensOfTokenEndpoint(all)).toEqual({ accessToken: 'a', refreshToken: 'r', idToken: 'i', expiresIn: 60 });
    expect(tokensOfTokenEndpoint({ access_token: 'a', expires_in: '999999999' })).toStrictEqual({
      accessToken: 'a',
      expiresIn: 999_999_999,
    });
  });

  it.each([
    [{ refresh_token: '' }],
    [{ id_token: '' }],
    [{ id_token: 7 }],
    [{ expires_in: '1e3' }],
    [{ expires_in: ' 60' }],
    [{ expires_in: '60s' }],
    [{ expires_in: '1234567890' }],
    [{ expires_in: null }],
  ])('are none with %j [OAU-2]', (over) => {
    expect(tokensOfTokenEndpoint({ access_token: 'a', ...over })).toBeNull();
  });

  it('are those of a sign-in, under data or at the top [LOG-6]', () => {
    const all = { accessToken: 'a', refreshToken: 'r', idToken: 'i', expiresIn: 60 };
    for (const body of [all, { data: all }, { data: all, accessToken: 'other' }])
      expect(tokensOfLoginAnswer(body)).toEqual(all);
    for (const idToken of [null, undefined])
      expect(tokensOfLoginAnswer({ ...all, idToken })).toStrictEqual({
        accessToken: 'a',
        refreshToken: 'r',
        expiresIn: 60,
      });
    for (const over of [{ accessToken: '' }, { refreshToken: undefined }, { expiresIn: '60' }, { idToken: '' }])
      expect(tokensOfLoginAnswer({ ...all, ...over })).toBeNull();
  });
});

describe('the life of a token without a word about it', () => {
  it('is what its own claims say, by no clock', () => {
    const odd = jwt({ iat: 1_000, exp: 1_900, name: '???>>>~~~üÿ' });
    // Both letters that make base64url another thing than base64.
    expect(odd).toMatch(/-.*_|_.*-/);
    expect(lifeOf(odd)).toBe(900);
    expect(tokensOfTokenEndpoint({ access_token: odd, expires_in: -1 })?.expiresIn).toBe(900);
    expect(tokensOfTokenEndpoint({ access_token: odd, expires_in: 1 })?.expiresIn).toBe(1);
  });

  it.each([
    ['no JWT', 'opaque'],
    ['no JSON', 'h.%%%.s'],
    ['not an object', jwt(null)],
    ['no end', jwt({ iat: 1 })],
    ['an end that is no number', jwt({ iat: 1, exp: '900' })],
    ['a beginning that is no number', jwt({ iat: '1', exp: 900 })],
    ['an end at its beginning', jwt({ iat: 900, exp: 900 })],
  ])('is an hour with %s', (_what, token) => expect(lifeOf(token)).toBe(3_600));
});
