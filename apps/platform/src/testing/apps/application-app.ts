import { randomUUID } from 'node:crypto';
import type { OpsItemDetails } from '@portal/domain/ops/ops';
import type { ApplicationView } from '@portal/domain/recruiting/application';
import type { Problem } from '@portal/domain/wire/problem';
import { createTestApp, testClock, type TestApp, type TestClock } from '../test-app.ts';
import { uploadCalls } from '../upload-calls.ts';

export const APPLICATION_NOW = '2026-11-18T01:42:00Z';
export const RESUME = {
  name: 'resume.txt',
  bytes: Buffer.from('Ten years of mathematics'),
  location: 'TEACHER_POPUP',
} as const;

/** Everything but the files and the client id. */
export const anApplication = (over: object = {}) => ({
  type: 'REGISTER_TEACHER',
  fullName: '지원 선생님',
  phone: '0912345678',
  email: 'apply@example.com',
  subjectIds: ['math'],
  teachingMode: 'ONLINE',
  address: '',
  experience: '초등 수학 3년',
  note: '',
  referralCode: '',
  ...over,
});

export interface Answer<T> extends Partial<Pick<Problem, 'code' | 'fields' | 'retryAfter'>> {
  readonly status: number;
  readonly data: T;
}

export interface ApplicationApp extends TestApp {
  readonly clock: TestClock;
  call<T>(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object): Promise<Answer<T>>;
  ticket(): Promise<string>;
  /** A form with one file that was sent. */
  aForm(over?: object): Promise<object>;
  apply(form: object): Promise<Answer<{ code: string; reviewDueAt: string }>>;
  statusOf(code: string, contact?: string): Promise<Answer<ApplicationView>>;
  correct(code: string, changes: object, over?: object): Promise<Answer<ApplicationView>>;
  /** At the operator desk. */
  desk<T = OpsItemDetails>(method: 'GET' | 'POST', path: string, payload?: object): Promise<Answer<T>>;
  /** Picks an application up and decides about it, all through the desk. */
  decide(code: string, verdict: object): Promise<Answer<OpsItemDetails>>;
  idOf(code: string): Promise<string>;
  mails(): Promise<{ recipient: string; subject: string; text: string }[]>;
}

/** A platform with an operator; whoever applies has no account. */
export async function createApplicationApp(env: Record<string, string> = {}): Promise<ApplicationApp> {
  const clock = testClock(APPLICATION_NOW);
  const t = await createTestApp({ clock, env });
  await t.addUser({ username: 'ops', name: '운영팀', userType: 'OPERATOR' });

  async function send<T>(method: 'GET' | 'POST' | 'PUT', url: string, headers: object, payload?: object) {
    const answer = await t.request({ method, url, headers: { ...headers }, ...(payload && { payload }) });
    return { ...answer.json<Omit<Answer<T>, 'status'>>(), status: answer.statusCode };
  }
  const call = <T>(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
    send<T>(method, path, t.headers, payload);
  // Each time anew: a test lets days pass.
  const desk = async <T = OpsItemDetails>(method: 'GET' | 'POST', path: string, payload?: object) =>
    send<T>(method, `/tns/v1/ops/APPLICATIONS${path}`, await t.signIn('ops'), payload);
  const ticket = async () => (await call<{ ticket: string }>('POST', '/assets/v1/files/upload-ticket', {})).data.ticket;
  const idOf = async (code: string) => {
    const [row] = await t.database.raw.query<{ id: string }>('select id from teacher_application where code = $1', [
      code,
    ]);
    return row!.id;
  };

  return {
    ...t,
    clock,
    call,
    ticket,
    desk,
    idOf,
    async aForm(over = {}) {
      const uploadTicket = await ticket();
      const file = await uploadCalls(t, t.headers, uploadTicket).upload(RESUME);
      return { ...anApplication(over), clientId: randomUUID(), fileIds: [file.id], uploadTicket };
    },
    apply: (form) => call('POST', '/utilities/forms/submit', form),
    statusOf: (code, contact = '0912345678') =>
      call('GET', `/utilities/forms/status?${new URLSearchParams({ code, contact })}`),
    correct: (code, changes, over = {}) =>
      call('PUT', `/utilities/forms/${code}`, { clientId: randomUUID(), contact: '0912345678', changes, ...over }),
    async decide(code, verdict) {
      const id = await idOf(code);
      await desk('POST', `/${id}/pick-up`);
      return desk('POST', `/${id}/decide`, { reason: '', remarks: [], ...verdict });
    },
    async mails() {
      await t.notifications.sendDue();
      return t.database.raw.query('select recipient, subject, text from mail order by seq');
    },
  };
}
