import type { Credentials } from '@portal/domain/identity/credentials';

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
