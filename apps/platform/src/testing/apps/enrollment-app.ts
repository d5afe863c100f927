import { randomUUID } from 'node:crypto';
import type { ClassInvitation, EnrollmentAnswer, EnrollmentForm } from '@portal/domain/classes/enrollment-request';
import type { TestAppOptions } from '../test-app.ts';
import { type ClassApp, createClassApp, MY_CLASSES } from './class-app.ts';
import type { Answer } from './course-app.ts';

const INVITATIONS = '/tns/v1/invitations';

interface Sent {
  readonly to: string;
  readonly title: string;
  readonly content: string;
}

export interface EnrollmentApp extends ClassApp {
  invitation(classId: string): Promise<ClassInvitation>;
  /** The secret of its link. */
  linkOf(classId: string): Promise<string>;
  /** A family asks for a seat, without an account. */
  ask(link: string, over?: Partial<EnrollmentForm> & { clientId?: string }): Promise<Answer<EnrollmentAnswer>>;
  answer(classId: string, requestId: string, body: object): Promise<Answer<ClassInvitation>>;
  /** Letters that are on their way, in order: each call of a family or the teacher is a moment of its own. */
  letters(): Promise<Sent[]>;
}

export const aForm = (over: Partial<EnrollmentForm> = {}): EnrollmentForm => ({
  studentName: '학생 B01',
  age: 14,
  goals: '그래프를 어려워해요',
  guardianName: '보호자 B01',
  relation: 'MOTHER',
  email: 'family@example.com',
  language: 'ko',
  timeZone: 'Asia/Seoul',
  consent: true,
  ...over,
});

/** Classes with their doors, and the families before them. */
export async function createEnrollmentApp(options?: TestAppOptions): Promise<EnrollmentApp> {
  const t = await createClassApp(options);
  const app: EnrollmentApp = {
    ...t,
    invitation: async (id) => (await t.call<ClassInvitation>('GET', `${MY_CLASSES}/${id}/invitation`)).data,
    linkOf: async (id) => (await app.invitation(id)).path!.split('/').at(-1)!,
    async ask(link, { clientId = randomUUID(), ...over } = {}) {
      t.clock.advance(1);
      const payload = { link, clientId, ...aForm(over) };
      const answer = await t.request({ method: 'POST', url: `${INVITATIONS}/requests`, headers: t.headers, payload });
      return { status: answer.statusCode, ...answer.json<Omit<Answer<EnrollmentAnswer>, 'status'>>() };
    },
    answer(id, requestId, body) {
      t.clock.advance(1);
      return t.call('POST', `${MY_CLASSES}/${id}/enrollment-requests/${requestId}/answer`, body);
    },
    letters: async () =>
      (
        await t.sql<{ letter: Sent }>(
          'select letter from notification_delivery where letter is not null order by created_at, id',
        )
      ).map(({ letter }) => letter),
    async clear() {
      await t.clear();
      await t.sql('delete from notification_delivery');
    },
  };
  return app;
}
