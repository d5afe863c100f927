import { paths, sitePath } from '@portal/domain/site/paths';
import type { Notice } from '../notifications/module.ts';
import type { TicketRow } from './tickets.tables.ts';

const shared = ({ id, version, title }: TicketRow, rest: string) => ({
  entity: id,
  version,
  content: `${title} · ${rest}`,
  highlightMarks: [{ type: 'BOLD_TAG' as const, offset: 0, length: title.length }],
  url: sitePath(paths.support(id)),
});

/** To the teacher, of an answer of the team. */
export const ticketAnswered = (ticket: TicketRow): Omit<Notice, 'userId'> => ({
  kind: 'TICKET_ANSWERED',
  title: '문의에 답변이 왔어요',
  ...shared(ticket, '해결됐는지 확인해 주세요.'),
});

/** To the teacher, of a ticket that completed by itself. */
export const ticketLapsed = (ticket: TicketRow): Omit<Notice, 'userId'> => ({
  kind: 'TICKET_CLOSED',
  title: '문의를 마쳤어요',
  ...shared(ticket, '답변한 뒤 7일이 지났어요. 14일 안에 다시 열 수 있어요.'),
});

/** To the teacher, of a complaint about one of her lessons. */
export const ticketReceived = (ticket: TicketRow): Omit<Notice, 'userId'> => ({
  kind: 'TICKET_RECEIVED',
  title: '확인할 문의가 있어요',
  ...shared(ticket, '선생님의 답을 기다려요.'),
});
