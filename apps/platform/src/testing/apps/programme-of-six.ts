import { randomUUID } from 'node:crypto';
import { millisecondsInDay } from 'date-fns/constants';
import type { BodyOf } from '@portal/domain/contract/endpoint';
import type { ProgrammeRest, programmesContract } from '@portal/domain/lessons/programmes.contract';
import { enrollment, teachingClass } from '../../modules/classes/classes.tables.ts';
import { lesson } from '../../modules/lessons/lessons.tables.ts';
import { aClassRow, aLessonRow } from '../teaching-rows.ts';
import { LESSON_NOW } from './lesson-app.ts';
import type { LessonDeskApp } from './lesson-desk-app.ts';

type Wish = Partial<BodyOf<typeof programmesContract.replanProgramme>>;

export interface Programme {
  readonly id: string;
  readonly path: string;
  /** Who came: everyone. */
  readonly marks: object[];
  lessonId(no: number): string;
  friday(no: number): string;
  rest(): Promise<ProgrammeRest>;
  /** With the newest version, unless another is given. */
  replan(wish: Wish): ReturnType<typeof callReplan>;
  /** A lesson is over, and everybody was there. */
  hold(no: number): Promise<void>;
}

const callReplan = (t: LessonDeskApp, path: string, body: object) =>
  t.call<ProgrammeRest>('POST', `${path}/replans`, body);

let made = 0;

/** A class of six lessons, a week apart: two were held and have covered the first step alone; the third is tomorrow. */
export async function aProgramme(t: LessonDeskApp): Promise<Programme> {
  const { db, raw } = t.database;
  const id = `six${++made}`;
  const teacherId = t.teacher.id;
  const path = `/tns/v1/my-classes/${id}/programme`;
  // Each class has an hour of its own, so that they do not meet.
  const first = Date.parse(LESSON_NOW) - 13 * millisecondsInDay + made * 3_600_000;
  const friday = (no: number) => new Date(first + (no - 1) * 7 * millisecondsInDay).toISOString();
  const lessonId = (no: number) => `${id}-${no}`;
  t.clock.set(LESSON_NOW);
  await db.insert(teachingClass).values(aClassRow(teacherId, { id, lessonTotal: 6 }));
  await db.insert(enrollment).values(
    ['s1', 's2'].map((studentId) => ({
      id: `${id}-${studentId}`,
      classId: id,
      studentId,
      status: 'ACTIVE' as const,
      enrolledAt: new Date(first - millisecondsInDay),
    })),
  );
  await db.insert(lesson).values(
    [1, 2, 3, 4, 5, 6].map((no) => ({
      ...aLessonRow({ id, teacherId }, { id: lessonId(no), startAt: new Date(friday(no)) }),
      no,
      title: `단원 ${no}`,
      programmeNo: no,
      ...(no < 3 && { status: 'FINISHED' as const, held: true }),
    })),
  );
  await raw.query(
    `insert into lesson_diary (lesson_id, programme_no, sent_at, confirm_by) values ($1, 1, now(), now()), ($2, 1, now(), now())`,
    [lessonId(1), lessonId(2)],
  );
  const rest = async () => (await t.call<ProgrammeRest>('GET', `${path}/rest`)).data;
  return {
    id,
    path,
    marks: ['s1', 's2'].map((studentId) => ({ studentId, state: 'PRESENT', note: '' })),
    lessonId,
    friday,
    rest,
    async replan(wish) {
      const version = wish.version ?? (await rest()).version;
      return callReplan(t, path, {
        clientId: randomUUID(),
        leftOut: [],
        together: [],
        extra: [],
        ...wish,
        version,
      });
    },
    async hold(no) {
      t.clock.set(new Date(Date.parse(friday(no)) + 3_600_000));
      await raw.query(`update lesson set status = 'DONE', held = true where id = $1`, [lessonId(no)]);
    },
  };
}
