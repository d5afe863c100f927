import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import type { EvidenceEvent, LessonEvidence } from '@portal/domain/evidence/lesson-evidence';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import type { DiaryDraft, LessonDiary } from '@portal/domain/lessons/lesson-diary';
import { guardian, studentGuardian } from '../../modules/classes/classes.tables.ts';
import { familyQueries } from '../../modules/classes/module.ts';
import { type lesson } from '../../modules/lessons/lessons.tables.ts';
import { createLessonApp, LESSON_NOW, type LessonApp } from './lesson-app.ts';

export const MINUTE = millisecondsInMinute;

export const aDiary = (over: Partial<DiaryDraft> = {}): DiaryDraft => ({
  version: 0,
  programmeNo: 1,
  covered: '대입법',
  homework: '교재 42-44쪽',
  homeworkDueAt: null,
  nextPlan: '활용 문제',
  messageToGuardian: '{student} 학생이 {covered}을 배웠어요.',
  messageToGuardianVi: '',
  studentWords: [],
  privateNote: '계산 실수가 잦다.',
  ...over,
});

type Movement = 'JOINED' | 'LEFT' | 'WAITED' | 'TURNED' | 'RECOVERED';

export interface LessonDeskApp extends LessonApp {
  /** A lesson of an hour on a day of its own, and the clock so many minutes after its start. */
  lessonAt(minutes: number, rest?: Partial<typeof lesson.$inferInsert>): Promise<string>;
  /** A lesson that is over, to which these students came. */
  held(...came: string[]): Promise<string>;
  desk(id: string): Promise<LessonDesk>;
  /** The teacher's step with the version that she sees. */
  step(id: string, step: string, body?: object): ReturnType<LessonApp['call']>;
  /** Somebody comes into the room or to its door, or leaves, now. */
  room(id: string, kind: Movement, actorId: string, data?: EvidenceEvent['data']): Promise<boolean>;
  /** A lesson whose teacher has waited in the room for so many minutes, from its beginning on. */
  waited(minutes?: number): Promise<string>;
  evidenceOf(id: string): Promise<LessonEvidence>;
  kindsOf(id: string): Promise<EvidenceEvent['kind'][]>;
  save(id: string, diary?: DiaryDraft): Promise<{ status: number; code?: string; data: LessonDiary }>;
  send(id: string, diary?: DiaryDraft, marks?: object[]): ReturnType<LessonApp['call']>;
  mark(id: string, ...marks: object[]): ReturnType<LessonApp['call']>;
  /** A family says that the record is right; g2 speaks for both students. */
  confirm(id: string, guardianId?: string): Promise<void>;
  /** Kept mails, the oldest first. */
  mails(): Promise<{ recipient: string; subject: string; text: string; html: string }[]>;
}

/** The lesson app with guardians: of the first student a Korean and a Vietnamese one, of the second the Vietnamese one too. */
export async function createLessonDeskApp(...options: Parameters<typeof createLessonApp>): Promise<LessonDeskApp> {
  const t = await createLessonApp(...options);
  const { db, raw } = t.database;
  await db.insert(guardian).values([
    { id: 'g1', name: '보호자 B01', language: 'ko', timeZone: 'Asia/Seoul', email: 'b01@family.example' },
    { id: 'g2', name: '보호자 B02', language: 'vi', timeZone: 'Asia/Ho_Chi_Minh', email: 'b02@family.example' },
    { id: 'g3', name: '보호자 B03', language: 'ko', timeZone: 'Asia/Seoul' },
  ]);
  await db.insert(studentGuardian).values([
    { studentId: 's1', guardianId: 'g1', relation: 'MOTHER' },
    { studentId: 's1', guardianId: 'g2', relation: 'FATHER' },
    { studentId: 's2', guardianId: 'g2', relation: 'FATHER' },
    { studentId: 's2', guardianId: 'g3', relation: 'MOTHER' },
  ]);
  const path = (id: string) => `/tns/v1/lessons/${id}`;
  const desk = async (id: string) => (await t.call<LessonDesk>('GET', `${path(id)}/desk`)).data;
  const step = async (id: string, name: string, body = {}) => {
    const { version } = (await desk(id)).lesson;
    return t.call('POST', `${path(id)}/${name}`, { version, ...body });
  };
  const roleOf = (actorId: string) => {
    if (actorId === t.teacher.id) return 'HOST';
    return actorId.startsWith('s') ? 'STUDENT' : 'GUARDIAN';
  };
  const room: LessonDeskApp['room'] = (id, kind, actorId, data = {}) =>
    db.transaction((tx) =>
      t.lessons.evidence.append(tx, id, {
        kind,
        actor: actorId,
        actorId,
        at: t.clock.now(),
        data: { role: roleOf(actorId), ...data },
      }),
    );
  const evidenceOf = async (id: string) => (await t.call<LessonEvidence>('GET', `${path(id)}/evidence`)).data;
  let no = 0;
  async function lessonAt(minutes: number, rest = {}) {
    const start = Date.parse(LESSON_NOW) + ++no * 3 * millisecondsInDay;
    t.clock.set(new Date(start + minutes * MINUTE));
    return t.addLesson(`l${no}`, new Date(start).toISOString(), 60, rest);
  }
  return {
    ...t,
    desk,
    step,
    room,
    evidenceOf,
    lessonAt,
    async waited(minutes = 15) {
      const id = await lessonAt(0);
      await step(id, 'start');
      await room(id, 'JOINED', t.teacher.id);
      t.clock.advance(minutes * MINUTE);
      return id;
    },
    async held(...came) {
      const id = await lessonAt(0);
      await step(id, 'start');
      for (const student of came) await room(id, 'JOINED', student);
      t.clock.advance(60 * MINUTE);
      await step(id, 'finish');
      return id;
    },
    kindsOf: async (id) => (await evidenceOf(id)).events.map(({ kind }) => kind),
    save: (id, diary = aDiary()) => t.call('PUT', `${path(id)}/diary`, diary),
    send: (id, diary = aDiary(), marks = []) => t.call('POST', `${path(id)}/diary/send`, { diary, marks }),
    mark: (id, ...marks) => t.call('PUT', `${path(id)}/attendance`, { marks }),
    async confirm(id, guardianId = 'g2') {
      await t.lessons.families.confirm((await familyQueries(db).of('c1', guardianId))!, id);
    },
    async mails() {
      await t.notifications.sendDue();
      return raw.query('select recipient, subject, text, html from mail order by seq');
    },
  };
}
