import type { User } from '../accounts/accounts.queries.ts';

type Owner = Pick<User, 'signedOutAt'>;

/** Since which second, as OpenID counts them, sign-ins of an account count. */
const goodSince = ({ signedOutAt }: Owner): number => (signedOutAt ? Math.ceil(signedOutAt.getTime() / 1000) : 0);

/** The second of a sign-in whose password was compared with this row: one that the row knows nothing of yet may end it. */
export const signInSecond = (owner: Owner, now: Date): number =>
  Math.max(Math.floor(now.getTime() / 1000), goodSince(owner));

/** Whether a sign-in of that second still counts. */
export const counts = (owner: Owner, second: number): boolean => second >= goodSince(owner);
