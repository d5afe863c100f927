import { randomUUID } from 'node:crypto';
import type { Database } from '../core/database/database.ts';

interface Request {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: object;
}
interface Row {
  readonly own?: Request;
  readonly foreign?: Request;
  readonly missing?: Request;
}

const on = (name: string, body?: object): Row => {
  const of = (id: string): Request => ({ params: { id }, ...(body && { body }) });
  return { own: of(`tkt_matrix_${name}`), foreign: of(`tkt_matrix_${name}`), missing: of('tkt_none') };
};
const words = { clientId: randomUUID(), content: '비밀 이야기', fileIds: [] };
const ticket = { targetType: 'TEACHER', targetId: null, category: 'OTHER', title: '제목', evidenceLessonIds: [] };

/** Who may call what of support tickets: each one here is the owner's. */
export const TICKET_MATRIX: Readonly<Record<string, Row>> = {
  listTickets: { own: {} },
  createTicket: { own: { body: { ...ticket, ...words } } },
  getTicket: on('new'),
  replyToTicket: on('new', words),
  completeTicket: on('ended'),
  reopenTicket: on('completed'),
  rateTicket: on('rated', { rating: 5 }),
};

export async function seedTicketMatrix({ raw }: Database, teacherId: string): Promise<void> {
  await raw.exec(`
    insert into support_ticket (id, teacher_id, client_id, opened_by, target_type, target_title, category, title, content,
        status, turn, due_at, created_at, updated_at, closed_at)
      select 'tkt_matrix_' || name, '${teacherId}', gen_random_uuid(), 'TEACHER', 'TEACHER', '선생님 계정', 'OTHER', '비밀 이야기',
        '비밀 이야기', case when ended then 'COMPLETED' else 'NEW' end, case when ended then null else 'ADMIN' end,
        case when ended then null else now() end, now(), now(), case when ended then now() end
      from (values ('new', false), ('ended', false), ('completed', true), ('rated', true)) as t (name, ended)`);
}
