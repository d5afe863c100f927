import { ticketsContract } from '@portal/domain/support/tickets.contract';
import { type Beside, byId, CLIENT_ID, defineAccess, SECRET, type Sent } from '../../testing/access.ts';

const on = <S extends Sent>(name: string, ...beside: Beside<S>) => byId<S>(`tkt_matrix_${name}`, 'tkt_none', ...beside);
const words = { clientId: CLIENT_ID, content: SECRET, fileIds: [] };
const ticket = {
  targetType: 'TEACHER' as const,
  targetId: null,
  category: 'OTHER' as const,
  title: '제목',
  evidenceLessonIds: [],
};

export const access = defineAccess(ticketsContract, {
  rows: {
    listTickets: { own: {} },
    createTicket: { own: { body: { ...ticket, ...words } } },
    getTicket: on('new'),
    replyToTicket: on('new', { body: words }),
    completeTicket: on('ended'),
    reopenTicket: on('completed'),
    rateTicket: on('rated', { body: { rating: 5 } }),
  },
  seed: ({ database }, teacherId) =>
    database.raw.exec(`
      insert into support_ticket (id, teacher_id, client_id, opened_by, target_type, target_title, category, title, content,
          status, turn, due_at, created_at, updated_at, closed_at)
        select 'tkt_matrix_' || name, '${teacherId}', gen_random_uuid(), 'TEACHER', 'TEACHER', '선생님 계정', 'OTHER', '${SECRET}',
          '${SECRET}', case when ended then 'COMPLETED' else 'NEW' end, case when ended then null else 'ADMIN' end,
          case when ended then null else now() end, now(), now(), case when ended then now() end
        from (values ('new', false), ('ended', false), ('completed', true), ('rated', true)) as t (name, ended)`),
});
