import { randomUUID } from 'node:crypto';
import type { ClassStudent } from '@portal/domain/classes/class';
import { type ClassApp, COURSE, createClassApp, held, MY_CLASSES } from '../../testing/apps/class-app.ts';
import { aClassRow } from '../../testing/teaching-rows.ts';
import { teachingClass } from './classes.tables.ts';

let t: ClassApp;
beforeAll(async () => {
  t = await createClassApp();
});
afterAll(() => t.close());
beforeEach(() => t.clear());

const times = (lessons: readonly { startAt: string }[]) => lessons.map(({ startAt }) => startAt.slice(0, 16));

describe('making a class from a course', () => {
  it('brings its lessons at once, one for each of the package, by as much of the programme as the package has [CLS-1]', async () => {
    const made = await t.made({ place: ' 2호실 ', meetingUrl: 'https://meet.example/a' });
    expect(made).toMatchObject({
      name: '금요반',
      courseId: COURSE,
      courseTitle: '중2 수학 개념 완성 – 일차함수',
      level: 'INTERMEDIATE',
      progress: 'UPCOMING',
      startDate: '2026-11-20',
      endDate: '2026-12-04',
      lessonTotal: 3,
      lessonHeld: 0,
      place: '2호실',
      meetingUrl: 'https://meet.example/a',
      lessonsBehind: 0,
      version: 1,
      rolledFrom: null,
      nextLesson: { no: 1, title: '함수의 뜻', startAt: '2026-11-20T01:00:00.000Z', endAt: '2026-11-20T02:00:00.000Z' },
      cancelNoticeUntil: '2026-11-19T01:00:00.000Z',
    });
    expect(made.code).toMatch(/^K-\d{4}$/);
    expect(made.programme.map(({ title, plannedAt }) => [title, plannedAt?.slice(0, 10)])).toEqual([
      ['함수의 뜻', '2026-11-20'],
      ['그래프', '2026-11-27'],
      ['기울기', '2026-12-04'],
    ]);
    const lessons = await t.lessonsOf(made.id);
    expect(lessons.map(({ no, place, mode }) => [no, place, mode])).toEqual(
      [1, 2, 3].map((no) => [no, '2호실', 'ONLINE']),
    );
    expect(await t.steps(made.id)).toEqual(['CREATE >UPCOMING']);
    expect(t.heard).toEqual([`${t.teacher.id} lesson.changed ${lessons[0]!.id}`]);
  });

  it('happens once, however often it is sent [R45]', async () => {
    const clientId = randomUUID();
    const first = await t.made({ clientId });
    expect((await t.made({ clientId })).id).toBe(first.id);
    expect((await t.list()).total).toBe(1);
  });

  it('keeps to the revision that it was made from when the course changes [CRS-3]', async () => {
    const { id } = await t.made();
    await t.sql(`insert into course_revision select course_id, 2, jsonb_set(content, '{programme}', '[]'), '새 제목', subject_id, image_id,
      lesson_count, lowest_fee, created_at, frozen_at from course_revision where course_id = '${COURSE}' and no = 1`);
    await t.sql(`update course set live_no = 2, work_no = 2 where id = '${COURSE}'`);
    const seen = await t.get(id);
    await t.sql(`update course set live_no = 1, work_no = 1 where id = '${COURSE}'`);
    await t.sql(`delete from course_revision where course_id = '${COURSE}' and no = 2`);
    expect([seen.courseTitle, seen.programme.length]).toEqual(['중2 수학 개념 완성 – 일차함수', 3]);
  });

  it('needs a course on sale and one of its packages that is paid for [CLS-1]', async () => {
    expect(await t.make({ courseId: 'crs-draft' })).toMatchObject({ status: 409, code: 'COURSE_NOT_PUBLISHED' });
    expect(await t.preview({ courseId: 'crs-draft' })).toMatchObject({ code: 'COURSE_NOT_PUBLISHED' });
    expect(await t.make({ courseId: 'crs-none' })).toMatchObject({ code: 'NOT_FOUND' });
    for (const packageId of ['p2', 'p9']) expect((await t.make({ packageId })).fields).toHaveProperty('packageId');
    await t.sql(`update course set archived_at = now() where id = '${COURSE}'`);
    const archived = await t.make();
    await t.sql(`update course set archived_at = null where id = '${COURSE}'`);
    expect(archived).toMatchObject({ code: 'COURSE_NOT_PUBLISHED' });
  });

  it('names what is wrong with its times', async () => {
    const slot = { weekday: 'MONDAY' as const, start: '10:00', end: '10:10' };
    const { code, fields } = await t.make({ startDate: '2026-11-17', weeklySchedule: [slot] });
    expect([code, Object.keys(fields!)]).toEqual(['VALIDATION', ['startDate', 'weeklySchedule.0']]);
  });

  it('is refused whole when one lesson meets another thing, which is named, with times that fit [CLS-1]', async () => {
    const other = await t.made({ name: '먼저 있던 수업', startDate: '2026-12-03' });
    const refused = await t.make();
    expect(refused).toMatchObject({
      status: 422,
      code: 'SCHEDULE_OVERLAP',
      conflict: {
        wanted: { startAt: '2026-12-04T01:00:00.000Z' },
        other: { kind: 'LESSON', id: other.nextLesson!.id, title: '먼저 있던 수업' },
      },
    });
    // It is the matter of one lesson, not of the whole schedule.
    expect(refused.fields).toBeUndefined();
    expect(refused.conflict?.alternatives).toHaveLength(3);
    expect((await t.list()).total).toBe(1);
    expect(await t.sql('select id from lesson')).toHaveLength(3);
  });

  it('shows before what it would bring: holidays and time off left out, and what stands in the way [CLS-1]', async () => {
    await t.made({ name: '먼저 있던 수업', startDate: '2027-01-22' });
    await t.sql(`insert into time_off (id, teacher_id, start_at, end_at, reason)
      values ('off', '${t.teacher.id}', '2027-01-15T00:00Z', '2027-01-16T00:00Z', '여행')`);
    const { data } = await t.preview({ startDate: '2026-12-21' });
    expect(times(data.lessons)).toEqual(['2027-01-08T01:00', '2027-01-22T01:00', '2027-01-29T01:00']);
    expect(data.lessons.map(({ skipped }) => skipped.map(({ name }) => name))).toEqual([
      ['성탄절', '신정'],
      ['쉬는 시간'],
      [],
    ]);
    expect(data.lessons.map(({ conflict }) => conflict?.title)).toEqual([
      undefined,
      '먼저 있던 수업',
      '먼저 있던 수업',
    ]);
    const all = await t.preview({ startDate: '2026-12-21', skipHolidays: false });
    expect(times(all.data.lessons)[0]).toBe('2026-12-25T01:00');
    expect((await t.list()).total).toBe(1);
  });

  it('meets her time off where she does not leave that out, with times near by that fit [CLS-1]', async () => {
    await t.sql(`insert into time_off (id, teacher_id, start_at, end_at, reason)
      values ('off', '${t.teacher.id}', '2026-11-27T00:00Z', '2026-11-27T02:00Z', '여행')`);
    const { data } = await t.preview({ skipTimeOffs: false });
    const [, second] = data.lessons;
    expect(second!.conflict).toMatchObject({ kind: 'TIME_OFF', title: '여행' });
    expect(second!.alternatives).toHaveLength(3);
    expect(await t.make({ skipTimeOffs: false })).toMatchObject({ code: 'SCHEDULE_OVERLAP' });
  });

  it('leaves out or moves single lessons as she decides, and is made so [CLS-1]', async () => {
    await t.sql(`insert into calendar_event (id, teacher_id, title, date, time, end_time) values
      ('e1', '${t.teacher.id}', '치과', '2026-11-27', '10:00', '11:00'),
      ('e2', '${t.teacher.id}', '상담', '2026-12-04', '10:00', '11:00')`);
    const { data } = await t.preview();
    expect(data.lessons.map(({ conflict }) => conflict?.title)).toEqual([undefined, '치과', '상담']);
    const exceptions = [
      { slotAt: data.lessons[1]!.slotAt, newStartAt: null },
      { slotAt: data.lessons[2]!.slotAt, newStartAt: '2026-12-04T05:00:00Z' },
    ];
    const better = await t.preview({ exceptions });
    expect(times(better.data.lessons)).toEqual(['2026-11-20T01:00', '2026-12-04T05:00', '2026-12-11T01:00']);
    expect(better.data.lessons.every(({ conflict }) => conflict === null)).toBe(true);
    expect(better.data.lessons[1]).toMatchObject({
      skipped: [{ name: '건너뛴 회차' }],
      slotAt: data.lessons[2]!.slotAt,
    });
    const { id } = await t.made({ exceptions });
    expect(times(await t.lessonsOf(id))).toEqual(times(better.data.lessons));
    await t.sql('delete from calendar_event');
  });

  it('names a lesson that was moved onto another one of the same class, and refuses one in the past [CLS-1]', async () => {
    const { data } = await t.preview();
    const onto = [{ slotAt: data.lessons[0]!.slotAt, newStartAt: data.lessons[1]!.startAt }];
    const seen = await t.preview({ exceptions: onto });
    expect(seen.data.lessons.slice(0, 2).map(({ conflict }) => conflict?.title)).toEqual([
      '이 수업 2회차',
      '이 수업 1회차',
    ]);
    const past = [{ slotAt: data.lessons[0]!.slotAt, newStartAt: '2026-11-01T01:00:00Z' }];
    expect((await t.preview({ exceptions: past })).fields).toHaveProperty('exceptions');
  });

  it('is made with all its lessons though she is off for a year meanwhile, and holds none of them then [CLS-1]', async () => {
    await t.sql(`insert into time_off (id, teacher_id, start_at, end_at, reason)
      values ('off', '${t.teacher.id}', '2026-11-30T00:00Z', '2027-11-30T00:00Z', '안식년')`);
    const { id } = await t.made({ startDate: '2026-11-27' });
    expect((await t.lessonsOf(id)).map(({ startAt }) => startAt.slice(0, 10))).toEqual([
      '2026-11-27',
      '2027-12-03',
      '2027-12-10',
    ]);
  });

  it('has its own place among the classes of its teacher, which stays [CAL-1]', async () => {
    await t.database.db.insert(teachingClass).values(aClassRow('somebody', { id: 'FOREIGN', classNo: 40 }));
    await t.made();
    await t.made({ weeklySchedule: [{ weekday: 'MONDAY', start: '10:00', end: '11:00' }] });
    const rows = await t.sql<{ no: number }>(
      `select class_no as no from teaching_class where teacher_id = '${t.teacher.id}' order by 1`,
    );
    expect(rows.map(({ no }) => no)).toEqual([1, 2]);
  });

  it('ends at two hundred classes that are not over', async () => {
    const rows = Array.from({ length: 200 }, (_, at) => aClassRow(t.teacher.id, { id: `c${at}` }));
    await t.database.db.insert(teachingClass).values(rows);
    expect(await t.make()).toMatchObject({ code: 'LIMIT_REACHED' });
    await t.sql(`update teaching_class set progress = 'FINISHED' where id = 'c0'`);
    expect((await t.make()).status).toBe(201);
  });
});

describe('the desk', () => {
  it('has every class in the list of all and in that of its state, and the counts add up [RTE-9] [CLS-1]', async () => {
    const states = ['UPCOMING', 'IN_PROGRESS', 'ENDED', 'FINISHED'] as const;
    await t.database.db
      .insert(teachingClass)
      .values([
        ...states.map((progress) => aClassRow(t.teacher.id, { id: progress, progress })),
        ...states.map((progress) =>
          aClassRow(t.teacher.id, { id: `NO_${progress}`, progress, canceledAt: new Date(), cancelReason: '이유' }),
        ),
        aClassRow('somebody', { id: 'FOREIGN' }),
      ]);
    const idsOf = async (tab: string) => (await t.list(`?tab=${tab}&sort=name`)).items.map(({ id }) => id).toSorted();
    expect(await idsOf('upcoming')).toEqual(['UPCOMING']);
    expect(await idsOf('in-progress')).toEqual(['IN_PROGRESS']);
    expect(await idsOf('processing')).toEqual(['ENDED']);
    expect(await idsOf('completed')).toEqual(['FINISHED']);
    expect(await idsOf('cancelled')).toEqual(states.map((progress) => `NO_${progress}`).toSorted());
    expect(await idsOf('all')).toHaveLength(8);
    const { total, counts, items } = await t.list('?tab=completed');
    expect([total, items.length]).toEqual([1, 1]);
    expect(counts).toEqual({ all: 8, upcoming: 1, 'in-progress': 1, processing: 1, completed: 1, cancelled: 4 });
  });

  it('finds classes by their own name and by a student’s, and takes signs for what they are', async () => {
    const one = await t.made({ name: '100% 수학' });
    const two = await t.made({ name: '함수반', weeklySchedule: [{ weekday: 'MONDAY', start: '10:00', end: '11:00' }] });
    await t.enrol(two.id, '학생 B07');
    const found = async (q: string) => (await t.list(`?q=${encodeURIComponent(q)}`)).items.map(({ id }) => id);
    expect(await found('0%')).toEqual([one.id]);
    expect(await found('b07')).toEqual([two.id]);
    expect(await found('_')).toEqual([]);
    expect(await found('  ')).toHaveLength(2);
  });

  it('sorts by the next lesson, the name or the first day, page by page', async () => {
    const weekly = (weekday: 'MONDAY' | 'TUESDAY') => [{ weekday, start: '10:00', end: '11:00' }];
    await t.made({ name: '나', weeklySchedule: weekly('MONDAY'), startDate: '2026-12-01' });
    await t.made({ name: '다', weeklySchedule: weekly('TUESDAY') });
    await t.database.db
      .insert(teachingClass)
      .values(aClassRow(t.teacher.id, { id: 'c1', name: '가', startDate: '2026-11-30' }));
    const names = async (query: string) => (await t.list(query)).items.map(({ name }) => name).join('');
    expect(await names('')).toBe('다나가');
    expect(await names('?sort=name')).toBe('가나다');
    expect(await names('?sort=startDate')).toBe('나가다');
    expect(await names('?sort=name&page=2&size=2')).toBe('다');
  });

  it('shows of each class its students, its next lesson and what is unread in its room [CLS-1]', async () => {
    const { id } = await t.made();
    for (const name of ['학생 5', '학생 4', '학생 3', '학생 2', '학생 1']) await t.enrol(id, name);
    const member = (memberId: string, read: number) => ({ id: memberId, name: '이름', avatar: null, read });
    const messages = [1, 2, 3].map(() => ({ senderId: 'grd', content: '말', at: t.clock.now() }));
    await t.database.db.transaction((tx) =>
      t.chat.importChats(tx, [
        { id: `room-${id}`, kind: 'ROOM', title: '반', members: [member(t.teacher.id, 1), member('grd', 3)], messages },
      ]),
    );
    await t.sql(`update teaching_class set chat_room_id = 'room-${id}' where id = '${id}'`);
    const [row] = (await t.list()).items;
    expect(row).toMatchObject({ studentCount: 5, unreadMessages: 2, chatRoomId: `room-${id}`, nextLesson: { no: 1 } });
    expect(row!.students.map(({ name }) => name)).toEqual([1, 2, 3, 4].map((no) => `학생 ${no}`));
  });

  it('counts of each class what waits for its wrap-up, with the lesson that waits longest [CLS-1] [W3]', async () => {
    const { id } = await t.made();
    const other = await t.made({
      name: '토요반',
      weeklySchedule: [{ weekday: 'SATURDAY', start: '10:00', end: '11:00' }],
    });
    const [one, two, three] = await t.lessonsOf(id);
    const [elsewhere] = await t.lessonsOf(other.id);
    const done = (day: number) => held(day).replace('FINISHED', 'DONE');
    await t.set(one!.id, done(4));
    await t.set(two!.id, done(3));
    await t.set(three!.id, done(2).replace('held = true', 'held = false'));
    await t.set(elsewhere!.id, done(5));
    await t.sql(`insert into lesson_diary (lesson_id) values ('${two!.id}')`);
    await t.sql(`insert into lesson_diary (lesson_id, sent_at, confirm_by) values ('${elsewhere!.id}', now(), now())`);
    const toWrapUp = { count: 2, lessonId: two!.id, endAt: '2026-11-03T02:00:00.000Z' };
    expect((await t.list('?sort=name')).items.map((row) => row.toWrapUp)).toEqual([toWrapUp, null]);
    expect((await t.get(id)).toWrapUp).toEqual(toWrapUp);
  });

  it('sets the programme against what was taught: by the wrap-up, before it by what was held [CLS-1]', async () => {
    const { id } = await t.made();
    const [one, two, three] = await t.lessonsOf(id);
    await t.set(one!.id, held(2));
    await t.set(two!.id, held(3));
    await t.set(
      three!.id,
      `status = 'CANCELED', cancel_reason = '이유', start_at = '2026-11-04T01:00Z', end_at = '2026-11-04T02:00Z'`,
    );
    await t.sql(
      `insert into lesson_diary (lesson_id, programme_no, sent_at, confirm_by) values ('${two!.id}', 1, now(), now())`,
    );
    const seen = await t.get(id);
    expect(seen.programme.map(({ coveredAt }) => coveredAt?.slice(0, 10))).toEqual([
      '2026-11-02',
      undefined,
      undefined,
    ]);
    // The second was not covered, though it was held, and the third never took place.
    expect([seen.lessonsBehind, seen.lessonHeld, seen.lessonNotHeld, seen.nextLesson]).toEqual([2, 2, 1, null]);
    // Of the second, which was held, the note is sent; of the first it is owed.
    expect((await t.lessonsOf(id)).map(({ isWrappedUp }) => isWrappedUp)).toEqual([false, true, false]);
  });

  it('is behind by a lesson that was not held as soon as it is over, and knows its step as missed [CLS-1]', async () => {
    const { id } = await t.made();
    const [one, two] = await t.lessonsOf(id);
    await t.set(one!.id, held(2));
    // Nobody came: it was ended a quarter of an hour after it began, long before its end.
    await t.set(
      two!.id,
      `status = 'FINISHED', held = false, start_at = '2026-11-03T01:00Z', end_at = '2026-11-03T02:00Z'`,
    );
    t.clock.set('2026-11-03T01:16:00Z');
    const seen = await t.get(id);
    expect(seen.programme.map(({ isMissed }) => isMissed)).toEqual([false, true, false]);
    expect(seen.lessonsBehind).toBe(1);
  });

  it('tells of a student what she needs before a lesson [CLS-1]', async () => {
    const { id } = await t.made();
    const [one, two, three] = await t.lessonsOf(id);
    t.clock.set('2026-11-01T00:00:00Z');
    const student = await t.enrol(id, '학생 A01');
    await t.sql(
      `insert into guardian (id, name, language, time_zone) values ('g1', '보호자 B01', 'vi', 'Asia/Ho_Chi_Minh')`,
    );
    await t.sql(`insert into student_guardian values ('${student}', 'g1', 'FATHER')`);
    for (const [at, each] of [one!, two!].entries()) {
      await t.set(each.id, held(2 + at));
      await t.sql(`insert into attendance (lesson_id, student_id, state, source)
        values ('${each.id}', '${student}', '${at ? 'ABSENT' : 'LATE'}', 'AUTO')`);
      await t.sql(`insert into lesson_diary (lesson_id, message_to_guardian, sent_at, confirm_by)
        values ('${each.id}', '{student} 학생, ${each.no}번째 말', '2026-11-0${2 + at}T03:00Z', now())`);
    }
    await t.sql(`insert into lesson_diary (lesson_id, message_to_guardian) values ('${three!.id}', '아직 쓰는 말')`);
    t.clock.set('2026-11-18T01:42:00Z');
    const { data } = await t.call<{ items: ClassStudent[] }>('GET', `${MY_CLASSES}/${id}/students`);
    expect(data.items).toEqual([
      {
        id: student,
        name: '학생 A01',
        avatar: null,
        code: expect.stringMatching(/^K-\d+-[0-9A-F]{6}$/) as string,
        age: 14,
        goals: '끝까지 풀어요',
        isTrial: false,
        guardians: [{ id: 'g1', name: '보호자 B01', relation: 'FATHER', language: 'vi' }],
        homework: { given: 0, handedIn: 0, late: 0, open: [] },
        enrolledAt: '2026-11-01T00:00:00.000Z',
        lessonsBought: 3,
        lessonsLeft: 1,
        attendanceRate: 50,
        lastNotes: [
          { lessonId: two!.id, at: '2026-11-03T03:00:00.000Z', text: 'A01 학생, 2번째 말' },
          { lessonId: one!.id, at: '2026-11-02T03:00:00.000Z', text: 'A01 학생, 1번째 말' },
        ],
      },
    ]);
  });
});
