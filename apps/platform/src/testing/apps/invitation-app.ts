import { randomUUID } from 'node:crypto';
import type { InvitedClass } from '@portal/domain/classes/enrollment-request';
import type { InvitationLetter, InvitationLetters } from '@portal/domain/classes/invitation-letter';
import type { RosterRow } from '@portal/domain/classes/roster';
import type { TestAppOptions } from '../test-app.ts';
import { MY_CLASSES } from './class-app.ts';
import type { Answer } from './course-app.ts';
import { createEnrollmentApp, type EnrollmentApp } from './enrollment-app.ts';

type Sent = Answer<InvitationLetters & { invited: number; seated: number }>;

export interface InvitationApp extends EnrollmentApp {
  /** A teacher invites addresses by mail. */
  invite(classId: string, emails: readonly string[], over?: object): Promise<Sent>;
  /** She brings the list of her class. */
  bring(classId: string, rows: readonly RosterRow[]): Promise<Sent>;
  actOn(classId: string, invitationId: string, action: 'resend' | 'withdraw'): Promise<Sent>;
  invited(classId: string): Promise<InvitationLetters>;
  one(classId: string, email: string): Promise<InvitationLetter>;
  /** The secret in the last letter to an address. */
  secretOf(email: string): Promise<string>;
  look(link: string): Promise<Answer<InvitedClass>>;
  decline(link: string): Promise<Answer<object>>;
}

export const aRow = (over: Partial<RosterRow> = {}): RosterRow => ({
  studentName: '김민준',
  age: 14,
  guardianName: '김보호',
  guardianEmail: 'minjun@example.com',
  guardianPhone: '010-1234-5678',
  relation: 'FATHER',
  language: 'ko',
  ...over,
});

/** Classes to which families are invited by mail. */
export async function createInvitationApp(options?: TestAppOptions): Promise<InvitationApp> {
  const t = await createEnrollmentApp(options);
  const at = (classId: string) => `${MY_CLASSES}/${classId}/invitations`;
  const byLink = async <T>(path: string, link: string): Promise<Answer<T>> => {
    t.clock.advance(1);
    const url = `/tns/v1/invitations/${path}`;
    const answer = await t.request({ method: 'POST', url, headers: t.headers, payload: { link } });
    return { status: answer.statusCode, ...answer.json<Omit<Answer<T>, 'status'>>() };
  };
  const app: InvitationApp = {
    ...t,
    invite(classId, emails, over = {}) {
      t.clock.advance(1);
      return t.call('POST', at(classId), { clientId: randomUUID(), studentName: '', language: 'ko', emails, ...over });
    },
    bring(classId, rows) {
      t.clock.advance(1);
      return t.call('POST', `${at(classId)}/roster`, { rows });
    },
    actOn(classId, invitationId, action) {
      t.clock.advance(1);
      return t.call('POST', `${at(classId)}/${invitationId}/${action}`);
    },
    invited: async (classId) => (await t.call<InvitationLetters>('GET', at(classId))).data,
    one: async (classId, email) => (await app.invited(classId)).items.find((item) => item.email === email)!,
    async secretOf(email) {
      const [row] = await t.sql<{ path: string }>(
        `select letter ->> 'path' as path from notification_delivery where letter ->> 'to' = '${email}' order by created_at desc limit 1`,
      );
      return row!.path.split('/').at(-1)!;
    },
    look: (link) => byLink('class', link),
    decline: (link) => byLink('decline', link),
  };
  return app;
}
