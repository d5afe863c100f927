import { MESSAGES } from '@portal/domain/contract/message';
import { plainLine, saysSomething } from '@portal/domain/contract/scalar';
import { newUsernameProblem } from '@portal/domain/identity/new-username';
import { brokenPasswordRules, PASSWORD_RULE_TEXTS } from '@portal/domain/identity/password';
import { type Profile, userTypeOf } from '@portal/domain/identity/user';
import { contactProblem } from '@portal/domain/patterns/contact-problem';
import { isPhone, plainPhone } from '@portal/domain/patterns/patterns';
import { LIMITS } from '@portal/domain/tenant/limits';
import type { Clock } from '../../../core/clock.ts';
import type { Tx, Db } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { MESSAGES as PAGE_MESSAGES } from '../messages.ts';
import { randomId } from '../sessions/secrets.ts';
import { accountKey, accountQueries, type User } from './accounts.queries.ts';
import type { Passwords } from './passwords.ts';

export interface NewUser {
  readonly id?: string;
  /** Its end says who this is (ROL-1); absent: the next free one of a teacher. */
  readonly code?: string;
  readonly username: string;
  readonly name: string;
  readonly phone?: string | null;
  readonly email?: string | null;
  readonly avatar?: string | null;
  readonly profileStatus?: Profile['profileStatus'];
  readonly timeZone?: string;
  /** Plain (hashed here) or already hashed; neither: the account cannot sign in by password. */
  readonly password?: string;
  readonly passwordHash?: string;
  readonly createdAt?: Date;
}

const TAKEN = {
  username: PAGE_MESSAGES.usernameTaken,
  phone: PAGE_MESSAGES.contactTaken,
  email: PAGE_MESSAGES.contactTaken,
};

/** Adds an account in the caller's transaction. Throws ACCOUNT_EXISTS, naming which of user name, phone or e-mail is taken. */
export async function createUser(
  on: Tx | Db,
  user: NewUser,
  deps: { clock: Clock; passwords: Passwords },
): Promise<User> {
  const accounts = accountQueries(on);
  const code = user.code ?? (await accounts.nextCode());
  const passwordHash =
    user.passwordHash ?? (user.password === undefined ? null : await deps.passwords.hash(user.password));
  try {
    return await accounts.insert({
      id: user.id ?? randomId('usr'),
      code,
      userType: userTypeOf(code),
      username: accountKey(user.username),
      name: plainLine(user.name).trim().normalize('NFC'),
      phone: user.phone ? plainPhone(user.phone) : null,
      email: user.email?.trim().toLowerCase() ?? null,
      avatar: user.avatar ?? null,
      profileStatus: user.profileStatus ?? 'NOT_SUBMITTED',
      ...(user.timeZone ? { timeZone: user.timeZone } : {}),
      passwordHash,
      createdAt: user.createdAt ?? deps.clock.now(),
    });
  } catch (error) {
    throw takenOr(error);
  }
}

/** A teacher whose account was made for her chooses her user name with her first password; until then her address stands for one. */
export const isUnnamed = ({ userType, passwordHash, username, email }: User): boolean =>
  userType === 'TEACHER' && passwordHash === null && email !== null && username === accountKey(email);

/** ACCOUNT_EXISTS in the place of a database's refusal, naming which of user name, phone or e-mail is taken; any other error as it is. */
export function takenOr(error: unknown): unknown {
  const { code, constraint = '' } = ((error as Error).cause ?? {}) as { code?: string; constraint?: string };
  if (code !== '23505') return error;
  const [, field] = /^app_user_(username|phone|email)_key$/.exec(constraint) ?? [];
  return new DomainError('ACCOUNT_EXISTS', field ? { fields: { [field]: TAKEN[field as keyof typeof TAKEN] } } : {});
}

export interface SignUp {
  readonly name: string;
  /** As typed; the rules are those of a phone number or an e-mail address, and only the latter can be verified. */
  readonly contact: string;
  readonly username: string;
  readonly password: string;
  readonly passwordConfirm: string;
}

const UNVERIFIABLE = '인증번호를 메일로 보내요. 이메일 주소를 적어 주세요.';

const lengthOf = (text: string) => [...text].length;

/** What is wrong with a sign-up, by field; empty when it may go ahead. Contact and password follow the rules of the domain (PAT-1, SET-3). */
export function signUpProblems(form: SignUp): Partial<Record<keyof SignUp, string>> {
  const problems: Partial<Record<keyof SignUp, string>> = {};
  const name = plainLine(form.name).trim();
  const contact = form.contact.trim();
  if (!saysSomething(name)) problems.name = '이름을 입력해 주세요.';
  else if (lengthOf(name) > LIMITS.nameMax) problems.name = `이름은 ${LIMITS.nameMax}자까지 쓸 수 있어요.`;
  const wrong = contactProblem(contact) ?? (isPhone(plainPhone(contact)) ? UNVERIFIABLE : undefined);
  if (wrong) problems.contact = wrong;
  const wrongUsername = newUsernameProblem(accountKey(form.username));
  if (wrongUsername) problems.username = wrongUsername;
  const [broken] = brokenPasswordRules(form.password);
  if (broken) problems.password = PASSWORD_RULE_TEXTS[broken];
  else if (form.password !== form.passwordConfirm) problems.passwordConfirm = MESSAGES.passwordMismatch;
  return problems;
}
