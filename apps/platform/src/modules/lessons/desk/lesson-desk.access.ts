import { millisecondsInMinute } from 'date-fns/constants';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { type Beside, byId, defineAccess, SECRET, type Sent } from '../../../testing/access.ts';
import { aLessonRow } from '../../../testing/teaching-rows.ts';
import { evidence } from '../evidence/evidence.ts';
import { lessonQuestion } from '../families/family-answers.tables.ts';
import { lesson } from '../lessons.tables.ts';

const on = <S extends Sent>(id: string, ...beside: Beside<S>) => byId<S>(id, 'les_none', ...beside);
const diary = {
  version: 0,
  programmeNo: null,
  covered: SECRET,
  homework: '',
  homeworkDueAt: null,
  nextPlan: '',
  messageToGuardian: SECRET,
  messageToGuardianVi: '',
  studentWords: [],
  privateNote: '',
};
const marks = [{ studentId: 'stu_desk', state: 'PRESENT' as const, note: '' }];
const version = { version: 1 };
const answering = (id: string, questionId: string) => ({ params: { id, questionId }, body: { answer: SECRET } });

export const access = defineAccess(lessonDeskContract, {
  rows: {
    getLessonDesk: on('les_desk_1'),
    startLesson: on('les_desk_2', { body: version }),
    extendLesson: on('les_desk_1', { body: { ...version, minutes: 5 } }),
    finishLesson: on('les_desk_3', { body: version }),
    declareNoShow: on('les_desk_4', { body: version }),
    markAttendance: on('les_desk_1', { body: { marks } }),
    saveLessonDiary: on('les_desk_1', { body: diary }),
    sendLessonDiary: on('les_desk_5', { body: { diary, marks } }),
    getLessonEvidence: on('les_desk_1'),
    answerLessonQuestion: {
      own: answering('les_desk_5', 'lqn_desk'),
      foreign: answering('les_desk_5', 'lqn_desk'),
      missing: answering('les_none', 'lqn_desk'),
    },
  },
  async seed({ database, clock }, teacherId) {
    const now = clock.now().getTime();
    const row = (no: number, minutes: number, rest: Partial<typeof lesson.$inferInsert>) => {
      const startAt = new Date(now + minutes * millisecondsInMinute);
      const endAt = new Date(startAt.getTime() + 25 * millisecondsInMinute);
      return aLessonRow(
        { id: 'cls_desk', teacherId },
        { id: `les_desk_${no}`, startAt, endAt, title: SECRET, ...rest },
      );
    };
    await database.db.insert(lesson).values([
      // With nothing after it.
      row(1, 60, { status: 'IN_PROGRESS' }),
      row(2, 5, {}),
      row(3, -50, { status: 'IN_PROGRESS' }),
      row(4, -24, { status: 'IN_PROGRESS' }),
      row(5, -600, { status: 'DONE', held: true }),
    ]);
    // She has waited in the room of the fourth, so that nobody came may be said of it.
    const came = { kind: 'JOINED', actor: SECRET, actorId: teacherId, data: { role: 'HOST' } } as const;
    const at = new Date(now - 23 * millisecondsInMinute);
    await database.db.transaction((tx) => evidence.append(tx, 'les_desk_4', { ...came, at }));
    const asked = { guardianId: 'grd_desk', guardianName: SECRET, studentNames: [SECRET], text: SECRET };
    await database.db
      .insert(lessonQuestion)
      .values({ id: 'lqn_desk', lessonId: 'les_desk_5', topic: 'TIME', askedAt: clock.now(), ...asked });
  },
});
