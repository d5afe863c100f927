import type { PublicReview, PublicTeacher, TeacherCard } from '@portal/domain/teachers/public-teacher';
import { COURSE } from '../../testing/apps/class-app.ts';
import { aProfileDraft } from '../../testing/apps/profile-app.ts';
import { createTrialApp, type TrialApp } from '../../testing/apps/trial-app.ts';
import { aClassRow, aSubmissionRow } from '../../testing/teaching-rows.ts';
import { guardian, student, studentGuardian, teachingClass } from '../classes/classes.tables.ts';
import { profileSubmission } from '../profile/profile.tables.ts';

let t: TrialApp;
beforeAll(async () => {
  t = await createTrialApp();
});
afterAll(() => t.close());
beforeEach(() => t.clear());

const page = (id: string = t.teacher.id) => t.visit<PublicTeacher>('GET', `/tns/v1/teachers/${id}`);
const reviewsOf = (query = '', id: string = t.teacher.id) =>
  t.visit<{ total: number; items: PublicReview[] }>('GET', `/tns/v1/teachers/${id}/reviews${query}`);
const featured = async () => (await t.visit<{ items: TeacherCard[] }>('GET', '/tns/v1/teachers/featured')).data.items;

let reviews = 0;
/** Reviews of a class of hers, each of another student whose guardian is called so. */
async function review(
  stars: readonly number[],
  { teacherId = t.teacher.id, guardianName = '한서정' as string | null, set = '' } = {},
): Promise<string[]> {
  const { db } = t.database;
  const classId = `cls-${teacherId}`;
  await db
    .insert(teachingClass)
    .values(aClassRow(teacherId, { id: classId, name: '중2 수학 A반' }))
    .onConflictDoNothing();
  const ids: string[] = [];
  for (const rating of stars) {
    const id = `rev-${++reviews}`;
    const studentId = `stu-${id}`;
    await db.insert(student).values({ id: studentId, name: '학생이름', age: 14 });
    if (guardianName !== null) {
      const person = { id: `grd-${id}`, name: guardianName, language: 'ko', timeZone: 'Asia/Seoul' } as const;
      await db.insert(guardian).values(person);
      await db.insert(studentGuardian).values({ studentId, guardianId: person.id, relation: 'MOTHER' });
    }
    await t.sql(`insert into review (id, class_id, teacher_id, student_id, rating, content, created_at, handling)
      values ('${id}', '${classId}', '${teacherId}', '${studentId}', ${rating}, '좋아요 ${id}', timestamptz '2026-11-01Z' + interval '${reviews} hours', 'PENDING')`);
    if (set) await t.sql(`update review set ${set} where id = '${id}'`);
    ids.push(id);
  }
  return ids;
}
const HIDDEN = "hidden_at = now(), hidden_reason = '이유'";
const REMOVED =
  "handling = 'ADMIN_COMPLETED', report_grounds = '근거', reported_at = now(), outcome = 'REMOVED', outcome_reason = '이유', outcome_at = now()";
const repeated = (count: number, rating: number) => Array<number>(count).fill(rating);

describe('the page of a teacher [REG-1]', () => {
  it('shows what was approved, and nothing of what she writes now or what is for the team alone', async () => {
    await t.sql(`update teacher_profile set draft = jsonb_set(draft, '{shortIntro}', '"새로 쓰는 말"')`);
    const published = { ...aProfileDraft(), introVideoUrl: 'https://video.example/math' };
    await t.database.db
      .insert(profileSubmission)
      .values(aSubmissionRow(t.teacher.id, { id: 'sub_page', status: 'APPROVED', snapshot: published }));
    await t.sql(`update teacher_profile set published_submission_id = 'sub_page' where user_id = '${t.teacher.id}'`);
    const { status, data } = await page();
    expect([status, data]).toEqual([
      200,
      {
        id: t.teacher.id,
        name: '시험 선생님',
        avatar: null,
        shortIntro: published.shortIntro,
        detailIntro: published.detailIntro,
        introVideoUrl: published.introVideoUrl,
        currentPosition: published.currentPosition,
        subjects: [{ name: expect.any(String), topics: [expect.any(String), expect.any(String)] }],
        levels: published.levels,
        languages: ['한국어', expect.any(String)],
        teachingMode: 'BOTH',
        areas: [expect.any(String)],
        experiences: [expect.objectContaining({ title: '중등 수학 강사' })],
        certificates: [],
        timeZone: 'Asia/Seoul',
        lessonsHeld: 0,
        rating: {
          count: 0,
          average: null,
          distribution: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: 0 })),
        },
        courses: [expect.objectContaining({ id: COURSE })],
      },
    ]);
    expect(JSON.stringify(data)).not.toMatch(/Nguyễn Huệ|0312345678|새로 쓰는 말/);
  });

  it('has her courses on sale, each with what is paid for, the cheapest first, and how long it can be tried [CON-3]', async () => {
    await t.sql(`update course_revision set content = jsonb_set(content, '{packages}', content -> 'packages' ||
      '[{"id":"p0","name":"1회","lessonCount":1,"studentCount":4,"fee":150000,"isTrial":false,"trialMinutes":null}]')
      where course_id = '${COURSE}'`);
    expect((await page()).data.courses).toEqual([
      {
        id: COURSE,
        title: '중2 수학 개념 완성 – 일차함수',
        image: null,
        level: 'INTERMEDIATE',
        teachingMode: 'ONLINE',
        classDurationMinutes: 60,
        ageMin: 13,
        ageMax: 15,
        packages: [
          { id: 'p0', name: '1회', lessonCount: 1, studentCount: 4, fee: 150_000 },
          { id: 'p1', name: '3회', lessonCount: 3, studentCount: 4, fee: 400_000 },
        ],
        trialMinutes: 30,
      },
    ]);
    await t.sql(`update course_revision set content = content #- '{packages,2}' where course_id = '${COURSE}'`);
    await t.sql(`update course set archived_at = now() where id = '${COURSE}'`);
    expect((await page()).data.courses).toEqual([]);
    await t.sql(`update course set archived_at = null where id = '${COURSE}'`);
  });

  it('shows the picture of a course by an address that anybody can open', async () => {
    await t.sql(
      `update course_revision set content = jsonb_set(content, '{imageId}', '"image-1"') where course_id = '${COURSE}'`,
    );
    const [course] = (await page()).data.courses;
    expect(course!.image).toMatch(/\/assets\/v1\/content\/image-1\?/);
    await t.sql(
      `update course_revision set content = jsonb_set(content, '{imageId}', 'null') where course_id = '${COURSE}'`,
    );
  });

  it('counts lessons that were held', async () => {
    const { id } = await t.made();
    const [held, missed] = await t.lessonsOf(id);
    await t.set(held!.id, "status = 'FINISHED', held = true");
    await t.set(missed!.id, "status = 'FINISHED', held = false");
    expect((await page()).data.lessonsHeld).toBe(1);
  });

  it('is none where the profile was never approved, the account is closed or nobody is meant', async () => {
    const never = await t.addUser({ username: 'never' });
    const closed = await t.anotherTeacher();
    await t.sql(`update app_user set status = 'DELETED' where id = '${closed.id}'`);
    const missing = await page('usr_none');
    expect(missing).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    const { traceId: _own, ...words } = missing as unknown as Record<string, unknown>;
    for (const id of [never.id, closed.id, 'usr_other']) {
      for (const path of ['', '/reviews', `/trial-times?courseId=${COURSE}`]) {
        const answer = await t.visit('GET', `/tns/v1/teachers/${id}${path}`);
        expect({ ...answer, traceId: undefined }).toEqual({ ...words, traceId: undefined });
      }
    }
  });
});

describe('what families say of her [REV-1]', () => {
  it('is 181 stars of 38 reviews, without what is hidden or was removed', async () => {
    await review([...repeated(31, 5), ...repeated(5, 4), ...repeated(2, 3)]);
    await review([1], { set: HIDDEN });
    await review([1], { set: REMOVED });
    expect((await page()).data.rating).toEqual({
      count: 38,
      average: 4.76,
      distribution: [
        { rating: 5, count: 31 },
        { rating: 4, count: 5 },
        { rating: 3, count: 2 },
        { rating: 2, count: 0 },
        { rating: 1, count: 0 },
      ],
    });
    const { data } = await reviewsOf('?size=20&page=2');
    expect([data.total, data.items.length]).toEqual([38, 18]);
  });

  it('follows every change: shown again, removed, written anew, gone', async () => {
    const [one, two] = await review([5, 3]);
    const counted = async () => {
      const { count, average } = (await page()).data.rating;
      return [count, average];
    };
    await t.sql(`update review set ${HIDDEN} where id = '${one}'`);
    expect(await counted()).toEqual([1, 3]);
    await t.sql(`update review set hidden_at = null, hidden_reason = null where id = '${one}'`);
    await t.sql(`update review set rating = 4, content = '다시' where id = '${two}'`);
    expect(await counted()).toEqual([2, 4.5]);
    await t.sql(`update review set ${REMOVED} where id = '${one}'`);
    expect(await counted()).toEqual([1, 4]);
    await t.sql(`delete from review where id = '${two}'`);
    expect(await counted()).toEqual([0, null]);
  });

  it('bears the name of the family with letters masked, and never that of a child', async () => {
    await review([5]);
    await review([4], { guardianName: 'Trần Thị Hương' });
    const [alone] = await review([3], { guardianName: null });
    await t.sql(
      `update review set reply_content = '고마워요', replied_at = '2026-11-17T00:00:00Z', handling = 'PROCESSED' where id = '${alone}'`,
    );
    const { data } = await reviewsOf();
    expect(data.items.map(({ author, rating }) => [author, rating])).toEqual([
      ['수강생', 3],
      ['T. T. Hương', 4],
      ['한*정', 5],
    ]);
    expect(data.items[0]).toMatchObject({
      className: '중2 수학 A반',
      reply: { content: '고마워요', at: '2026-11-17T00:00:00.000Z' },
    });
    expect(JSON.stringify(data)).not.toMatch(/학생이름|한서정|Trần/);
  });

  it('is said by the guardian who wrote it, of a child who has two', async () => {
    const [id] = await review([5]);
    await t.database.db
      .insert(guardian)
      .values({ id: 'grd-father', name: '남궁민수', language: 'ko', timeZone: 'Asia/Seoul' });
    await t.database.db
      .insert(studentGuardian)
      .values({ studentId: `stu-${id}`, guardianId: 'grd-father', relation: 'FATHER' });
    await t.sql(`insert into review_history (review_id, event, to_handling, actor, actor_id, at)
      values ('${id}', 'POST', 'PENDING', 'GUARDIAN', 'grd-father', now())`);
    expect((await reviewsOf()).data.items.map(({ author }) => author)).toEqual(['남**수']);
  });
});

describe('teachers on the first page of visitors [REG-1]', () => {
  it('are those with the best reviews, a few of which weigh less than many, and then the newest of whom nobody has spoken', async () => {
    const [many, one, silent] = [t.teacher, await t.anotherTeacher(), await t.anotherTeacher()];
    await review([...repeated(8, 5), 4], { teacherId: many.id });
    await review([5], { teacherId: one.id });
    await t.sql(`update teacher_profile set first_approved_at = now() where user_id = '${silent.id}'`);
    const ids = (await featured()).map(({ id }) => id);
    expect(ids.slice(0, 3)).toEqual([many.id, one.id, silent.id]);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await featured())[0]).toMatchObject({ name: '시험 선생님', rating: { count: 9, average: 4.89 } });
  });

  it('are eight at most, all of them public', async () => {
    for (let no = 0; no < 9; no++) await t.anotherTeacher();
    const closed = await t.anotherTeacher();
    await review([5, 5, 5, 5], { teacherId: closed.id });
    await t.sql(`update app_user set status = 'DELETED' where id = '${closed.id}'`);
    const items = await featured();
    expect(items).toHaveLength(8);
    expect(items.map(({ id }) => id)).not.toContain(closed.id);
  });

  it.each(['x'.repeat(90), 'a%20b', encodeURIComponent('한글'), encodeURIComponent("'; drop table review; --")])(
    'is refused where the address names nobody that could be (%s)',
    async (id) => {
      expect((await page(id)).status).toBe(400);
    },
  );
});
