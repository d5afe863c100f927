import type { NewFamilyReview, ReviewingChild } from '@portal/domain/families/family-review';
import type { OpsDecision, OpsItemDetails } from '@portal/domain/ops/ops';
import type { Review } from '@portal/domain/reviews/review';
import { enrollment, guardian, student, studentGuardian, teachingClass } from '../../modules/classes/classes.tables.ts';
import { familyHeaders } from '../access-ground.ts';
import { aClassRow } from '../teaching-rows.ts';
import type { TestApp } from '../test-app.ts';
import { type Answer, type CourseApp, createCourseApp, type Who } from './course-app.ts';

export const REVIEWS = '/tns/v1/reviews';
export const REVIEW_DESK = '/tns/v1/ops/REVIEWS';

type Ground = Pick<CourseApp, keyof TestApp | 'clock' | 'teacher' | 'heard' | 'call' | 'notices'>;

export interface ReviewApp extends Ground {
  /** A new student who takes the lessons of a class, with two guardians, `mother` and `father` of his id. */
  addStudent(classId?: string): Promise<string>;
  /** What a guardian of a student says of a class, by the link of the family. */
  say(studentId: string, over?: FamilySaying): Promise<Answer<ReviewingChild>>;
  /** The same, said anew. */
  sayAnew(studentId: string, over?: FamilySaying): Promise<Answer<ReviewingChild>>;
  /** What a guardian of a student sees. */
  said(studentId: string, classId?: string): Promise<Answer<{ items: ReviewingChild[] }>>;
  /** What the family of a new student says of a class of the teacher; the answer is the review's id. */
  post(over?: Partial<NewFamilyReview> & { classId?: string }): Promise<string>;
  /** In the place of the answer that stands there, unless another version is named. */
  reply(
    id: string,
    content: string,
    over?: { readonly isConfirmed?: boolean; readonly version?: number },
  ): Promise<Answer<Review>>;
  /** POST of hide, unhide, processed and report. */
  tell(id: string, action: string, body?: object, who?: Who): Promise<Answer<Review>>;
  pickUp(id: string): Promise<Answer<OpsItemDetails>>;
  decide(id: string, decision: OpsDecision, reason?: string): Promise<Answer<OpsItemDetails>>;
  /** The review as its teacher reads it. */
  read(id: string): Promise<Review>;
  /** `EVENT FROM>TO` of each row of its history. */
  steps(id: string): Promise<string[]>;
}

interface FamilySaying extends Partial<NewFamilyReview> {
  readonly classId?: string;
  readonly by?: 'mother' | 'father';
}

const PRAISE: NewFamilyReview = { rating: 5, content: '설명이 꼼꼼해서 아이가 수업을 기다립니다' };

/** Two classes of the teacher that are over, c1 and c2, one that is still to come, c3, one that runs, c4, and c9 of another teacher. */
export async function createReviewApp(): Promise<ReviewApp> {
  const t: Ground = await createCourseApp();
  const { db, raw } = t.database;
  const [other] = await raw.query<{ id: string }>(`select id from app_user where username = 'other'`);
  await db
    .insert(teachingClass)
    .values([
      aClassRow(t.teacher.id, { id: 'c1', name: '중2 수학', progress: 'FINISHED' }),
      aClassRow(t.teacher.id, { id: 'c2', progress: 'ENDED' }),
      aClassRow(t.teacher.id, { id: 'c3', progress: 'UPCOMING' }),
      aClassRow(t.teacher.id, { id: 'c4' }),
      aClassRow(other!.id, { id: 'c9', progress: 'FINISHED' }),
    ]);
  let students = 0;
  async function atDoor<T>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    { classId, guardianId }: { classId: string; guardianId: string },
    payload?: object,
  ): Promise<Answer<T>> {
    const headers = { ...t.headers, ...(await familyHeaders({ db }, classId, guardianId)) };
    const answer = await t.request({ method, url: `/fam/v1/reviews${path}`, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, ...answer.json<Omit<Answer<T>, 'status'>>() };
  }
  const saying =
    (method: 'POST' | 'PUT') =>
    (studentId: string, { classId = 'c1', by = 'mother', ...said }: FamilySaying = {}) =>
      atDoor<ReviewingChild>(
        method,
        `/${studentId}`,
        { classId, guardianId: `${by}-${studentId}` },
        { ...PRAISE, ...said },
      );
  const app: ReviewApp = {
    ...t,
    async addStudent(classId = 'c1') {
      const id = `s${++students}`;
      await db.insert(student).values({ id, name: `학생 ${id}`, age: 14 });
      const enrolled = { id: `e-${id}`, classId, studentId: id, enrolledAt: t.clock.now() };
      await db.insert(enrollment).values({ ...enrolled, status: 'ACTIVE' });
      for (const by of ['mother', 'father'] as const) {
        const guardianId = `${by}-${id}`;
        const row = { id: guardianId, name: `보호자 ${id}`, language: 'ko', timeZone: 'Asia/Seoul' } as const;
        await db.insert(guardian).values(row);
        const relation = by === 'mother' ? 'MOTHER' : 'FATHER';
        await db.insert(studentGuardian).values({ studentId: id, guardianId, relation });
      }
      return id;
    },
    say: saying('POST'),
    sayAnew: saying('PUT'),
    said: (studentId, classId = 'c1') => atDoor('GET', '', { classId, guardianId: `mother-${studentId}` }),
    async post(over = {}) {
      const studentId = await app.addStudent(over.classId);
      const { status } = await app.say(studentId, over);
      const [row] = await raw.query<{ id: string }>('select id from review where student_id = $1', [studentId]);
      if (!row) throw new Error(`The family of a test was answered ${status}`);
      return row.id;
    },
    async reply(id, content, over = {}) {
      const version = over.version ?? (await app.read(id))?.replyVersion ?? 1;
      return t.call('PUT', `${REVIEWS}/${id}/reply`, { content, ...over, version });
    },
    tell: (id, action, body, who) => t.call('POST', `${REVIEWS}/${id}/${action}`, body, who),
    pickUp: (id) => t.call('POST', `${REVIEW_DESK}/${id}/pick-up`, {}, 'ops1'),
    decide: (id, decision, reason = '') =>
      t.call('POST', `${REVIEW_DESK}/${id}/decide`, { decision, reason, remarks: [] }, 'ops1'),
    read: async (id) => (await t.call<Review>('GET', `${REVIEWS}/${id}`)).data,
    async steps(id) {
      const rows = await raw.query<{ event: string; from: string | null; to: string }>(
        'select event, from_handling as "from", to_handling as "to" from review_history where review_id = $1 order by seq',
        [id],
      );
      return rows.map(({ event, from, to }) => `${event} ${from ?? ''}>${to}`);
    },
  };
  return app;
}
