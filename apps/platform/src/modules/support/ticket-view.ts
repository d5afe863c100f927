import { type Ticket, ticketReopenUntil, type TicketSummary } from '@portal/domain/support/ticket';
import type { Db, Tx } from '../../core/database/database.ts';
import type { Files } from '../assets/module.ts';
import { ticketQueries } from './tickets.queries.ts';
import type { TicketRow } from './tickets.tables.ts';

/** A row of the list. */
export const summaryView = (ticket: TicketRow): TicketSummary => ({
  id: ticket.id,
  code: ticket.code,
  openedBy: ticket.openedBy,
  target: { type: ticket.targetType, id: ticket.targetId, title: ticket.targetTitle },
  category: ticket.category,
  title: ticket.title,
  status: ticket.status,
  turn: ticket.turn,
  dueAt: ticket.dueAt?.toISOString() ?? null,
  createdAt: ticket.createdAt.toISOString(),
  updatedAt: ticket.updatedAt.toISOString(),
  closedAt: ticket.closedAt?.toISOString() ?? null,
  rating: ticket.rating,
});

/** The ticket with its thread; whoever asks has checked that the reader may see it. */
export async function ticketView(on: Db | Tx, files: Files, ticket: TicketRow): Promise<Ticket> {
  const messages = await ticketQueries(on).messages(ticket.id);
  const refs = await files.refsOf(
    on,
    [ticket, ...messages].flatMap(({ fileIds }) => fileIds),
  );
  const filesOf = (ids: readonly string[]) => ids.flatMap((id) => refs.get(id) ?? []);
  return {
    ...summaryView(ticket),
    content: ticket.content,
    files: filesOf(ticket.fileIds),
    evidenceLessonIds: [...ticket.evidenceLessonIds],
    messages: messages.map(({ id, authorRole, content, fileIds, at }) => ({
      id,
      authorRole,
      content,
      files: filesOf(fileIds),
      at: at.toISOString(),
    })),
    reopenUntil: ticket.closedAt && ticketReopenUntil(ticket.closedAt).toISOString(),
  };
}
