import { QueryBuilder } from 'drizzle-orm/pg-core';
import { appUser } from './identity.tables.ts';

// What other contexts may read of accounts in a statement of their own; the table belongs to this context alone.
const read = new QueryBuilder({ casing: 'snake_case' });

/** Accounts, as far as anybody may know of them, for the statements of other contexts. */
export const accountView = read
  .select({
    id: appUser.id,
    name: appUser.name,
    avatar: appUser.avatar,
    userType: appUser.userType,
    status: appUser.status,
    timeZone: appUser.timeZone,
  })
  .from(appUser)
  .as('account_view');
