import { LIMITS } from '@portal/domain/tenant/limits';
import type { UserType } from '@portal/domain/identity/user';
import type { Profile } from '@portal/domain/identity/user';
import type { Clock } from '../../core/clock.ts';
import type { Tx, Db } from '../../core/database.ts';
import { DomainError } from '../../core/domain-error.ts';
import { accountKey, accountQueries, type User } from './accounts.queries.ts';
import type { Passwords } from './passwords.ts';
import { randomId } from './secrets.ts';

export interface NewUser {
  readonly id?: string;
  /** `KR…TC` for a teacher; the next free one when absent. */
  readonly code?: string;
  readonly username: string;
  readonly name: string;
  readonly phone?: string | null;
  readonly email?: string | null;
  readonly avatar?: string | null;
  readonly userType?: UserType;
  readonly isOperator?: boolean;
  readonly profileStatus?: Profile['profileStatus'];
  readonly timeZone?: string;
  /** Plain (hashed here) or already hashed; neither: the account cannot sign in by password. */
  readonly password?: string;
  readonly passwordHash?: string;
  readonly createdAt?: Date;
}

/** Adds an account in the caller's transaction. Throws ACCOUNT_EXISTS when the user name, phone or e-mail is taken. */
export async function createUser(
  on: Tx | Db,
  user: NewUser,
  deps: { clock: Clock; passwords: Passwords },
): Promise<User> {
  const accounts = accountQueries(on);
  const passwordHash =
    user.passwordHash ?? (user.password === undefined ? null : await deps.passwords.hash(user.password));
  try {
    return await accounts.insert({
      id: user.id ?? randomId('usr'),
      code: user.code ?? (await accounts.nextCode()),
      username: accountKey(user.username),
      name: user.name.trim().normalize('NFC'),
      phone: user.phone ?? null,
      email: user.email?.trim().toLowerCase() ?? null,
      avatar: user.avatar ?? null,
      userType: user.userType ?? 'TEACHER',
      isOperator: user.isOperator ?? false,
      profileStatus: user.profileStatus ?? 'NOT_SUBMITTED',
      ...(user.timeZone ? { timeZone: user.timeZone } : {}),
      passwordHash,
      createdAt: user.createdAt ?? deps.clock.now(),
    });
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    if (code === '23505') throw new DomainError('ACCOUNT_EXISTS');
    throw error;
  }
}

export interface SignUp {
  readonly name: string;
  /** A phone number or an e-mail address, as typed. */
  readonly contact: string;
  readonly username: string;
  readonly password: string;
  readonly passwordConfirm: string;
}

const PHONE = /^(?:03|05|07|08|09)\d{8}$/;
// The HTML standard's e-mail pattern; together with the length limit it is linear.
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?){1,8}$/;
const USERNAME = /^[a-z0-9._-]{4,30}$/;

const lengthOf = (text: string) => [...text].length;

/** What is wrong with a sign-up, by field; empty when it may go ahead. The password rules are those of SET-3. */
export function signUpProblems(form: SignUp): Partial<Record<keyof SignUp, string>> {
  const problems: Partial<Record<keyof SignUp, string>> = {};
  const name = form.name.trim();
  const contact = form.contact.trim();
  if (!name) problems.name = '이름을 입력해 주세요.';
  else if (lengthOf(name) > LIMITS.nameMax) problems.name = '이름은 255자까지 쓸 수 있어요.';
  if (!PHONE.test(contact) && !(contact.length <= 254 && EMAIL.test(contact)))
    problems.contact = '휴대폰 번호나 이메일 형식이 아니에요.';
  const username = accountKey(form.username);
  // A name of digits alone could be somebody's phone number.
  if (!USERNAME.test(username) || !/[a-z]/.test(username))
    problems.username = '아이디는 영문 소문자로, 숫자와 . _ - 를 섞어 4자에서 30자로 정해 주세요.';
  const password = passwordProblem(form.password);
  if (password) problems.password = password;
  else if (form.password !== form.passwordConfirm) problems.passwordConfirm = '비밀번호가 서로 달라요.';
  return problems;
}

function passwordProblem(password: string): string | undefined {
  // Login trims, so a password that begins or ends with a space could never be entered again (R27).
  if (password !== password.trim()) return '비밀번호의 앞뒤에는 공백을 쓸 수 없어요.';
  if (lengthOf(password) < LIMITS.newPasswordMin) return '비밀번호를 8자 이상 입력해 주세요.';
  if (lengthOf(password.normalize('NFC')) > LIMITS.loginFieldMax) return '비밀번호는 50자까지 입력할 수 있어요.';
  if (!/\p{L}/u.test(password) || !/[^\p{L}]/u.test(password)) return '영문에 숫자나 특수문자를 섞어 주세요.';
  return undefined;
}

/** Turns a checked sign-up into an account. */
export const newTeacherOf = (form: SignUp): NewUser => {
  const contact = form.contact.trim();
  return {
    name: form.name,
    username: form.username,
    password: form.password,
    ...(PHONE.test(contact) ? { phone: contact } : { email: contact }),
  };
};
