import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf, Empty } from '../contract/envelope.ts';
import { LIMITS } from '../tenant/limits.ts';
import { NewUsername } from './new-username.ts';

const typed = v.pipe(v.string(), v.maxLength(LIMITS.loginFieldMax * 4));

const ticket = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{43}$/, '링크가 온전하지 않아요. 메일의 링크를 그대로 열어 주세요.'),
);

/** A password set by a link from a mail, without knowing an old one (REG-3). */
export const passwordLinksContract = defineContract({
  findPasswordLink: {
    method: 'POST',
    path: '/mid/v1/users/password-link',
    access: 'public',
    summary: '메일의 링크가 여는 것; 쓰지 않고 본다 (REG-3)',
    body: v.strictObject({ ticket }),
    response: dataOf(
      v.object({
        /** The account has no user name of its own yet: it is chosen with the password. */
        isNew: v.boolean(),
      }),
    ),
    errors: ['TICKET_INVALID'],
  },
  setPassword: {
    method: 'POST',
    path: '/mid/v1/users/set-password',
    access: 'public',
    summary: '메일의 링크로 비밀번호 정하기; 링크는 한 번, 다른 로그인은 모두 끝난다 (REG-3)',
    body: v.strictObject({
      ticket,
      /** Where the account has never had a password: what she signs in with. */
      username: v.optional(NewUsername),
      password: typed,
      passwordConfirm: typed,
    }),
    response: Empty,
    // ACCOUNT_EXISTS: the user name is taken. USERNAME_MISSING: the account has none of its own yet; the link stays good.
    errors: ['TICKET_INVALID', 'USERNAME_MISSING', 'PASSWORD_WEAK', 'PASSWORD_MISMATCH', 'ACCOUNT_EXISTS'],
  },
});
