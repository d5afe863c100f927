import type { LoginType } from '@portal/domain/identity/login-type.contract';
import type { LoginProvider } from '@portal/domain/identity/user';
import { DomainError } from '../../../core/domain-error.ts';
import type { ModuleDeps } from '../../../core/module.ts';
import { accountQueries, type User } from '../accounts/accounts.queries.ts';
import type { ProvenIdentity } from '../social/provider-proofs.ts';
import { loginTypeQueries } from './login-type.queries.ts';

export interface LoginTypeService {
  /** Every way in that an account has, the password first. */
  list(userId: string): Promise<LoginType[]>;
  /** Links; linking the same again does nothing. Throws LOGIN_TYPE_IN_USE, or WRONG_STATE beside another of its provider. */
  add(userId: string, identity: ProvenIdentity): Promise<void>;
  /** Throws NOT_FOUND, and LAST_LOGIN_TYPE however many ask at the same moment (R13). */
  remove(userId: string, provider: LoginProvider): Promise<void>;
}

export function loginTypeService({ database: { db }, clock }: ModuleDeps): LoginTypeService {
  return {
    async list(userId) {
      const [user, identities] = await Promise.all([accountQueries(db).byId(userId), loginTypeQueries(db).of(userId)]);
      const linked = identities.map(({ provider, email, linkedAt }) => ({
        provider,
        email,
        linkedAt: linkedAt.toISOString(),
      }));
      return user ? [...passwordOf(user), ...linked] : linked;
    },

    add: (userId, identity) =>
      db.transaction(async (tx) => {
        const types = loginTypeQueries(tx);
        if (!(await types.lockUser(userId))) throw new DomainError('TOKEN_INVALID');
        const same = (await types.of(userId)).find(({ provider }) => provider === identity.provider);
        if (same?.subject === identity.subject) return;
        if (same) throw new DomainError('WRONG_STATE');
        if (!(await types.add({ ...identity, userId, linkedAt: clock.now() })))
          throw new DomainError('LOGIN_TYPE_IN_USE');
      }),

    remove: (userId, provider) =>
      db.transaction(async (tx) => {
        const types = loginTypeQueries(tx);
        // Counted under the lock: two removals at once would each see the other's type still there.
        const user = await types.lockUser(userId);
        if (!user) throw new DomainError('TOKEN_INVALID');
        const identities = await types.of(userId);
        if (!identities.some((identity) => identity.provider === provider)) throw new DomainError('NOT_FOUND');
        if (passwordOf(user).length + identities.length <= 1) throw new DomainError('LAST_LOGIN_TYPE');
        await types.remove(userId, provider);
      }),
  };
}

const passwordOf = ({ passwordHash, createdAt }: User): LoginType[] =>
  passwordHash === null ? [] : [{ provider: 'PASSWORD', email: null, linkedAt: createdAt.toISOString() }];
