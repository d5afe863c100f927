import type { Mission, MissionId, PointsSummary } from '@portal/domain/points/mission';
import { createPointsApp, type PointsApp } from '../../../testing/apps/points-app.ts';
import { aClassRow } from '../../../testing/teaching-rows.ts';
import { student, teachingClass } from '../../classes/classes.tables.ts';
import { MISSIONS } from './mission-list.ts';

let t: PointsApp;
beforeAll(async () => {
  t = await createPointsApp();
  await t.database.db.insert(teachingClass).values(aClassRow(t.teacher.id, { id: 'c1' }));
  await t.database.db.insert(student).values({ id: 's1', name: '학생 A01', age: 14 });
});
beforeEach(async () => {
  await t.clear();
  await t.database.raw
    .exec(`delete from lesson_diary; delete from lesson; delete from submission; delete from assignment;
    delete from review; delete from chat_message; delete from chat_room; delete from course_history; delete from course;
    delete from teacher_profile; delete from profile_submission`);
});
afterEach(async () => expect(await t.drift()).toEqual([]));
afterAll(() => t.close());

const list = async () => (await t.call<{ items: Mission[] }>('GET', '/points/missions')).data.items;
const mission = async (id: MissionId) => (await list()).find((one) => one.id === id)!;
const claim = (id: MissionId, who?: string) => t.call<Mission>('POST', `/points/missions/${id}/claim`, undefined, who);

let no = 0;
/** A lesson of an hour that was held, with what is said of it. */
async function held(
  startAt: string,
  { startedAt = startAt, sentAt = null as string | null, how = `'DONE', true` } = {},
) {
  no += 1;
  await t.sql(
    `insert into lesson (id, class_id, teacher_id, no, title, start_at, end_at, status, held, mode, started_at)
      values ($1, 'c1', $2, $3, '', $4::timestamptz, $4::timestamptz + interval '1 hour', ${how}, 'ONLINE', $5)`,
    [`l${no}`, t.teacher.id, no, startAt, startedAt],
  );
  if (sentAt)
    await t.sql(
      `insert into lesson_diary (lesson_id, sent_at, confirm_by) values ($1, $2::timestamptz, $2::timestamptz + interval '1 day')`,
      [`l${no}`, sentAt],
    );
}
async function graded(submittedAt: string, gradedAt: string | null) {
  no += 1;
  await t.sql(
    `insert into assignment (id, class_id, teacher_id, title, content, deadline_at, download_allowed, late_allowed, created_at, display_at, published_at)
      values ($1, 'c1', $2, '과제', '풀어 오세요', now() + interval '1 day', true, true, now(), now(), now())`,
    [`a${no}`, t.teacher.id],
  );
  await t.sql(
    `insert into submission (id, assignment_id, teacher_id, class_id, student_id, text, submitted_at, grade_state, graded_at, score)
      values ($1, $1, $2, 'c1', 's1', '답', $3, ${gradedAt ? `'GRADED', $4, 90` : `'NONE', $4, null`})`,
    [`a${no}`, t.teacher.id, submittedAt, gradedAt],
  );
}
/** Messages of one talk, `teacher` or somebody else, at times of one day. */
async function talked(...said: [who: string, at: string][]) {
  no += 1;
  await t.sql(`insert into chat_room (id, kind, title, created_at) values ($1, 'ROOM', '수업', now())`, [`r${no}`]);
  for (const [at, [who, time]] of said.entries())
    await t.sql(`insert into chat_message (room_id, seq, sender_id, content, sent_at) values ($1, $2, $3, '말', $4)`, [
      `r${no}`,
      at + 1,
      who === 'teacher' ? t.teacher.id : who,
      `2026-11-10T${time}:00Z`,
    ]);
}

describe('missions [PTS-1]', () => {
  it('stand there all with their rules, and nothing counts before it has happened', async () => {
    const items = await list();
    expect(items).toHaveLength(9);
    expect(items.every(({ state, value }) => state === 'OPEN' && value === 0)).toBe(true);
    expect(items.find(({ id }) => id === 'INVITE_TEACHER')!.rule).toContain('아직 준비하고 있어요');
  });

  it('of the beginning count what was approved and held, by herself', async () => {
    await held('2026-11-02T01:00:00Z', { how: `'DONE', false` });
    await t.sql(
      `insert into profile_submission (id, user_id, status, snapshot, submitted_at, due_at, decided_at)
      values ('p1', $1, 'APPROVED', '{}', now(), now(), now())`,
      [t.teacher.id],
    );
    await t.sql(
      `insert into teacher_profile (user_id, draft, version, first_approved_at, published_submission_id)
      values ($1, '{}', 1, now(), 'p1')`,
      [t.teacher.id],
    );
    expect(await mission('PROFILE_COMPLETE')).toMatchObject({ value: 1, state: 'CLAIMABLE' });
    expect(await mission('FIRST_LESSON')).toMatchObject({ value: 0, state: 'OPEN' });
    await held('2026-11-03T01:00:00Z');
    await held('2026-11-04T01:00:00Z');
    expect(await mission('FIRST_LESSON')).toMatchObject({ value: 1, state: 'CLAIMABLE' });
    expect((await claim('FIRST_LESSON', 'other')).code).toBe('NOT_CLAIMABLE');
  });

  it('count lessons of the month that began by their time and were held', async () => {
    await held('2026-11-02T01:00:00Z');
    await held('2026-11-03T01:00:00Z', { startedAt: '2026-11-03T00:50:00Z' });
    await held('2026-11-04T01:00:00Z', { startedAt: '2026-11-04T01:00:01Z' });
    await held('2026-11-05T01:00:00Z', { how: `'DONE', false` });
    // The last minute of October in Seoul, and the first of November.
    await held('2026-10-31T14:00:00Z');
    await held('2026-10-31T15:00:00Z');
    expect((await mission('PUNCTUAL_20')).value).toBe(3);
  });

  it('count notes that were sent on the day of the lesson, in Seoul', async () => {
    await held('2026-11-02T01:00:00Z', { sentAt: '2026-11-02T14:59:59Z' });
    await held('2026-11-03T01:00:00Z', { sentAt: '2026-11-03T15:00:00Z' });
    await held('2026-11-04T01:00:00Z');
    expect((await mission('NOTES_SAME_DAY_15')).value).toBe(1);
  });

  it('count what was graded in the month within 48 hours', async () => {
    await graded('2026-11-02T01:00:00Z', '2026-11-04T01:00:00Z');
    await graded('2026-11-02T01:00:00Z', '2026-11-04T01:00:01Z');
    await graded('2026-10-30T01:00:00Z', '2026-10-31T01:00:00Z');
    await graded('2026-11-02T01:00:00Z', null);
    expect((await mission('GRADED_48H_10')).value).toBe(1);
  });

  it('count answers within an hour of the first message that she had not answered', async () => {
    await talked(['g1', '01:00'], ['teacher', '02:00']);
    // The first of three waited too long; what she adds to her own words is no answer.
    await talked(['g1', '01:00'], ['g1', '01:30'], ['teacher', '02:01'], ['teacher', '02:02']);
    await talked(['teacher', '01:00'], ['g1', '03:00'], ['g2', '03:20'], ['teacher', '03:50'], ['g1', '05:00']);
    expect((await mission('REPLY_1H_10')).value).toBe(2);
  });

  it('count reviews that were answered in the month', async () => {
    await t.sql(
      `insert into review (id, class_id, teacher_id, student_id, rating, content, created_at, handling, reply_content, replied_at)
        values ('v1', 'c1', $1, 's1', 5, '좋아요', '2026-10-01T00:00:00Z', 'PROCESSED', '고마워요', '2026-11-02T00:00:00Z')`,
      [t.teacher.id],
    );
    expect((await mission('REVIEW_REPLIES_5')).value).toBe(1);
    t.clock.set('2026-12-01T00:00:00Z');
    expect((await mission('REVIEW_REPLIES_5')).value).toBe(0);
  });

  it('are claimed once, anew in each month, and not before their target', async () => {
    const { target, points } = MISSIONS.PUNCTUAL_20;
    for (let day = 1; day < target; day++) await held(`2026-11-${String(day).padStart(2, '0')}T01:00:00Z`);
    expect((await claim('PUNCTUAL_20')).code).toBe('NOT_CLAIMABLE');
    await held(`2026-11-20T01:00:00Z`);
    t.clock.set('2026-11-21T01:00:00Z');
    expect((await t.call<PointsSummary>('GET', '/points/summary')).data.claimable).toBe(
      points + MISSIONS.FIRST_LESSON.points,
    );
    const done = { state: 'CLAIMED', value: target, claimedAt: '2026-11-21T01:00:00.000Z' };
    expect((await claim('PUNCTUAL_20')).data).toMatchObject(done);
    // A lost answer, asked for again.
    expect((await claim('PUNCTUAL_20')).data).toMatchObject(done);
    expect(await t.balance()).toBe(points);
    expect(await t.lots()).toEqual([`${points} until 2027-11-30`]);
    expect(await t.sql('select reason, ref_type, ref_id, title from wallet_transaction')).toEqual([
      { reason: 'MISSION', ref_type: 'MISSION', ref_id: 'PUNCTUAL_20', title: MISSIONS.PUNCTUAL_20.title },
    ]);
    t.clock.set('2026-12-01T01:00:00Z');
    expect(await mission('PUNCTUAL_20')).toMatchObject({ value: 0, state: 'OPEN', claimedAt: null });
    expect((await claim('PUNCTUAL_20')).code).toBe('NOT_CLAIMABLE');
  });

  it('are claimed all at once, and nothing where nothing waits', async () => {
    await held('2026-11-02T01:00:00Z');
    const all = () => t.call<{ points: number; items: Mission[] }>('POST', '/points/missions/claim');
    expect((await all()).data).toMatchObject({ points: 300, items: [{ id: 'FIRST_LESSON', state: 'CLAIMED' }] });
    expect((await all()).data).toEqual({ points: 0, items: [] });
    expect(await t.balance()).toBe(300);
  });
});
