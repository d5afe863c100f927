import { randomUUID } from 'node:crypto';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { familyDoorContract } from '@portal/domain/families/family-door.contract';
import { FAMILY_CLASS, FAMILY_GUARDIAN } from '../../testing/access-ground.ts';
import { byId, CLIENT_ID, defineAccess, SECRET } from '../../testing/access.ts';
import { aLessonRow } from '../../testing/teaching-rows.ts';
import { lessonDiary } from '../lessons/desk/lesson-desk.tables.ts';
import { lesson } from '../lessons/lessons.tables.ts';
import { lessonMove } from '../lessons/moves/lesson-moves.tables.ts';

const at = (days: number, hours = 3) =>
  new Date(
    Math.floor(Date.now() / millisecondsInDay) * millisecondsInDay +
      days * millisecondsInDay +
      hours * millisecondsInHour,
  );
const newStartAt = at(42, 9).toISOString();
const question = { topic: 'TIME', text: SECRET } as const;

/** Two families of the owner's: another one's lessons look like none. */
export const access = defineAccess(familyDoorContract, {
  rows: {
    getFamilyDoor: { own: {} },
    changeFamilyLanguage: { own: { body: { language: 'vi' } } },
    listFamilyLessons: { own: { query: '?page=1&size=5' } },
    answerFamilyMove: byId('mov_family', 'mov_none', { body: { decision: 'ACCEPTED' } }),
    withdrawFamilyMove: byId('mov_family_wish', 'mov_none'),
    listFamilyMoveTimes: byId('les_family_2', 'les_none'),
    askFamilyMove: byId('les_family_2', 'les_none', { body: { clientId: CLIENT_ID, newStartAt, reason: '' } }),
    confirmFamilyLesson: byId('les_family_3', 'les_none'),
    questionFamilyLesson: byId('les_family_4', 'les_none', { body: question }),
  },
  async seed({ database: { db } }, teacherId) {
    const of = { id: FAMILY_CLASS, teacherId };
    const past = { status: 'DONE', held: true, title: SECRET } as const;
    await db
      .insert(lesson)
      .values([
        aLessonRow(of, { id: 'les_family_1', startAt: at(40) }),
        aLessonRow(of, { id: 'les_family_2', startAt: at(41) }),
        aLessonRow(of, { id: 'les_family_5', startAt: at(45) }),
        aLessonRow(of, { id: 'les_family_3', startAt: at(-3), ...past }),
        aLessonRow(of, { id: 'les_family_4', startAt: at(-2), ...past }),
      ]);
    const note = { covered: SECRET, messageToGuardian: SECRET, sentAt: at(-1), confirmBy: at(1) };
    await db.insert(lessonDiary).values(['les_family_3', 'les_family_4'].map((lessonId) => ({ lessonId, ...note })));
    const hour = millisecondsInHour;
    const move = (id: string, lessonId: string, [from, to]: readonly [number, number]) => ({
      id,
      clientId: randomUUID(),
      position: 0,
      lessonId,
      teacherId,
      oldStartAt: at(from),
      oldEndAt: new Date(at(from).getTime() + hour),
      newStartAt: at(to),
      newEndAt: new Date(at(to).getTime() + hour),
      reason: SECRET,
      status: 'PROPOSED' as const,
      shortNotice: false,
      createdAt: at(-1),
      answerBy: at(2),
    });
    await db.insert(lessonMove).values([
      { ...move('mov_family', 'les_family_1', [40, 43]), proposedBy: 'TEACHER' },
      { ...move('mov_family_wish', 'les_family_5', [45, 46]), proposedBy: 'STUDENT', askedBy: FAMILY_GUARDIAN },
    ]);
  },
});
