import { millisecondsInMinute } from 'date-fns/constants';
import { ticketSilenceUntil } from '@portal/domain/support/ticket';
import { moveTicket } from '@portal/domain/support/ticket-transitions';
import { LIMITS } from '@portal/domain/tenant/limits';
import { addDays, instantOf } from '@portal/domain/time/day';
import { endOfWorkingDay } from '../../core/days/working-days.ts';
import type { opsItem } from '../../core/desk/ops-items.tables.ts';
import type { supportHistory, supportMessage, supportTicket, TicketRow } from '../../modules/support/tickets.tables.ts';
import { COURSE_CONTENTS } from '../courses/course-contents.ts';
import { clientIdOf } from '../courses/course-story.ts';
import { courseIdOf } from '../courses/courses.ts';
import { classId, type ClassPlan } from '../lessons/lesson-rows.ts';
import { anchorOf, DEMO_ZONE } from '../lessons/week-pattern.ts';
import { AUTOPILOT_OPERATOR, DEMO_ACCOUNTS } from '../people/accounts.ts';
import { studentId } from '../people/people.ts';
import { TICKET_PLANS, type TicketMoment, type TicketPlan } from './ticket-contents.ts';

const TEACHER = DEMO_ACCOUNTS.math.id;
const HELP = DEMO_ACCOUNTS['ops-help'].id;
const STUDENT = studentId(1);

type Told = Omit<TicketRow, 'code' | 'version'> & { version: number };
type DeskRow = typeof opsItem.$inferInsert;

/** The tickets of the demo, each told by the table of its life, with what waits and waited at the desk. */
export function buildTickets(now: Date, main: ClassPlan) {
  const told = TICKET_PLANS.map((plan, at) => tellTicket(`math-${at + 1}`, plan, now, targetOf(plan, now, main)));
  return {
    tickets: told.map(({ ticket }): typeof supportTicket.$inferInsert => ticket),
    ticketMessages: told.flatMap(({ messages }) => messages),
    ticketHistory: told.flatMap(({ history }) => history),
    ticketDesk: told.flatMap(({ desk }) => desk ?? []),
  };
}

function tellTicket(name: string, plan: TicketPlan, now: Date, target: { id: string | null; title: string }) {
  const { openedBy = 'TEACHER', about, category, title, content } = plan;
  const [id, begin] = [`tkt-${name}`, momentOf(plan.at, now)];
  const isOwn = openedBy === 'TEACHER';
  const ticket: Told = {
    id,
    teacherId: TEACHER,
    clientId: isOwn ? clientIdOf(id) : null,
    openedBy,
    category,
    title,
    content,
    targetType: about.type,
    targetId: target.id,
    targetTitle: target.title,
    fileIds: [],
    evidenceLessonIds: about.type === 'LESSON' && about.lesson === 'noShow' ? [target.id!] : [],
    status: 'NEW',
    turn: isOwn ? 'ADMIN' : 'TEACHER',
    version: 1,
    rating: null,
    closedAt: null,
    dueAt: workingDays(begin, isOwn ? LIMITS.ticketAnswerWorkingDays : LIMITS.ticketReplyWorkingDays),
    createdAt: begin,
    updatedAt: begin,
  };
  const messages: (typeof supportMessage.$inferInsert)[] = [];
  const by = isOwn
    ? ({ actor: 'TEACHER', actorId: TEACHER } as const)
    : ({ actor: openedBy, actorId: STUDENT } as const);
  const created = { event: 'CREATE' as const, toStatus: ticket.status, toTurn: ticket.turn };
  const history: (typeof supportHistory.$inferInsert)[] = [{ ticketId: id, ...created, ...by, at: begin }];
  let desk: DeskRow | undefined;
  const wait = () => {
    const [submittedAt, dueAt] = [ticket.updatedAt, ticket.dueAt!];
    desk = { queue: 'TICKETS', id, teacherId: TEACHER, title, state: 'WAITING', submittedAt, dueAt, isAgain: !!desk };
  };
  if (isOwn) wait();

  for (const [event, when, text] of plan.steps) {
    const at = momentOf(when, now);
    const move = moveTicket(ticket, event, at);
    if ('refused' in move) throw new Error(`${id} cannot ${event} from ${ticket.status}`);
    const hadTurn = ticket.turn;
    Object.assign(ticket, move.to, { version: ticket.version + 1 });
    if (event === 'RATE') ticket.rating = plan.rating!;
    else Object.assign(ticket, { updatedAt: at, closedAt: ticket.turn ? null : at });
    if (ticket.turn === null) ticket.dueAt = null;
    else if (ticket.turn === 'TEACHER') ticket.dueAt = ticketSilenceUntil(at);
    else if (hadTurn !== 'ADMIN') {
      ticket.dueAt = workingDays(at, LIMITS.ticketAnswerWorkingDays);
      wait();
    }
    const actor = event === 'ANSWER' ? 'STAFF' : event === 'LAPSE' ? 'CLOCK' : 'TEACHER';
    const actorId = { STAFF: AUTOPILOT_OPERATOR.id, CLOCK: null, TEACHER }[actor];
    history.push({ ticketId: id, event, toStatus: ticket.status, toTurn: ticket.turn, actor, actorId, at });
    if (text !== undefined && actor !== 'CLOCK')
      messages.push({
        id: `tkm-${name}-${messages.length + 1}`,
        ticketId: id,
        authorRole: actor,
        authorId: actorId!,
        at,
        content: text,
      });
    if (event === 'ANSWER')
      Object.assign(desk!, { state: 'ACCEPTED', reviewerId: actorId, decidedAt: at, reason: text });
  }
  if (plan.isHeld) Object.assign(desk!, { state: 'PICKED_UP', reviewerId: HELP });
  return { ticket, messages, history, desk };
}

const workingDays = (from: Date, count: number) =>
  endOfWorkingDay(from, count, { zone: DEMO_ZONE, holidays: new Set() });

const momentOf = (when: TicketMoment, now: Date): Date =>
  'minutes' in when
    ? new Date(now.getTime() - when.minutes * millisecondsInMinute)
    : instantOf(addDays(anchorOf(now).day, -when.days), when.hour * 60, DEMO_ZONE);

/** Called as the teaching module calls it. */
function targetOf({ about, openedBy, at }: TicketPlan, now: Date, { lessons, classes, enrollments }: ClassPlan) {
  const nameOf = (id: string) => classes.find((row) => row.id === id)!.name;
  switch (about.type) {
    case 'TEACHER':
      return { id: null, title: '선생님 계정' };
    case 'CLASS': {
      const id = classId(TEACHER, about.key);
      return { id, title: nameOf(id) };
    }
    case 'COURSE':
      return { id: courseIdOf(about.key), title: COURSE_CONTENTS[about.key].content.title };
    case 'LESSON': {
      const by = momentOf(at, now);
      const own = enrollments.filter(({ studentId: id }) => id === STUDENT).map((row) => row.classId);
      const over = lessons
        .filter(({ status, endAt }) => (status === 'FINISHED' || status === 'DONE') && endAt <= by)
        .filter((row) => openedBy !== 'STUDENT' || own.includes(row.classId))
        .toSorted((one, other) => other.endAt.getTime() - one.endAt.getTime());
      const found = over.find(({ held }) => (about.lesson === 'noShow') === (held === false))!;
      return { id: found.id, title: `${nameOf(found.classId)} · ${found.no}회차 ${found.title}` };
    }
  }
}
