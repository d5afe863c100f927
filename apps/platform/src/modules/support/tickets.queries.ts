import { and, asc, count, desc, eq, lte, sql } from 'drizzle-orm';
import { TICKET_STATES, type TicketState } from '@portal/domain/support/ticket';
import type { Db, Tx } from '../../core/database/database.ts';
import {
  type MessageRow,
  supportHistory,
  supportMessage,
  supportTicket as table,
  type TicketRow,
} from './tickets.tables.ts';

const TICKETS = 7_306_005;
// Longer than any thread that somebody reads.
const SHOWN_MAX = 500;
const SWEPT_AT_ONCE = 50;

interface Order {
  readonly status?: TicketState | undefined;
  readonly page: number;
  readonly size: number;
}
type NewTicket = Omit<typeof table.$inferInsert, 'code' | 'version'>;
type Change = Partial<Omit<TicketRow, 'id' | 'code' | 'teacherId' | 'version'>>;

/** Reads and writes tickets and what is written in them. What is asked for by a teacher names her. */
export function ticketQueries(db: Db | Tx) {
  const first = async (condition: ReturnType<typeof and>): Promise<TicketRow | undefined> => {
    const [row] = await db.select().from(table).where(condition);
    return row;
  };
  const wanted = (teacherId: string, status: TicketState | undefined) =>
    and(eq(table.teacherId, teacherId), status && eq(table.status, status));

  return {
    /** Until the transaction ends, this teacher does nothing else with her tickets. */
    async lockTickets(teacherId: string): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(${TICKETS}::int, hashtext(${teacherId}))`);
    },

    own: (teacherId: string, id: string) => first(and(eq(table.teacherId, teacherId), eq(table.id, id))),

    /** Of any teacher: for the team. */
    byId: (id: string) => first(eq(table.id, id)),

    byClientId: (teacherId: string, clientId: string) =>
      first(and(eq(table.teacherId, teacherId), eq(table.clientId, clientId))),

    async page(teacherId: string, { status, page, size }: Order) {
      const [row] = await db.select({ n: count() }).from(table).where(wanted(teacherId, status));
      const items = await db
        .select()
        .from(table)
        .where(wanted(teacherId, status))
        .orderBy(desc(table.updatedAt), asc(table.id))
        .limit(size)
        .offset((page - 1) * size);
      return { total: row!.n, items };
    },

    async counts(teacherId: string): Promise<Record<TicketState, number>> {
      const rows = await db
        .select({ status: table.status, n: count() })
        .from(table)
        .where(eq(table.teacherId, teacherId))
        .groupBy(table.status);
      const found = new Map(rows.map(({ status, n }) => [status, n]));
      return Object.fromEntries(TICKET_STATES.map((state) => [state, found.get(state) ?? 0])) as Record<
        TicketState,
        number
      >;
    },

    async insert(ticket: NewTicket): Promise<TicketRow> {
      const [row] = await db.insert(table).values(ticket).returning();
      return row!;
    },

    /** Only while the ticket is as it was read; undefined when somebody else was first. */
    async change({ id, status, version }: TicketRow, set: Change): Promise<TicketRow | undefined> {
      const [row] = await db
        .update(table)
        .set({ ...set, version: version + 1 })
        .where(and(eq(table.id, id), eq(table.status, status), eq(table.version, version)))
        .returning();
      return row;
    },

    /** Answered tickets about which nobody has said anything for long enough. */
    silent: (now: Date): Promise<TicketRow[]> =>
      db
        .select()
        .from(table)
        .where(and(eq(table.status, 'PROCESSED'), eq(table.turn, 'TEACHER'), lte(table.dueAt, now)))
        .orderBy(asc(table.dueAt))
        .limit(SWEPT_AT_ONCE),

    /** Oldest first. */
    async messages(ticketId: string): Promise<MessageRow[]> {
      const rows = await db
        .select()
        .from(supportMessage)
        .where(eq(supportMessage.ticketId, ticketId))
        .orderBy(desc(supportMessage.seq))
        .limit(SHOWN_MAX);
      return rows.toReversed();
    },

    async hasMessage(ticketId: string, clientId: string): Promise<boolean> {
      const [row] = await db
        .select({ id: supportMessage.id })
        .from(supportMessage)
        .where(and(eq(supportMessage.ticketId, ticketId), eq(supportMessage.clientId, clientId)));
      return row !== undefined;
    },

    /** All files of a ticket, its messages' included. */
    async fileIds({ id, fileIds }: Pick<TicketRow, 'id' | 'fileIds'>): Promise<string[]> {
      const rows = await db
        .select({ fileIds: supportMessage.fileIds })
        .from(supportMessage)
        .where(eq(supportMessage.ticketId, id));
      return [...fileIds, ...rows.flatMap((row) => row.fileIds)];
    },

    async write(message: typeof supportMessage.$inferInsert): Promise<void> {
      await db.insert(supportMessage).values(message);
    },

    async record(row: typeof supportHistory.$inferInsert): Promise<void> {
      await db.insert(supportHistory).values(row);
    },
  };
}
