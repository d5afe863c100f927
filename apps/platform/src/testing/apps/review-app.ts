import type { OpsDecision, OpsItemDetails } from '@portal/domain/ops/ops';
import type { Review } from '@portal/domain/reviews/review';
import { enrollment, student, teachingClass } from '../../modules/classes/classes.tables.ts';
import { aClassRow } from '../teaching-rows.ts';
import type { TestApp } from '../test-app.ts';
import { type Answer, type CourseApp, createCourseApp, type Who } from './course-app.ts';

export const REVIEWS = '/tns/v1/reviews';
export const REVIEW_DESK = '/tns/v1/ops/REVIEWS';

type Ground = Pick<CourseApp, keyof TestApp | 'clock' | 'teacher' | 'heard' | 'call' | 'notices'>;

export interface ReviewApp extends Ground {
  /** A new student who takes the lessons of a class. */
  addStudent(classId?: string): Promise<string>;
  /** What a new student says of a class of the teacher. */
  post(over?: { rating?: Review['rating']; content?: string; classId?: string }): Promise<string>;
  reply(id: string, content: string, isConfirmed?: boolean): Promise<Answer<Review>>;
  /** POST of hide, unhide, processed and report. */
  tell(id: string, action: string, body?: object, who?: Who): Promise<Answer<Review>>;
  pickUp(id: string): Promise<Answer<OpsItemDetails>>;
  decide(id: string, decision: OpsDecision, reason?: string): Promise<Answer<OpsItemDetails>>;
  /** The review as its teacher reads it. */
  read(id: string): Promise<Review>;
  /** `EVENT FROM>TO` of each row of its history. */
  steps(id: string): Promise<string[]>;
}

/** Two running classes of the teacher, c1 and c2, one that is still to come, c3, and c9 of another teacher. */
export async function createReviewApp(): Promise<ReviewApp> {
  const t: Ground = await createCourseApp();
  const { db, raw } = t.database;
  const [other] = await raw.query<{ id: string }>(`select id from app_user where username = 'other'`);
  await db
    .insert(teachingClass)
    .values([
      aClassRow(t.teacher.id, { id: 'c1', name: '중2 수학' }),
      aClassRow(t.teacher.id, { id: 'c2' }),
      aClassRow(t.teacher.id, { id: 'c3', progress: 'UPCOMING' }),
      aClassRow(other!.id, { id: 'c9' }),
    ]);
  let students = 0;
  const app: ReviewApp = {
    ...t,
    async addStudent(classId = 'c1') {
      const id = `s${++students}`;
      await db.insert(student).values({ id, name: `학생 ${id}`, age: 14 });
      const enrolled = { id: `e-${id}`, classId, studentId: id, enrolledAt: t.clock.now() };
      await db.insert(enrollment).values({ ...enrolled, status: 'ACTIVE' });
      return id;
    },
    async post({ rating = 5, content = '설명이 꼼꼼해서 아이가 수업을 기다립니다', classId = 'c1' } = {}) {
      const studentId = await app.addStudent(classId);
      return t.reviews.reviewAsStudent({ classId, studentId, rating, content });
    },
    reply: (id, content, isConfirmed) =>
      t.call('PUT', `${REVIEWS}/${id}/reply`, { content, ...(isConfirmed && { isConfirmed }) }),
    tell: (id, action, body, who) => t.call('POST', `${REVIEWS}/${id}/${action}`, body, who),
    pickUp: (id) => t.call('POST', `${REVIEW_DESK}/${id}/pick-up`, {}, 'ops1'),
    decide: (id, decision, reason = '') =>
      t.call('POST', `${REVIEW_DESK}/${id}/decide`, { decision, reason, remarks: [] }, 'ops1'),
    async read(id) {
      const { data } = await t.call<{ items: Review[] }>('GET', `${REVIEWS}?size=100`);
      return data.items.find((one) => one.id === id)!;
    },
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
