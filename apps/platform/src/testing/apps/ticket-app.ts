import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@portal/domain/contract/endpoint';
import type { OpsItemDetails } from '@portal/domain/ops/ops';
import type { Ticket } from '@portal/domain/support/ticket';
import type { ticketsContract } from '@portal/domain/support/tickets.contract';
import { teachingClass } from '../../modules/classes/classes.tables.ts';
import { course, courseRevision } from '../../modules/courses/courses.tables.ts';
import { revisionColumns } from '../../modules/courses/module.ts';
import { lesson } from '../../modules/lessons/lessons.tables.ts';
import { hearChanges } from '../hear-changes.ts';
import { aClassRow, aLessonRow } from '../teaching-rows.ts';
import { createTestApp, testClock, type TestApp, type TestClock } from '../test-app.ts';
import { aDraft } from './course-app.ts';

/** A Wednesday, 10:42 in Seoul. */
export const TICKETS_NOW = '2026-11-18T01:42:00Z';
export const SUPPORTS = '/tns/v1/supports';
const DESK = '/tns/v1/ops/TICKETS';

/** The teacher, another one, and two operators. */
type Who = 'math' | 'other' | 'ops1' | 'ops2';

export interface Answer<T> {
  readonly status: number;
  readonly data: T;
  readonly code?: string;
  readonly fields?: Record<string, string>;
}

export interface TicketApp extends TestApp {
  readonly clock: TestClock;
  readonly teacher: { id: string };
  /** `user event id`, in the order of the socket. */
  readonly heard: string[];
  call<T = Ticket>(method: 'GET' | 'POST', path: string, body?: object, who?: Who): Promise<Answer<T>>;
  open(over?: object): Promise<Answer<Ticket>>;
  get(id: string): Promise<Ticket>;
  list(query?: string, who?: Who): Promise<AnswerOf<typeof ticketsContract.listTickets>>;
  act(id: string, action: 'complete' | 'reopen' | 'rate', body?: object, who?: Who): Promise<Answer<Ticket>>;
  reply(id: string, over?: object, who?: Who): Promise<Answer<Ticket>>;
  desk<T = OpsItemDetails>(path: string, body?: object, who?: Who): Promise<Answer<T>>;
  /** Picks up and answers. */
  answer(id: string, reason?: string): Promise<Answer<OpsItemDetails>>;
  /** `EVENT STATUS TURN actor` of each row of its history. */
  history(id: string): Promise<string[]>;
  countOf(what: string): Promise<number>;
}

/** A platform with a teacher who has one lesson (`les-1`), class (`cls-1`) and course (`crs-1`), and another with the like (`-2`). */
export async function createTicketApp(): Promise<TicketApp> {
  const clock = testClock(TICKETS_NOW);
  const t = await createTestApp({ clock });
  const teacher = await t.addUser({ username: 'math' });
  const other = await t.addUser({ username: 'other' });
  for (const [at, username] of (['ops1', 'ops2'] as const).entries())
    await t.addUser({ username, code: `KR000020${at + 1}OP` });
  await addTeaching(t, teacher.id, '1');
  await addTeaching(t, other.id, '2');
  const heard = hearChanges(t.realtime);
  const signedIn = new Map<Who, { at: number; headers: Promise<Record<string, string>> }>();
  /** Tests let days pass, and a token lives for minutes. */
  function headersOf(who: Who): Promise<Record<string, string>> {
    const at = clock.now().getTime();
    const known = signedIn.get(who);
    if (known && at - known.at < 300_000) return known.headers;
    const headers = t.signIn(who);
    signedIn.set(who, { at, headers });
    return headers;
  }

  async function call<T>(method: 'GET' | 'POST', path: string, body?: object, who: Who = 'math'): Promise<Answer<T>> {
    const headers = await headersOf(who);
    const answer = await t.request({ method, url: path, headers, ...(body && { payload: body }) });
    const { data, ...rest } = answer.json<Omit<Answer<T>, 'status'>>();
    return { status: answer.statusCode, data, ...rest };
  }

  const app: TicketApp = {
    ...t,
    clock,
    teacher,
    heard,
    call,
    open: (over = {}) =>
      call('POST', SUPPORTS, {
        clientId: randomUUID(),
        targetType: 'LESSON',
        targetId: 'les-1',
        category: 'TECHNICAL',
        title: '화면 공유가 끊겨요',
        content: '20분쯤 지나서 두 번 끊겼어요.',
        fileIds: [],
        evidenceLessonIds: [],
        ...over,
      }),
    get: async (id) => (await call<Ticket>('GET', `${SUPPORTS}/${id}`)).data,
    list: async (query = '', who) =>
      (await call<AnswerOf<typeof ticketsContract.listTickets>>('GET', `${SUPPORTS}${query}`, undefined, who)).data,
    act: (id, action, body = {}, who) => call('POST', `${SUPPORTS}/${id}/${action}`, body, who),
    reply: (id, over = {}, who) =>
      call(
        'POST',
        `${SUPPORTS}/${id}/messages`,
        { clientId: randomUUID(), content: '아직 그래요.', fileIds: [], ...over },
        who,
      ),
    desk: (path, body, who = 'ops1') => call(body ? 'POST' : 'GET', `${DESK}${path}`, body, who),
    async answer(id, reason = '고쳤어요. 확인해 주세요.') {
      await app.desk(`/${id}/pick-up`, {});
      return app.desk(`/${id}/decide`, { decision: 'ACCEPT', reason, remarks: [] });
    },
    async history(id) {
      const rows = await t.database.raw.query<{ step: string }>(
        `select concat_ws(' ', event, to_status, to_turn, lower(actor)) as step from support_history where ticket_id = $1 order by seq`,
        [id],
      );
      return rows.map(({ step }) => step);
    },
    async countOf(what) {
      const [row] = await t.database.raw.query<{ n: number }>(`select count(*)::int as n from ${what}`);
      return row!.n;
    },
  };
  return app;
}

async function addTeaching({ database: { db } }: TestApp, teacherId: string, no: string): Promise<void> {
  const [classId, courseId] = [`cls-${no}`, `crs-${no}`];
  const now = new Date(TICKETS_NOW);
  await db.insert(teachingClass).values(aClassRow(teacherId, { id: classId, name: '중2 수학' }));
  await db
    .insert(lesson)
    .values(aLessonRow({ id: classId, teacherId }, { id: `les-${no}`, no: 12, title: '기울기', startAt: now }));
  await db.transaction(async (tx) => {
    const row = { id: courseId, teacherId, clientId: randomUUID(), status: 'DRAFT', workNo: 1 } as const;
    await tx.insert(course).values({ ...row, createdAt: now, updatedAt: now });
    await tx.insert(courseRevision).values({ courseId, no: 1, createdAt: now, ...revisionColumns(aDraft()) });
  });
}
