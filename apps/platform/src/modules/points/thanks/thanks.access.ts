import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { thanksContract } from '@portal/domain/points/thanks.contract';
import { FAMILY_CLASS } from '../../../testing/access-ground.ts';
import { defineAccess, SECRET } from '../../../testing/access.ts';
import { aLessonRow } from '../../../testing/teaching-rows.ts';
import { attendance } from '../../lessons/desk/lesson-desk.tables.ts';
import { lesson } from '../../lessons/lessons.tables.ts';

const LESSON = 'les_thanks_78';
const asking = (lessonId: string) => ({ params: { lessonId } });
const saying = (lessonId: string) => ({ ...asking(lessonId), body: { text: SECRET } });

/** By the link of the family whose child was in a lesson of last week. */
export const access = defineAccess(thanksContract, {
  rows: {
    getThanks: { own: asking(LESSON), foreign: asking(LESSON), missing: asking('les_none') },
    giveThanks: { own: saying(LESSON), foreign: saying(LESSON), missing: saying('les_none') },
  },
  async seed({ database: { db } }, teacherId) {
    const startAt = new Date(Date.now() - 8 * millisecondsInDay);
    const endAt = new Date(startAt.getTime() + millisecondsInHour);
    const held = { id: LESSON, startAt, endAt, status: 'DONE', held: true } as const;
    await db.insert(lesson).values(aLessonRow({ id: FAMILY_CLASS, teacherId }, held));
    await db
      .insert(attendance)
      .values({ lessonId: LESSON, studentId: 'stu_family', state: 'PRESENT', source: 'AUTO', minutes: 60 });
  },
});
