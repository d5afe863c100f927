import { randomUUID } from 'node:crypto';
import type { FamilyGuardians, GuardianInvitation } from '@portal/domain/families/family-guardian';
import type { Answer } from './course-app.ts';
import { createFamilyApp, type FamilyApp, type FamilyAtDoor } from './family-app.ts';

interface Sent {
  readonly to: string;
  readonly title: string;
  readonly content: string;
  readonly path: string | null;
}

export interface GuardianApp extends FamilyApp {
  guardians(family: FamilyAtDoor): Promise<FamilyGuardians>;
  /** A guardian asks another one for the first student. */
  ask(family: FamilyAtDoor, over?: object): Promise<Answer<FamilyGuardians>>;
  withdraw(family: FamilyAtDoor, email: string): Promise<Answer<FamilyGuardians>>;
  look(secret: string): Promise<Answer<GuardianInvitation>>;
  accept(secret: string): Promise<Answer<{ path: string | null }>>;
  decline(secret: string): Promise<Answer<object>>;
  /** The secret in the last letter to an address. */
  secretTo(email: string): Promise<string>;
  /** Letters that are on their way to an address, in order. */
  lettersTo(email: string): Promise<Sent[]>;
  /** Asked by g1 for the first student, and said yes: at her own door. */
  joined(email?: string): Promise<FamilyAtDoor>;
  /** Nobody was ever asked. */
  clearGuardians(): Promise<void>;
}

export const GRANDMA = 'grandma@family.example';

/** The family app with those who are asked to be guardians too. */
export async function createGuardianApp(): Promise<GuardianApp> {
  const t = await createFamilyApp();
  const byLink = async <T>(action: string, payload: object): Promise<Answer<T>> => {
    const url = `/fam/v1/guardian-invitations/${action}`;
    const answer = await t.request({ method: 'POST', url, headers: t.headers, payload });
    return { status: answer.statusCode, ...answer.json<Omit<Answer<T>, 'status'>>() };
  };
  const app: GuardianApp = {
    ...t,
    guardians: async (family) => (await family.get<FamilyGuardians>('/guardians')).data,
    ask(family, over = {}) {
      t.clock.advance(1);
      const written = { name: '할머니', relation: 'GRANDPARENT', email: GRANDMA, language: 'ko' };
      return family.post('/guardians', { clientId: randomUUID(), studentIds: ['s1'], ...written, ...over });
    },
    async withdraw(family, email) {
      const [row] = await t.database.raw.query<{ id: string }>(
        `select id from guardian_invitation where email = $1 order by sent_at desc limit 1`,
        [email],
      );
      return family.post(`/guardians/${row!.id}/withdraw`);
    },
    look: (link) => byLink('look', { link }),
    accept(link) {
      t.clock.advance(1);
      return byLink('accept', { link, timeZone: 'Asia/Seoul' });
    },
    decline: (link) => byLink('decline', { link }),
    lettersTo: async (email) =>
      (
        await t.database.raw.query<{ letter: Sent }>(
          `select letter from notification_delivery where letter ->> 'to' = $1 order by created_at, id`,
          [email],
        )
      ).map(({ letter }) => letter),
    secretTo: async (email) =>
      (await app.lettersTo(email)).findLast(({ path }) => path?.startsWith('/g/'))!.path!.slice(3),
    async joined(email = GRANDMA) {
      await app.ask(await t.family('g1'), { email });
      const { data } = await app.accept(await app.secretTo(email));
      return t.atDoor(data.path!);
    },
    clearGuardians: () =>
      t.database.raw.exec(`
        delete from student_guardian where guardian_id like 'grd\\_%';
        delete from guardian where id like 'grd\\_%';
        delete from guardian_invitation;
        delete from notification_delivery;
        delete from outbox`),
  };
  return app;
}
