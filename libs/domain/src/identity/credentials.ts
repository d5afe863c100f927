import { LIMITS } from '../tenant/limits.ts';

/** What somebody signs in with, as typed. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

const TEXTS = {
  usernameRequired: '계정을 입력해 주세요.',
  usernameMax: `계정은 ${LIMITS.loginFieldMax}자까지 입력할 수 있어요.`,
  passwordRequired: '비밀번호를 입력해 주세요.',
  passwordMin: `비밀번호를 ${LIMITS.loginPasswordMin}자 이상 입력해 주세요.`,
  passwordMax: `비밀번호는 ${LIMITS.loginFieldMax}자까지 입력할 수 있어요.`,
} as const;

// Code points without the spaces around, as set, change and reset count them: equal rules everywhere, or people lock themselves out (R27).
const lengthOf = (text: string) => [...text.trim()].length;

/** What is wrong with a name to sign in with (LOG-2), as a sentence; undefined when nothing is. */
export function usernameProblem(username: string): string | undefined {
  const length = lengthOf(username);
  if (length === 0) return TEXTS.usernameRequired;
  return length > LIMITS.loginFieldMax ? TEXTS.usernameMax : undefined;
}

/** What is wrong with a password to sign in with (LOG-2), as a sentence; undefined when nothing is. A new one has more rules. */
export function passwordProblem(password: string): string | undefined {
  const length = lengthOf(password);
  if (length === 0) return TEXTS.passwordRequired;
  if (length < LIMITS.loginPasswordMin) return TEXTS.passwordMin;
  return length > LIMITS.loginFieldMax ? TEXTS.passwordMax : undefined;
}

/** What is wrong with either, by field (LOG-2); empty when they may be sent. */
export function credentialProblems({ username, password }: Credentials): { username?: string; password?: string } {
  const [ofName, ofPassword] = [usernameProblem(username), passwordProblem(password)];
  return { ...(ofName && { username: ofName }), ...(ofPassword && { password: ofPassword }) };
}
