import { randomUUID } from 'node:crypto';
import { formatDateTime } from '@portal/domain/format/date-time';
import {
  TICKET_CATEGORY_LABELS,
  TICKET_TARGET_LABELS,
  type Ticket,
  ticketLabel,
  type TicketSide,
} from '@portal/domain/support/ticket';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import type { Tx } from '../../core/database/database.ts';
import { deskQueue, type DeskItem, type DeskQueue, type DeskWork } from '../../core/desk/desk-queue.ts';
import { DomainError } from '../../core/domain-error.ts';
import type { TicketDeps } from './ticket-deps.ts';
import { moveOn } from './ticket-moves.ts';
import { ticketAnswered } from './ticket-notices.ts';
import { ticketView } from './ticket-view.ts';
import { ticketQueries } from './tickets.queries.ts';
import type { TicketRow } from './tickets.tables.ts';

const SIDES: Record<TicketSide, string> = { TEACHER: '선생님', STUDENT: '학생·보호자', STAFF: '운영팀' };

/** Tickets whose turn is the team's, for the operator desk. Accepting one is answering it. */
export function ticketOpsSource(deps: TicketDeps): DeskQueue {
  const { database, files, notify, titlesOf } = deps;

  async function answer(
    tx: Tx,
    id: string,
    { operatorId, now }: { operatorId: string; now: Date },
  ): Promise<TicketRow> {
    const ticket = await ticketQueries(tx).byId(id);
    if (!ticket) throw new DomainError('NOT_FOUND');
    const by = { actor: 'STAFF', id: operatorId } as const;
    // A reply that comes at this moment is part of what is answered.
    return (await moveOn(tx, ticket, { event: 'ANSWER', by, now })) ?? answer(tx, id, { operatorId, now });
  }

  const work: DeskWork = {
    queue: 'TICKETS',

    async material(id) {
      const row = await ticketQueries(database.db).byId(id);
      if (!row) return undefined;
      const about = row.targetType === 'LESSON' && row.targetId !== null ? [row.targetId] : [];
      const titles = await titlesOf(database.db, row.teacherId, 'LESSON', [...about, ...row.evidenceLessonIds]);
      const lessons = [...titles].map(([lessonId, title]) => ({ id: lessonId, title }));
      const evidence = row.evidenceLessonIds.flatMap((lessonId) => titles.get(lessonId) ?? []);
      return { ...materialOf(await ticketView(database.db, files, row), evidence), lessons };
    },

    async decide({ tx, id, operatorId, verdict, now }) {
      const ticket = await answer(tx, id, { operatorId, now });
      const author = { authorRole: 'STAFF', authorId: operatorId } as const;
      await ticketQueries(tx).write({ id: newMessageId(), ticketId: id, ...author, content: verdict.reason, at: now });
      await notify(tx, { userId: ticket.teacherId, ...ticketAnswered(ticket) });
    },
  };
  const queue = deskQueue(deps, work);
  return {
    ...queue,
    async decide(id, operatorId, verdict) {
      await queue.decide(id, operatorId, verdict);
      const ticket = await ticketQueries(database.db).byId(id);
      if (ticket) deps.realtime.tell(ticket.teacherId, 'ticket.changed', { id });
    },
  };
}

export const newMessageId = () => `tkm_${randomUUID()}`;

/** What a ticket is as a thing of the desk, from the moment at which the team has the turn. */
export const deskItemOf = ({ id, teacherId, title, updatedAt, dueAt }: TicketRow): DeskItem => ({
  id,
  teacherId,
  title,
  submittedAt: updatedAt,
  dueAt: dueAt!,
});

/** The whole ticket as a person reads it, thread and all. */
function materialOf(ticket: Ticket, evidence: readonly string[]) {
  const { target, category, title, content, messages, status, turn, code } = ticket;
  return {
    note: '',
    fields: [
      { path: 'code', label: '문의 번호', text: `${code} · ${ticketLabel(status, turn)}` },
      { path: 'target', label: '대상', text: namedTarget(target) },
      { path: 'category', label: '분류', text: TICKET_CATEGORY_LABELS[category] },
      { path: 'title', label: '제목', text: title },
      { path: 'content', label: written(ticket.openedBy, ticket.createdAt), text: content },
      ...(evidence.length ? [{ path: 'evidenceLessonIds', label: '수업 기록', text: evidence.join('\n') }] : []),
      ...messages.map((message, no) => ({
        path: `messages.${no}`,
        label: written(message.authorRole, message.at),
        text: message.content,
      })),
    ],
    files: [
      ...ticket.files.map((file) => ({ path: 'content', file })),
      ...messages.flatMap((message, no) => message.files.map((file) => ({ path: `messages.${no}`, file }))),
    ],
  };
}

/** The account of a teacher is called nothing else. */
const namedTarget = ({ type, title }: Ticket['target']) =>
  type === 'TEACHER' ? title : `${TICKET_TARGET_LABELS[type]} · ${title}`;

const written = (side: TicketSide, at: string) => `${SIDES[side]} · ${formatDateTime(at, DEFAULT_TIME_ZONE)}`;
