import { randomUUID } from 'node:crypto';
import { courseDraftOf, EMPTY_COURSE, type Course } from '@portal/domain/courses/course';
import { aDraft, type CourseApp, createCourseApp, MY_COURSES } from '../../testing/apps/course-app.ts';
import { addFileRow } from '../../testing/file-rows.ts';
import { aClassRow, aLessonRow } from '../../testing/teaching-rows.ts';
import { teachingClass } from '../classes/classes.tables.ts';
import { lesson } from '../lessons/lessons.tables.ts';

let t: CourseApp;
beforeAll(async () => {
  t = await createCourseApp();
});
afterAll(() => t.close());

const unusedImages = async () =>
  (await t.database.raw.query<{ id: string }>('select id from file_asset where unused_since is not null')).map(
    ({ id }) => id,
  );
const newImage = (ownerId = t.teacher.id) => addFileRow(t.database, { ownerId, location: 'COURSE_IMAGE' });
const revision = async ({ id }: Course, no: number) => t.call<Course>('GET', `${MY_COURSES}/${id}?revision=${no}`);

describe('a draft', () => {
  it('keeps every field as it was written, and its picture as a file [CRS-1]', async () => {
    const draft = aDraft({ imageId: t.image, introVideoUrl: 'https://youtu.be/dQw4w9WgXcQ' });
    const course = await t.get((await t.make(draft)).id);
    expect(courseDraftOf(course.content)).toEqual(draft);
    expect(course.content.image).toMatchObject({
      id: t.image,
      url: expect.stringContaining('/assets/v1/content/') as string,
    });
    expect(course).toMatchObject({ status: 'DRAFT', revisionNo: 1, liveRevisionNo: null, request: null });
    expect(course.code).toMatch(/^C-\d{4}$/);
  });

  it('may be as unfinished as anybody leaves it, and says so only when it is handed in [CRS-1]', async () => {
    const { data } = await t.save(await t.make(), EMPTY_COURSE);
    expect(courseDraftOf(data.course.content)).toEqual(EMPTY_COURSE);
    const { code, fields } = await t.submit(data.course);
    expect([code, fields]).toMatchObject([
      'COURSE_INCOMPLETE',
      { title: '강좌 이름을 적어 주세요.', imageId: expect.any(String) as string },
    ]);
    expect((await t.get(data.course.id)).status).toBe('DRAFT');
  });

  it('of half a megabyte still fits', async () => {
    const programme = Array.from({ length: 200 }, (_, at) => ({
      id: `l${at}`,
      title: '가'.repeat(120),
      content: '나'.repeat(2_000),
    }));
    expect((await t.save(await t.make(), { programme })).data.course.content.programme).toHaveLength(200);
  });

  it('is not saved over a version that somebody else has changed, and a lost answer is no conflict', async () => {
    const course = await t.make();
    const { data } = await t.save(course, { title: '첫 번째 탭' });
    expect((await t.save(course, { title: '두 번째 탭' })).code).toBe('VERSION_CONFLICT');
    expect((await t.save(course, { title: '첫 번째 탭' })).data).toEqual({ ...data, course: data.course });
    expect((await t.get(course.id)).content.title).toBe('첫 번째 탭');
  });

  it('that says what it said before changes nothing, and cancels nothing [CRS-3]', async () => {
    const waiting = await t.at('WAITING_APPROVAL');
    const { data } = await t.save(waiting, {});
    expect(data).toEqual({ course: waiting, canceledRequestId: null, isLiveNow: false });
  });

  it('takes a picture of its own teacher alone, and only one that was checked [CRS-8]', async () => {
    const course = await t.make();
    const foreign = await newImage('somebody');
    const unchecked = await addFileRow(t.database, {
      ownerId: t.teacher.id,
      location: 'COURSE_IMAGE',
      state: 'STORED',
      unusedSince: null,
    });
    const certificate = await addFileRow(t.database, { ownerId: t.teacher.id, location: 'CERTIFICATE' });
    for (const imageId of [foreign, unchecked, certificate, 'none'])
      expect((await t.save(course, { imageId })).code).toBe('FILE_NOT_FOUND');
    expect(await t.get(course.id)).toEqual(course);
  });

  it('lets go of a picture that no revision shows any more', async () => {
    const image = await newImage();
    const course = await t.make({ imageId: image });
    expect(await unusedImages()).not.toContain(image);
    await t.save(course, { imageId: t.image });
    expect(await unusedImages()).toContain(image);
  });
});

describe('a revision that was handed in [CRS-3]', () => {
  it('is never written again: the next save makes another one and cancels the request', async () => {
    const waiting = await t.at('WAITING_APPROVAL');
    const { data } = await t.save(waiting, { title: '더 좋은 제목' });
    expect(data).toMatchObject({ course: { status: 'DRAFT', revisionNo: 2 }, canceledRequestId: waiting.request!.id });
    expect(data.course.request).toMatchObject({ status: 'CANCELED', cancelCause: 'DRAFT_SAVED', reviewer: null });
    expect((await revision(waiting, 1)).data.content.title).toBe(waiting.content.title);
    // Nobody has seen the second, so it is written over.
    expect((await t.save(data.course, { title: '가장 좋은 제목' })).data.course.revisionNo).toBe(2);
  });

  it('keeps its picture, so that the history can be read', async () => {
    const image = await newImage();
    const course = await t.make({ imageId: image });
    const { data } = await t.submit(course);
    await t.save(data, { imageId: t.image });
    expect(await unusedImages()).not.toContain(image);
    expect((await revision(course, 1)).data.content.image?.id).toBe(image);
  });

  it('that never was cannot be read', async () => {
    expect((await revision(await t.make(), 2)).code).toBe('NOT_FOUND');
  });
});

describe('a published course', () => {
  it('shows a small change at once', async () => {
    const course = await t.at('PUBLISHED');
    const { data } = await t.save(course, { benefits: ['스스로 풀 수 있어요'] });
    expect(data).toMatchObject({ isLiveNow: true, course: { status: 'PUBLISHED', revisionNo: 2, liveRevisionNo: 2 } });
    expect((await revision(course, 1)).data.content.benefits).toEqual(course.content.benefits);
  });

  it('stays on sale as it is while a large change waits, and comes back to that', async () => {
    const image = await newImage();
    const course = await t.at('PUBLISHED');
    const { data } = await t.save(course, { title: '완전히 다른 강좌', imageId: image });
    expect(data).toMatchObject({ isLiveNow: false, course: { status: 'DRAFT', revisionNo: 2, liveRevisionNo: 1 } });
    const back = (await t.act(data.course, 'discard')).data;
    expect(back).toMatchObject({ status: 'PUBLISHED', revisionNo: 1, content: { title: course.content.title } });
    expect((await revision(course, 2)).code).toBe('NOT_FOUND');
    expect(await unusedImages()).toContain(image);
    // A number that is free again names the next revision.
    expect((await t.save(back, { title: '또 다른 강좌' })).data.course.revisionNo).toBe(2);
  });

  it('is handed in with a price that many small steps have made a large one', async () => {
    const course = await t.at('PUBLISHED');
    const fee = (amount: number) => ({
      packages: course.content.packages.map((one) => (one.isTrial ? one : { ...one, fee: amount })),
    });
    const { data } = await t.save(course, fee(480_000));
    expect(data.isLiveNow).toBe(true);
    expect((await t.save(data.course, fee(520_000))).data).toMatchObject({
      isLiveNow: false,
      course: { status: 'DRAFT' },
    });
  });

  it.each([
    ['breaks a rule', { benefits: [] }],
    ['has no picture', { imageId: null }],
    ['meets a lesson', { weeklySchedule: [{ weekday: 'FRIDAY' as const, start: '09:00', end: '10:00' }] }],
  ])('does not show a small change that %s', async (_what, change) => {
    await t.database.raw.exec('delete from lesson; delete from teaching_class');
    const { db } = t.database;
    await db.insert(teachingClass).values(aClassRow(t.teacher.id, { id: 'c1' }));
    await db
      .insert(lesson)
      .values(
        aLessonRow({ id: 'c1', teacherId: t.teacher.id }, { id: 'l1', startAt: new Date('2026-11-27T00:30:00Z') }),
      );
    const { data } = await t.save(await t.at('PUBLISHED'), change);
    expect(data).toMatchObject({ isLiveNow: false, course: { status: 'DRAFT', liveRevisionNo: 1 } });
  });
});

describe('somebody else’s course', () => {
  it('is nowhere, whatever is asked of it', async () => {
    const course = await t.at('WAITING_APPROVAL');
    const path = `${MY_COURSES}/${course.id}`;
    const { version, content } = { version: course.version, content: courseDraftOf(course.content) };
    for (const [method, at, body] of [
      ['GET', path],
      ['PUT', path, { version, content: { ...content, title: '빼앗은 강좌' } }],
      ['POST', `${path}/check`, { content }],
      ['POST', `${path}/submit`, { version, note: '' }],
      ['POST', `${path}/withdraw`, { version }],
      ['POST', `${path}/duplicate`, { clientId: randomUUID() }],
      ['POST', `${path}/archive`, { version, isArchived: true }],
      ['GET', `${path}/approvals`],
      ['GET', `${path}/compare?from=1&to=1`],
      ['DELETE', path],
    ] as const)
      expect([at, (await t.call(method, at, body, 'other')).status]).toEqual([at, 404]);
    expect(await t.get(course.id)).toEqual(course);
  });
});
