import { randomUUID } from 'node:crypto';
import type { LessonMove } from '@portal/domain/lessons/lesson-move';
import type { Notification } from '@portal/domain/notifications/notification';
import type { ScheduleFit } from '@portal/domain/schedule/schedule-conflict';
import { createLessonApp, LESSON_NOW, type LessonApp } from '../../../testing/apps/lesson-app.ts';
import { askAsStudent } from '../../../testing/families/student-side.ts';
import { timeOff } from '../../schedule/schedule.tables.ts';

let t: LessonApp;
let headers: Record<string, string>;
beforeAll(async () => {
  t = await createLessonApp();
});
beforeEach(async () => {
  t.clock.set(LESSON_NOW);
  await t.database.raw.exec(
    `delete from lesson_change; delete from lesson_move; delete from lesson; delete from time_off;
     delete from calendar_event; truncate notification, notification_earlier, notification_inbox, outbox`,
  );
  headers = { ...(await t.signIn('math')), 'x-msg-app': 'teacher-web' };
  await t.addLesson('l1', '2026-11-20T07:00:00Z');
});
afterAll(() => t.close());

const MOVES = '/tns/v1/lesson-moves';
// A Monday in Seoul.
const TEN = '2026-11-23T01:00:00Z';
const AFTERNOON = '2026-11-23T06:00:00Z';

async function asked(newStartAt: string): Promise<string> {
  await askAsStudent(t, { lessonId: 'l1', newStartAt, reason: '병원 예약', clientId: randomUUID() });
  const { data } = await t.call<{ items: LessonMove[] }>('GET', `${MOVES}?status=PROPOSED`);
  return data.items[0]!.id;
}
const fit = async (id: string) => (await t.call<ScheduleFit>('GET', `${MOVES}/${id}/fit`)).data;
async function toAnswer(): Promise<number> {
  await t.notifications.deliver();
  const answer = await t.request({ url: '/messaging/notifications/load-more?filter=answer', headers });
  return answer.json<{ items: Notification[]; total: number }>().total;
}

describe('what a teacher sees before she answers a wish', () => {
  it('is that the time is free, and whether it is one that she has opened [NTF-5] [CAL-3]', async () => {
    expect(await fit(await asked(TEN))).toEqual({ other: null, isFreeTime: true });
    expect(await fit(await asked(AFTERNOON))).toEqual({ other: null, isFreeTime: false });
    // An hour that begins inside free time and ends after it.
    expect(await fit(await asked('2026-11-23T02:30:00Z'))).toEqual({ other: null, isFreeTime: false });
  });

  it('is the lesson that stands there by now, not her own lesson that it is about [NTF-5] [CAL-3]', async () => {
    const id = await asked('2026-11-20T07:30:00Z');
    expect((await fit(id)).other).toBeNull();
    const later = await asked(TEN);
    await t.addLesson('l2', '2026-11-23T01:30:00Z');
    expect(await fit(later)).toMatchObject({
      other: { kind: 'LESSON', id: 'l2', title: '중2 수학' },
      isFreeTime: true,
    });
    expect((await t.call('POST', `${MOVES}/${later}/answer`, { decision: 'ACCEPTED' })).code).toBe('SCHEDULE_OVERLAP');
  });

  it('is the entry of her own, or the time off, that stands there [NTF-5] [CAL-3]', async () => {
    const id = await asked(TEN);
    const entry = {
      clientId: randomUUID(),
      title: '치과',
      date: '2026-11-23',
      time: '10:30',
      endTime: '11:00',
      note: '',
    };
    await t.call('POST', '/tns/v1/calendar/events', entry);
    expect((await fit(id)).other).toMatchObject({ kind: 'EVENT', title: '치과' });
    await t.database.db.insert(timeOff).values({
      id: 'off-1',
      teacherId: t.teacher.id,
      startAt: new Date(TEN),
      endAt: new Date(AFTERNOON),
      reason: '휴가',
    });
    expect((await fit(id)).other).toMatchObject({ kind: 'TIME_OFF', title: '휴가' });
  });

  it('is not told to another teacher', async () => {
    const id = await asked(TEN);
    expect((await t.call('GET', `${MOVES}/${id}/fit`, undefined, t.other)).code).toBe('NOT_FOUND');
  });
});

describe('a wish in the inbox', () => {
  it.each(['ACCEPTED', 'DECLINED'])('needs no answer after her %s [NTF-6]', async (decision) => {
    const id = await asked(TEN);
    expect(await toAnswer()).toBe(1);
    await t.call('POST', `${MOVES}/${id}/answer`, { decision });
    expect(await toAnswer()).toBe(0);
  });

  it('needs none when it was replaced, or when nobody answered in time [NTF-6]', async () => {
    await asked(TEN);
    await asked(AFTERNOON);
    expect(await toAnswer()).toBe(1);
    t.clock.set('2026-11-20T06:59:00Z');
    await t.tick();
    expect(await t.call<{ items: LessonMove[] }>('GET', `${MOVES}?status=PROPOSED`)).toMatchObject({
      data: { items: [] },
    });
    headers = { ...(await t.signIn('math')), 'x-msg-app': 'teacher-web' };
    expect(await toAnswer()).toBe(0);
  });

  it('says which class it is about [NTF-1]', async () => {
    await asked(TEN);
    await t.notifications.deliver();
    const { items } = (await t.request({ url: '/messaging/notifications/load-more', headers })).json<{
      items: Notification[];
    }>();
    expect(items[0]).toMatchObject({ ofClass: { id: 'c1', name: '중2 수학' }, isToAnswer: true });
  });
});
