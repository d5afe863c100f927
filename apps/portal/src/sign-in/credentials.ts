import { LIMITS } from '@portal/domain/tenant/limits';

const WORDS = {
  accountMax: `계정은 ${LIMITS.loginFieldMax}자까지 입력할 수 있어요.`,
  passwordMin: `비밀번호를 ${LIMITS.loginPasswordMin}자 이상 입력해 주세요.`,
  passwordMax: `비밀번호는 ${LIMITS.loginFieldMax}자까지 입력할 수 있어요.`,
} as const;

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** What is sent and counted: both values without spaces around them (LOG-2). */
export const trimmed = ({ username, password }: Credentials): Credentials => ({
  username: username.trim(),
  password: password.trim(),
});

/** Both are there, so that the form may be sent (LOG-3). */
export const isFilled = (credentials: Credentials): boolean => {
  const { username, password } = trimmed(credentials);
  return username !== '' && password !== '';
};

// Code points, as the server counts them.
const lengthOf = (text: string) => [...text].length;

/** What is wrong with filled values before they are sent (LOG-2); an empty object when nothing is. */
export function faultsOf(credentials: Credentials): { username?: string; password?: string } {
  const { username, password } = trimmed(credentials);
  return {
    ...(lengthOf(username) > LIMITS.loginFieldMax && { username: WORDS.accountMax }),
    ...(lengthOf(password) < LIMITS.loginPasswordMin && { password: WORDS.passwordMin }),
    ...(lengthOf(password) > LIMITS.loginFieldMax && { password: WORDS.passwordMax }),
  };
}
