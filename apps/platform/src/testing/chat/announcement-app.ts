import { randomUUID } from 'node:crypto';
import type { Announcement } from '@portal/domain/chat/announcement';
import { enrollment, teachingClass } from '../../modules/classes/classes.tables.ts';
import type { Answer } from '../apps/course-app.ts';
import { createFamilyApp, type FamilyApp } from '../apps/family-app.ts';
import { LESSON_NOW } from '../apps/lesson-app.ts';
import { aClassRow } from '../teaching-rows.ts';

export const ANNOUNCEMENTS = '/messaging/v1/announcements';

export interface AnnouncementApp extends FamilyApp {
  announce(body?: object, who?: Record<string, string>): Promise<Answer<Announcement>>;
  announcement(id: string): Promise<Announcement>;
  remind(id: string, who?: Record<string, string>): Promise<Answer<{ sentCount: number; heldCount: number }>>;
  /** How many messages stand in the rooms of her classes. */
  messageCount(): Promise<number>;
  /** No announcement and no message, and the moment at which every test begins. */
  clear(): Promise<void>;
}

/** The family app with a second class of the teacher, c3, in which the second student is alone; and an empty one, c4. */
export async function createAnnouncementApp(): Promise<AnnouncementApp> {
  const t = await createFamilyApp();
  const { db, raw } = t.database;
  await db
    .insert(teachingClass)
    .values([
      aClassRow(t.teacher.id, { id: 'c3', name: '중2 심화' }),
      aClassRow(t.teacher.id, { id: 'c4', name: '빈 수업' }),
    ]);
  const of = { classId: 'c3', studentId: 's2', enrolledAt: new Date(LESSON_NOW) };
  await db.insert(enrollment).values({ id: 'e-s2-c3', status: 'ACTIVE', ...of });
  // A class without a lesson to come would be over.
  for (const [no, classId] of ['c1', 'c3', 'c4'].entries())
    await t.addLesson(`l9${no}`, `2026-12-30T0${no + 1}:00:00Z`, 60, { classId });
  await t.tick();
  return {
    ...t,
    announce: (body = {}, who) =>
      t.call(
        'POST',
        ANNOUNCEMENTS,
        { clientId: randomUUID(), classIds: ['c1', 'c3'], content: '다음 주 수요일은 쉬어요.', fileIds: [], ...body },
        who,
      ),
    announcement: async (id) => (await t.call<Announcement>('GET', `${ANNOUNCEMENTS}/${id}`)).data,
    remind: (id, who) => t.call('POST', `${ANNOUNCEMENTS}/${id}/remind`, {}, who),
    async messageCount() {
      const [row] = await raw.query<{ n: number }>('select count(*)::int as n from chat_message');
      return row!.n;
    },
    async clear() {
      await raw.exec(`
        delete from announcement_reader; delete from chat_message; delete from announcement; delete from family_visit;
        delete from mail; delete from notification_delivery;
        update chat_room set last_seq = 0, last_change = 0, last_message_at = null;
        update chat_member set last_read_seq = 0, answered_seq = 0, waiting_since = null, left_at = null`);
      t.clock.set(LESSON_NOW);
      t.heard.length = 0;
    },
  };
}
