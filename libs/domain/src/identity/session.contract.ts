import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf, Empty } from '../contract/envelope.ts';
import { passwordProblem, usernameProblem } from './credentials.ts';
import { Profile } from './user.ts';

/** Text of which a rule of the sign-in form says nothing. */
const LoginText = (problemOf: (text: string) => string | undefined) =>
  v.pipe(
    v.string(),
    v.check((text) => problemOf(text) === undefined),
  );

/** The tokens of a first-party sign-in; they also stand at the top level, because the source can be read both ways. */
export const LoginTokens = v.object({
  accessToken: v.string(),
  refreshToken: v.string(),
  /** Seconds until the access token ends. */
  expiresIn: v.number(),
  idToken: v.nullable(v.string()),
});
export type LoginTokens = v.InferOutput<typeof LoginTokens>;

/** What every first-party sign-in answers. */
export const LoginAnswer = v.object({ data: LoginTokens, accessToken: v.string(), refreshToken: v.string() });
export type LoginAnswer = v.InferOutput<typeof LoginAnswer>;

export const sessionContract = defineContract({
  login: {
    method: 'POST',
    path: '/mid/v1/auth/login',
    access: 'public',
    summary: '비밀번호로 로그인',
    body: v.strictObject({
      clientId: v.pipe(v.string(), v.maxLength(64)),
      userType: v.literal('TEACHER'),
      grantType: v.literal('password'),
      username: LoginText(usernameProblem),
      password: LoginText(passwordProblem),
    }),
    response: LoginAnswer,
    errors: ['LOGIN_INVALID', 'LOGIN_DELAYED', 'USER_TYPE_MISMATCH', 'ACCOUNT_DELETED'],
  },
  logout: {
    method: 'POST',
    path: '/mid/v1/auth/logout',
    // Answers 200 whatever the token, so that leaving never fails.
    access: 'public',
    summary: '로그아웃',
    body: v.strictObject({ refreshToken: v.optional(v.pipe(v.string(), v.maxLength(512))) }),
    response: Empty,
    errors: [],
  },
  getProfile: {
    method: 'GET',
    path: '/mid/v1/users/profile',
    access: 'user',
    summary: '내 정보',
    response: dataOf(Profile),
    errors: [],
  },
  createSocketTicket: {
    method: 'POST',
    path: '/mid/v1/auth/ws-ticket',
    access: 'user',
    summary: '실시간 연결 입장권 (30초, 한 번)',
    response: dataOf(v.object({ ticket: v.string() })),
    errors: [],
  },
});
