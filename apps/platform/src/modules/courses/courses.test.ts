import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@portal/domain/contract/endpoint';
import type { Course } from '@portal/domain/courses/course';
import type { coursesContract } from '@portal/domain/courses/courses.contract';
import { LIMITS } from '@portal/domain/tenant/limits';
import { type CourseApp, createCourseApp, MY_COURSES, type Who } from '../../testing/apps/course-app.ts';
import { addFileRow } from '../../testing/file-rows.ts';
import { aClassRow, aSubmissionRow } from '../../testing/teaching-rows.ts';
import { enrollment, student, teachingClass } from '../classes/classes.tables.ts';
import { profileSubmission } from '../profile/profile.tables.ts';

type CourseList = AnswerOf<typeof coursesContract.listCourses>;

let t: CourseApp;
beforeAll(async () => {
  t = await createCourseApp();
});
afterEach(() =>
  t.database.raw.exec(
    'update teaching_class set course_id = null, revision_no = null; delete from approval_request; delete from course',
  ),
);
afterAll(() => t.close());

const list = async (query = '', who?: Who) =>
  (await t.call<CourseList>('GET', `${MY_COURSES}${query}`, undefined, who)).data;
const titles = async (query: string) => (await list(query)).items.map(({ title }) => title);
const create = (body: object) =>
  t.call<Course>('POST', MY_COURSES, { clientId: randomUUID(), title: '새 강좌', ...body });
const duplicate = ({ id }: Course, clientId = randomUUID()) =>
  t.call<Course>('POST', `${MY_COURSES}/${id}/duplicate`, { clientId });

describe('making a course', () => {
  it.each([
    ['never handed in her profile', []],
    ['waits for its approval', ['PENDING']],
    ['was rejected', ['REJECTED']],
  ] as const)('is not for a teacher who %s [CRS-5]', async (what, statuses) => {
    const username = `t${what.length}`;
    const { id } = await t.addUser({ username });
    for (const status of statuses)
      await t.database.db.insert(profileSubmission).values(aSubmissionRow(id, { id: `s${id}`, status }));
    const her = await t.signIn(username);
    const payload = { clientId: randomUUID(), title: '첫 강좌' };
    const refused = await t.request({ method: 'POST', url: MY_COURSES, headers: her, payload });
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'PROFILE_NOT_APPROVED' }]);
    const listed = await t.request({ url: MY_COURSES, headers: her });
    expect(listed.json()).toMatchObject({ data: { total: 0, mayCreate: false } });
  });

  it('stays open once the profile was approved, whatever becomes of it [CRS-5]', async () => {
    const late = { submittedAt: new Date('2026-11-10T01:00:00Z'), decidedAt: new Date('2026-11-11T01:00:00Z') };
    const row = aSubmissionRow(t.teacher.id, { id: 'rejected-later', status: 'REJECTED', ...late });
    await t.database.db.insert(profileSubmission).values(row);
    expect((await create({})).status).toBe(201);
    expect((await list()).mayCreate).toBe(true);
  });

  it('happens once, however often the call is sent [R45]', async () => {
    const clientId = randomUUID();
    const { data } = await create({ clientId, title: '첫 번째' });
    expect((await create({ clientId, title: '두 번째' })).data).toEqual(data);
    expect((await list()).total).toBe(1);
    expect(await t.history(data.id)).toEqual(['CREATE >DRAFT']);
  });

  it('ends at the limit, which archived courses do not count for', async () => {
    await t.database.raw.exec(`
      insert into course (id, teacher_id, client_id, status, work_no, created_at, updated_at)
        select 'full-' || n, '${t.teacher.id}', gen_random_uuid(), 'DRAFT', 1, now(), now() from generate_series(1, ${LIMITS.coursesMax}) n;
      insert into course_revision (course_id, no, content, title, lesson_count, created_at)
        select 'full-' || n, 1, '{}', '', 0, now() from generate_series(1, ${LIMITS.coursesMax}) n`);
    expect(await create({})).toMatchObject({ status: 422, code: 'LIMIT_REACHED' });
    await t.database.raw.exec(`update course set archived_at = now() where id = 'full-1'`);
    expect((await create({})).status).toBe(201);
    const back = await t.call('POST', `${MY_COURSES}/full-1/archive`, { version: 1, isArchived: false });
    expect(back.code).toBe('LIMIT_REACHED');
  });
});

describe('the catalogue', () => {
  it('knows every course by its status, and how many there are of each [CRS-2]', async () => {
    const made: Course[] = [];
    for (const status of ['DRAFT', 'WAITING_APPROVAL', 'APPROVAL_IN_PROCESS', 'REJECTED', 'PUBLISHED'] as const)
      made.push(await t.at(status));
    await t.act(await t.at('DRAFT'), 'archive', { isArchived: true });
    const { total, counts, items } = await list();
    expect(total).toBe(5);
    expect(counts).toEqual({
      PUBLISHED: 1,
      DRAFT: 1,
      WAITING_APPROVAL: 1,
      APPROVAL_IN_PROCESS: 1,
      REJECTED: 1,
      ARCHIVED: 1,
    });
    expect(new Set(items.map(({ id }) => id))).toEqual(new Set(made.map(({ id }) => id)));
    for (const { status, id } of made) {
      const filtered = await list(`?status=${status}`);
      expect([filtered.total, filtered.items[0]?.id, filtered.counts]).toEqual([1, id, counts]);
    }
    expect((await list('?status=ARCHIVED')).items).toMatchObject([{ isArchived: true }]);
    expect(await list('', 'other')).toMatchObject({ total: 0, items: [], counts: { DRAFT: 0 } });
  });

  it('knows what is on sale, as it is on sale, also while a newer revision is written or waits [CRS-3]', async () => {
    const ids: string[] = [];
    for (const status of ['DRAFT', 'WAITING_APPROVAL', 'REJECTED', 'PUBLISHED'] as const)
      ids.push((await t.at(status, { isLive: true })).id);
    await t.at('DRAFT');
    await t.act(await t.at('PUBLISHED'), 'archive', { isArchived: true });
    const { total, items } = await list('?status=ON_SALE');
    expect([total, items.map(({ id }) => id).toSorted()]).toEqual([4, ids.toSorted()]);
    expect(items.map(({ title }) => title)).not.toContain('바뀐 강좌');
    expect(await list('?status=ON_SALE', 'other')).toMatchObject({ total: 0, items: [] });
  });

  it('says of each what a card shows', async () => {
    const course = await t.at('WAITING_APPROVAL', { isLive: true });
    const { db } = t.database;
    await db
      .insert(teachingClass)
      .values(['k1', 'k2'].map((id) => aClassRow(t.teacher.id, { id, courseId: course.id })));
    await db.insert(student).values(['s1', 's2', 's3'].map((id) => ({ id, name: id, age: 14 })));
    await db.insert(enrollment).values(
      (
        [
          ['k1', 's1', 'ACTIVE'],
          ['k2', 's1', 'ACTIVE'],
          ['k1', 's2', 'COMPLETED'],
          ['k1', 's3', 'CANCELED'],
        ] as const
      ).map(([classId, studentId, status], at) => ({
        id: `e${at}`,
        classId,
        studentId,
        status,
        enrolledAt: new Date(),
      })),
    );
    expect((await list()).items[0]).toEqual({
      id: course.id,
      code: course.code,
      title: '바뀐 강좌',
      status: 'WAITING_APPROVAL',
      version: course.version,
      isLive: true,
      isArchived: false,
      subjectName: '수학',
      lessonCount: 2,
      lowestFee: 400_000,
      studentCount: 2,
      image: expect.objectContaining({ id: t.image }) as unknown,
      updatedAt: course.updatedAt,
      dueAt: course.request!.dueAt,
    });
  });

  it('finds a part of a title in either case, or a code, and takes no sign for more than it is', async () => {
    for (const title of ['Speaking 100%', 'speaking_club', '피아노 \\ 기초']) await create({ title });
    const { data } = await create({ title: '코드로 찾기' });
    expect(await titles('?q=SPEAK&sort=title,ASC')).toEqual(['Speaking 100%', 'speaking_club']);
    expect(await titles('?q=%25')).toEqual(['Speaking 100%']);
    expect(await titles('?q=_')).toEqual(['speaking_club']);
    expect(await titles(`?q=${encodeURIComponent('\\')}`)).toEqual(['피아노 \\ 기초']);
    expect(await titles(`?q=${data.code.toLowerCase()}`)).toEqual(['코드로 찾기']);
    expect((await list('?q=none')).total).toBe(0);
  });

  it('is sorted by change, title or subject, in pages', async () => {
    for (const [title, subjectId] of [
      ['나', 'korean'],
      ['가', null],
      ['다', 'math'],
    ] as const) {
      t.clock.advance(1_000);
      await t.make({ title, subjectId });
    }
    expect(await titles('')).toEqual(['다', '가', '나']);
    expect(await titles('?sort=updatedAt,ASC')).toEqual(['나', '가', '다']);
    expect(await titles('?sort=title,ASC')).toEqual(['가', '나', '다']);
    expect(await titles('?sort=title,DESC')).toEqual(['다', '나', '가']);
    // In the order of the catalogue of subjects; those without one stand last either way.
    expect(await titles('?sort=subject,ASC')).toEqual(['다', '나', '가']);
    expect(await titles('?sort=subject,DESC')).toEqual(['나', '다', '가']);
    const second = await list('?sort=title,ASC&size=2&page=2');
    expect([second.total, second.items.map(({ title }) => title)]).toEqual([3, ['다']]);
  });
});

describe('a copy', () => {
  it('is a draft of its own with all that was written, made once', async () => {
    const course = await t.at('APPROVAL_IN_PROCESS');
    const clientId = randomUUID();
    const { status, data } = await duplicate(course, clientId);
    expect(status).toBe(201);
    expect(data).toMatchObject({
      status: 'DRAFT',
      revisionNo: 1,
      request: null,
      content: { ...course.content, title: `${course.content.title} 복사본` },
    });
    expect(data.code).not.toBe(course.code);
    expect((await duplicate(course, clientId)).data.id).toBe(data.id);
    expect((await t.get(course.id)).version).toBe(course.version);
  });

  it('has a title that still fits', async () => {
    const { data } = await duplicate(await t.make({ title: '가'.repeat(60) }));
    expect(data.content.title).toBe(`${'가'.repeat(56)} 복사본`);
  });
});

describe('putting a course away', () => {
  it('has to wait for its classes', async () => {
    const course = await t.at('PUBLISHED');
    const isOpen = { courseId: course.id, startDate: '2026-12-01', progress: 'UPCOMING' } as const;
    await t.database.db.insert(teachingClass).values(aClassRow(t.teacher.id, { id: 'open', ...isOpen }));
    const archive = () => t.act(course, 'archive', { isArchived: true });
    expect((await archive()).code).toBe('CLASSES_OPEN');
    await t.database.raw.exec(`update teaching_class set progress = 'FINISHED' where id = 'open'`);
    expect((await archive()).data.archivedAt).not.toBeNull();
    expect((await list('?status=ARCHIVED')).items).toMatchObject([{ isLive: false }]);
  });

  it('for good lets go of its pictures and leaves its history', async () => {
    const image = await addFileRow(t.database, { ownerId: t.teacher.id, location: 'COURSE_IMAGE' });
    const course = await t.make({ imageId: image });
    await t.submit(course);
    await t.pickUp(course);
    await t.decide(course, 'DECLINE', { reason: '이유' });
    expect((await t.call('DELETE', `${MY_COURSES}/${course.id}`)).status).toBe(200);
    expect((await list()).total).toBe(0);
    const unused = await t.database.raw.query('select id from file_asset where unused_since is not null');
    expect(unused).toEqual([{ id: image }]);
    expect((await t.history(course.id)).at(-1)).toBe('DELETE REJECTED>');
    expect((await t.call('DELETE', `${MY_COURSES}/${course.id}`)).code).toBe('NOT_FOUND');
  });
});
