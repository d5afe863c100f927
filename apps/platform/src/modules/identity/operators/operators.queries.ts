import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Operator } from '@portal/domain/identity/operator';
import type { OpsDesk } from '@portal/domain/ops/ops-desk';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { User } from '../accounts/accounts.queries.ts';
import { appUser, operatorDesk, operatorHistory as history, passwordLink } from '../identity.tables.ts';

/** An operator with what the list says of her. */
export interface OperatorRow {
  readonly user: User;
  readonly desks: OpsDesk[];
  readonly linkUntil: Date | null;
}

const PAGE = 50;

export function operatorQueries(db: Db | Tx) {
  const desks = sql<OpsDesk[]>`(select coalesce(array_agg(${operatorDesk.desk} order by ${operatorDesk.desk}), '{}')
    from ${operatorDesk} where ${operatorDesk.userId} = ${appUser.id})`;
  // Somebody without a desk is nobody of the team; the demo's autopilot is one.
  const isOfTeam = and(
    eq(appUser.userType, 'OPERATOR'),
    sql`exists (select from ${operatorDesk} where ${operatorDesk.userId} = ${appUser.id})`,
  );
  const operators = () =>
    db
      .select({ user: appUser, desks, linkUntil: passwordLink.expiresAt })
      .from(appUser)
      .leftJoin(passwordLink, eq(passwordLink.userId, appUser.id));

  return {
    list: (): Promise<OperatorRow[]> => operators().where(isOfTeam).orderBy(asc(appUser.createdAt), asc(appUser.id)),

    async byId(id: string): Promise<OperatorRow | undefined> {
      const [row] = await operators().where(and(isOfTeam, eq(appUser.id, id)));
      return row;
    },

    async idOf(email: string): Promise<string | undefined> {
      const [row] = await operators().where(and(isOfTeam, eq(appUser.email, email)));
      return row?.user.id;
    },

    /** Whether somebody manages the team, while nobody else changes it until the transaction ends. */
    async holdTeam(managerId: string | null): Promise<boolean> {
      const isManager = eq(operatorDesk.desk, 'TEAM');
      await db.select().from(operatorDesk).where(isManager).orderBy(operatorDesk.userId).for('update');
      if (managerId === null) return true;
      // A statement of its own: whoever waited sees what the other one did.
      const [found] = await db
        .select({ id: appUser.id })
        .from(operatorDesk)
        .innerJoin(appUser, eq(appUser.id, operatorDesk.userId))
        .where(and(isManager, eq(appUser.id, managerId), eq(appUser.status, 'ACTIVE')));
      return found !== undefined;
    },

    async nextCode(): Promise<string> {
      const [row] = await db.select({ n: sql<string>`nextval('user_code_seq')::text` }).from(sql`(select 1) as one`);
      return `KR${String(row?.n).padStart(7, '0')}OP`;
    },

    /** Whether it changed anything. */
    async setStatus(id: string, status: User['status']): Promise<boolean> {
      const changed = await db
        .update(appUser)
        .set({ status })
        .where(and(eq(appUser.id, id), sql`${appUser.status} <> ${status}`))
        .returning({ id: appUser.id });
      return changed.length > 0;
    },

    async record(step: typeof history.$inferInsert): Promise<void> {
      await db.insert(history).values(step);
    },

    async history(page: number) {
      const items = await db
        .select()
        .from(history)
        .orderBy(desc(history.id))
        .limit(PAGE)
        .offset((page - 1) * PAGE);
      const [all] = await db.select({ total: count() }).from(history);
      return { total: all?.total ?? 0, items };
    },
  };
}

/** As the contract shows her. Who never had a password and never came is still expected. */
export const operatorView = ({ user, desks, linkUntil }: OperatorRow, now: Date): Operator => ({
  id: user.id,
  name: user.name,
  email: user.email,
  desks,
  state: stateOf(user),
  lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
  linkUntil: linkUntil && linkUntil > now ? linkUntil.toISOString() : null,
});

function stateOf({ status, passwordHash, lastLoginAt }: User): Operator['state'] {
  if (status === 'DELETED') return 'DEACTIVATED';
  return passwordHash === null && lastLoginAt === null ? 'INVITED' : 'ACTIVE';
}
