import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Instant } from '../contract/scalar.ts';
import { LIMITS } from '../tenant/limits.ts';
import { LoginAnswer } from './session.contract.ts';
import { LOGIN_PROVIDERS } from './user.ts';

// The letters of JWTs and bearer tokens: what is sent on to a provider can carry nothing else.
const Token = v.pipe(v.string(), v.maxLength(4_096), v.regex(/^[A-Za-z0-9._~+/=-]+$/));

/** What a provider gave its visitor: an ID token, or an access token where it makes none. */
const Proof = {
  provider: v.picklist(LOGIN_PROVIDERS),
  idToken: v.optional(Token),
  accessToken: v.optional(Token),
};

/** One way to sign in to an account. `email` is what the provider calls her, for telling two accounts apart. */
export const LoginType = v.object({
  provider: v.picklist(['PASSWORD', ...LOGIN_PROVIDERS]),
  email: v.nullable(v.string()),
  linkedAt: Instant,
});
export type LoginType = v.InferOutput<typeof LoginType>;

const LoginTypes = dataOf(v.object({ total: v.number(), items: v.array(LoginType) }));

/** Sign-in by google, facebook and zalo, and which of them an account has (LOG-7). */
export const loginTypeContract = defineContract({
  loginWithProvider: {
    method: 'POST',
    path: '/mid/v1/auth/login/oauth2/openid',
    access: 'public',
    summary: '소셜 로그인',
    body: v.strictObject({
      clientId: v.pipe(v.string(), v.maxLength(64)),
      userType: v.literal('TEACHER'),
      ...Proof,
    }),
    response: LoginAnswer,
    errors: ['OPENID_INVALID', 'PROVIDER_DISABLED', 'ACCOUNT_NOT_LINKED', 'USER_TYPE_MISMATCH', 'ACCOUNT_DELETED'],
  },
  listLoginTypes: {
    method: 'GET',
    path: '/mid/v1/users/login-types',
    access: 'user',
    summary: '내 로그인 방법',
    response: LoginTypes,
    errors: [],
  },
  addLoginType: {
    method: 'POST',
    path: '/mid/v1/users/add-login-type',
    access: 'user',
    summary: '로그인 방법 연결',
    body: v.strictObject(Proof),
    response: LoginTypes,
    // WRONG_STATE: the account has another identity of this provider already.
    errors: ['OPENID_INVALID', 'PROVIDER_DISABLED', 'LOGIN_TYPE_IN_USE', 'WRONG_STATE'],
  },
  removeLoginType: {
    method: 'POST',
    path: '/mid/v1/users/remove-login-type',
    access: 'user',
    summary: '로그인 방법 연결 끊기',
    body: v.strictObject({
      provider: v.picklist(LOGIN_PROVIDERS),
      // Asked for where the account has one.
      password: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.loginFieldMax * 4))),
    }),
    response: LoginTypes,
    errors: ['LAST_LOGIN_TYPE', 'PASSWORD_WRONG', 'LOGIN_DELAYED'],
  },
});
