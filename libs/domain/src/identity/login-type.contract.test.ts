import * as v from 'valibot';
import { loginTypeContract as contract } from './login-type.contract.ts';
import { sessionContract } from './session.contract.ts';

describe('signing in with a provider [LOG-7]', () => {
  const body = { clientId: 'teacher-portal', userType: 'TEACHER', provider: 'google', idToken: 'a.b-c_d' };
  it.each<[string, object, boolean]>([
    ['google', {}, true],
    ['facebook', { provider: 'facebook' }, true],
    ['zalo, which makes access tokens only', { provider: 'zalo', idToken: undefined, accessToken: 'x' }, true],
    ['another one', { provider: 'apple' }, false],
    ['as a student', { userType: 'STUDENT' }, false],
    ['with a token of 4,096 letters', { idToken: 'a'.repeat(4_096) }, true],
    ['with a token of 4,097', { idToken: 'a'.repeat(4_097) }, false],
    ['with a token that breaks a header', { idToken: 'a\r\nx-admin: 1' }, false],
    ['with a token that adds to an address', { accessToken: 'a&scope=all' }, false],
    ['with an empty token', { idToken: '' }, false],
    ['with a client of 65 letters', { clientId: 'c'.repeat(65) }, false],
    ['with an e-mail that she claims', { email: 'kim@example.com' }, false],
  ])('%s', (_what, change, fits) => {
    expect(v.is(contract.loginWithProvider.body, { ...body, ...change })).toBe(fits);
  });

  it('answers as signing in by password does', () => {
    expect(contract.loginWithProvider.response).toBe(sessionContract.login.response);
    expect(contract.loginWithProvider.errors).toContain('ACCOUNT_NOT_LINKED');
  });
});

describe('the ways to sign in to one account [LOG-7]', () => {
  it.each([
    [{ provider: 'google' }, true],
    [{ provider: 'google', password: 'demo1234!' }, true],
    [{ provider: 'google', password: '가'.repeat(201) }, false],
    [{ provider: 'PASSWORD' }, false],
    [{}, false],
  ])('one is taken away by %j: %s', (body, fits) => {
    expect(v.is(contract.removeLoginType.body, body)).toBe(fits);
  });

  it('the last one is not taken away, and none that is another account’s is added', () => {
    expect(contract.removeLoginType.errors).toContain('LAST_LOGIN_TYPE');
    expect(contract.addLoginType.errors).toContain('LOGIN_TYPE_IN_USE');
  });

  it('are told by their provider and its e-mail, and never by what proves them', () => {
    const item = { provider: 'google', email: 'kim@example.com', linkedAt: '2026-11-18T01:42:00Z' };
    const answer = { data: { total: 1, items: [{ ...item, subject: '1234', token: 'secret' }] } };
    expect(v.parse(contract.listLoginTypes.response, answer)).toEqual({ data: { total: 1, items: [item] } });
  });
});

describe('leaving [SES-4]', () => {
  it.each([
    [{}, true],
    [{ refreshToken: 'r'.repeat(512) }, true],
    [{ refreshToken: 'r'.repeat(513) }, false],
    [{ everywhere: true }, false],
  ])('with %j: %s', (body, fits) => {
    expect(v.is(sessionContract.logout.body, body)).toBe(fits);
  });

  it('needs no session, so that it never fails; a ticket for the socket needs one [CHT-3]', () => {
    expect([sessionContract.logout.access, sessionContract.createSocketTicket.access]).toEqual(['public', 'user']);
  });
});
