import { millisecondsInHour } from 'date-fns/constants';
import type { Operator, OperatorEvent, OperatorRecord } from '@portal/domain/identity/operator';
import type { OpsDesk } from '@portal/domain/ops/ops-desk';
import type { Clock } from '../../../core/clock.ts';
import type { Database, Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { Events } from '../../../core/events.ts';
import { createRateLimiter } from '../../../core/http/rate-limit.ts';
import { accountQueries } from '../accounts/accounts.queries.ts';
import { createUser } from '../accounts/accounts.service.ts';
import type { Passwords } from '../accounts/passwords.ts';
import type { MailLetter } from '../letters.ts';
import { passwordLinkQueries } from '../password-links/password-links.queries.ts';
import type { PasswordLinks } from '../password-links/password-links.service.ts';
import type { SessionService } from '../sessions/session.service.ts';
import { invitationLetter } from './operator-letters.ts';
import { operatorQueries, operatorView } from './operators.queries.ts';

interface Deps {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly sessions: Pick<SessionService, 'endAllOf'>;
  readonly events: Events;
  /** Absent where another provider keeps the passwords. */
  readonly links: PasswordLinks | undefined;
  readonly mail: MailLetter;
}

/** Letters to one person; each ends the link before it. */
const LINKS_PER_HOUR = 5;

export interface NewOperator {
  readonly clientId: string;
  readonly name: string;
  readonly email: string;
  readonly desks: readonly OpsDesk[];
}

/** Who works at which desk. `actorId` is an operator with the desk TEAM; null is a command on the server itself. */
export function operatorsService({ database: { db }, clock, passwords, sessions, events, links, mail }: Deps) {
  const letters = createRateLimiter(clock, LINKS_PER_HOUR, millisecondsInHour);

  async function view(tx: Tx, id: string): Promise<Operator> {
    const row = await operatorQueries(tx).byId(id);
    if (!row) throw new DomainError('NOT_FOUND');
    return operatorView(row, clock.now());
  }

  /** Throws FORBIDDEN for who does not manage the team. */
  async function refuseOthers(actorId: string): Promise<void> {
    if (!(await accountQueries(db).desksOf(actorId)).includes('TEAM')) throw new DomainError('FORBIDDEN');
  }

  /** Runs while nobody else changes the team. Throws FORBIDDEN for who does not manage it. */
  const asManager = <T>(actorId: string | null, work: (tx: Tx) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      if (!(await operatorQueries(tx).holdTeam(actorId))) throw new DomainError('FORBIDDEN');
      return work(tx);
    });

  async function record(tx: Tx, event: OperatorEvent, operatorId: string, actorId: string | null): Promise<Operator> {
    const operator = await view(tx, operatorId);
    const { desks } = operator;
    await operatorQueries(tx).record({ operatorId, actorId, event, desks, at: clock.now() });
    return operator;
  }

  /** Mails the way in; the ticket, for who has to hand it over by herself. */
  async function mailLink(tx: Tx, id: string, email: string, of: { isNew: boolean }): Promise<string | undefined> {
    const ticket = await links?.issue(tx, id);
    await mail(tx, invitationLetter(email, ticket, of));
    return ticket;
  }

  async function linkFor(tx: Tx, id: string, actorId: string | null) {
    const { state, email } = await view(tx, id);
    if (state === 'DEACTIVATED' || email === null) throw new DomainError('WRONG_STATE');
    letters.admit(id);
    const ticket = await mailLink(tx, id, email, { isNew: false });
    return { operator: await record(tx, 'SEND_LINK', id, actorId), ticket };
  }

  return {
    async list(actorId: string): Promise<Operator[]> {
      await refuseOthers(actorId);
      const rows = await operatorQueries(db).list();
      return rows.map((row) => operatorView(row, clock.now()));
    },

    async history(actorId: string, page: number): Promise<{ total: number; items: OperatorRecord[] }> {
      await refuseOthers(actorId);
      const { total, items } = await operatorQueries(db).history(page);
      const ids = items.flatMap(({ operatorId, actorId: by }) => (by === null ? [operatorId] : [operatorId, by]));
      const names = await accountQueries(db).namesOf([...new Set(ids)]);
      const person = (id: string) => ({ id, name: names.get(id) ?? '' });
      return {
        total,
        items: items.map(({ operatorId, actorId: by, at, ...step }) => ({
          ...step,
          operator: person(operatorId),
          actor: by === null ? null : person(by),
          at: at.toISOString(),
        })),
      };
    },

    /** Makes her account and mails her the link. Throws ACCOUNT_EXISTS. The ticket is missing when the same was sent before. */
    invite: (actorId: string | null, { clientId, name, email: typed, desks }: NewOperator) =>
      asManager(actorId, async (tx) => {
        const id = `opr_${clientId}`;
        if (await operatorQueries(tx).byId(id)) return { operator: await view(tx, id), ticket: undefined };
        const email = typed.toLowerCase();
        const code = await operatorQueries(tx).nextCode();
        // She signs in by her address; a user name of her own is nothing she needs.
        await createUser(tx, { id, code, username: email, name, email }, { clock, passwords }).catch(sayAtEmail);
        await accountQueries(tx).setDesks(id, desks);
        const ticket = await mailLink(tx, id, email, { isNew: true });
        return { operator: await record(tx, 'INVITE', id, actorId), ticket };
      }),

    async changeDesks(actorId: string, id: string, desks: readonly OpsDesk[]): Promise<Operator> {
      const operator = await asManager(actorId, async (tx) => {
        if (id === actorId) throw new DomainError('OWN_ACCESS');
        await view(tx, id);
        await accountQueries(tx).setDesks(id, desks);
        return record(tx, 'CHANGE_DESKS', id, actorId);
      });
      events.emit('operator.changed', { operatorId: id });
      return operator;
    },

    /** Throws WRONG_STATE for somebody who is deactivated or has no address. */
    sendLink: (actorId: string, id: string) => asManager(actorId, (tx) => linkFor(tx, id, actorId)),

    /** By a command on the server: for whom nobody else can send one. Throws NOT_FOUND, WRONG_STATE. */
    sendLinkTo: (email: string) =>
      asManager(null, async (tx) => {
        const id = await operatorQueries(tx).idOf(email.toLowerCase());
        if (id === undefined) throw new DomainError('NOT_FOUND');
        return linkFor(tx, id, null);
      }),

    async deactivate(actorId: string, id: string): Promise<Operator> {
      const operator = await asManager(actorId, async (tx) => {
        if (id === actorId) throw new DomainError('OWN_ACCESS');
        await view(tx, id);
        if (!(await operatorQueries(tx).setStatus(id, 'DELETED'))) throw new DomainError('WRONG_STATE');
        await passwordLinkQueries(tx).drop(id);
        await accountQueries(tx).signOut(id, clock.now());
        return record(tx, 'DEACTIVATE', id, actorId);
      });
      await sessions.endAllOf(id);
      events.emit('operator.changed', { operatorId: id });
      return operator;
    },

    reactivate: (actorId: string, id: string) =>
      asManager(actorId, async (tx) => {
        await view(tx, id);
        if (!(await operatorQueries(tx).setStatus(id, 'ACTIVE'))) throw new DomainError('WRONG_STATE');
        return record(tx, 'REACTIVATE', id, actorId);
      }),

    /** Somebody set a password by her link; teachers have no desk and nothing to be noted. */
    async passwordSet(tx: Tx, id: string): Promise<void> {
      if (await operatorQueries(tx).byId(id)) await record(tx, 'SET_PASSWORD', id, id);
    },
  };
}

/** Her address is her user name too: whichever of them is taken, it is the address. */
function sayAtEmail(error: unknown): never {
  const isTaken = error instanceof DomainError && error.code === 'ACCOUNT_EXISTS';
  throw isTaken ? new DomainError('ACCOUNT_EXISTS', { fields: { email: '이미 계정이 있는 이메일이에요.' } }) : error;
}

export type OperatorsService = ReturnType<typeof operatorsService>;
