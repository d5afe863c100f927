import { evidenceProofsContract } from '@portal/domain/lessons/evidence-proofs.contract';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { lessonMovesContract } from '@portal/domain/lessons/lesson-moves.contract';
import { lessonsContract } from '@portal/domain/lessons/lessons.contract';
import { programmesContract } from '@portal/domain/lessons/programmes.contract';
import type { Db, Tx } from '../../core/database/database.ts';
import { implement } from '../../core/http/implement.ts';
import { createRateLimiter } from '../../core/http/rate-limit.ts';
import type { PlatformModule } from '../../core/module.ts';
import type { ClassLessons } from '../classes/module.ts';
import { classLessons } from './class-lessons.ts';
import { diaryService } from './desk/diary.service.ts';
import { createLessonClock } from './desk/lesson-clock.ts';
import { confirmLesson } from './desk/lesson-confirm.service.ts';
import type { LessonDeskDeps } from './desk/lesson-desk-deps.ts';
import { lessonDeskView } from './desk/lesson-desk-view.ts';
import { lessonDeskHandlers } from './desk/lesson-desk.handlers.ts';
import { type LessonHold, lessonHoldService } from './desk/lesson-hold.service.ts';
import { evidenceProofsHandlers } from './evidence/evidence-proofs.handlers.ts';
import { evidenceProofService } from './evidence/evidence-proofs.service.ts';
import { type Evidence, evidence } from './evidence/evidence.ts';
import { type HeldRecord, heldRecordOf } from './evidence/held-record.ts';
import { evidenceOf } from './evidence/lesson-evidence.service.ts';
import { type LessonFamilies, lessonFamilies } from './families/lesson-families.ts';
import { lessonQuestionQueries } from './families/lesson-questions.queries.ts';
import { answerQuestion } from './families/lesson-questions.service.ts';
import type { QuestionedLessons } from './lesson-ports.ts';
import { lessonsHandlers } from './lessons.handlers.ts';
import { lessonTitles } from './lessons.queries.ts';
import { lessonService } from './lessons.service.ts';
import { answerService } from './moves/lesson-answers.service.ts';
import { lessonMovesHandlers } from './moves/lesson-moves.handlers.ts';
import { proposalService } from './moves/lesson-proposals.service.ts';
import { programmesHandlers } from './programmes/programmes.handlers.ts';
import { createLessonReminders } from './reminders/lesson-reminders.ts';
import { type RoomLessons, roomLessons } from './room-lessons.ts';
import { settleDue } from './settle/settle-due.ts';

export { lessonCards } from './cards/lesson-cards.queries.ts';
export type { Evidence } from './evidence/evidence.ts';
export { EMPTY_CHAIN, type NewEvidence, nextLink } from './evidence/evidence-chain.ts';
export { pastLessonsOf } from './families/family-lessons.queries.ts';
export type { HeldRecord } from './evidence/held-record.ts';
export type { LessonFamilies, LessonRecord } from './families/lesson-families.ts';
export type { ConfirmedLesson, LessonHomework, LessonTasks } from './lesson-ports.ts';
export type { NamedLesson } from './lessons.queries.ts';
export { attendanceView, diaryView, lessonMoveView, lessonView } from './published-views.ts';
export { lessonsOn } from './lessons-on-schedule.ts';
export { answerByOf } from './moves/lesson-move-rules.ts';
export { moveAsked } from './reminders/lesson-notices.ts';
export { LONGEST_LESSON_MS } from './shown-lessons.queries.ts';
export { weeklyLessons } from './weekly-lessons.queries.ts';
export type { RosterStudent } from './roster/roster.queries.ts';
export type { RoomLesson, RoomLessons } from './room-lessons.ts';

export interface LessonsModule extends PlatformModule {
  /** Lessons as the families see them whose children take them. */
  readonly families: LessonFamilies;
  /** For who holds lessons from elsewhere than its page; without a version it is the newest. */
  readonly hold: Pick<LessonHold, 'start' | 'finish' | 'recount'>;
  readonly evidence: Evidence;
  /** Lessons as their rooms see them. */
  readonly rooms: RoomLessons;
  /** Lessons as classes see them. */
  readonly ofClasses: ClassLessons;
  /** What her own lessons are called, by id; what is not hers is missing. */
  titlesOf(on: Db | Tx, teacherId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** What families asked about these lessons; null while it is not answered. */
  questionsAbout(on: Db | Tx, lessonIds: readonly string[]): Promise<{ lessonId: string; endedAt: Date | null }[]>;
  /** What is on record of a lesson that is over, for who decides about what is said of it. */
  recordOf(on: Db | Tx, lessonId: string): Promise<HeldRecord | undefined>;
  /** Reminds, ends and confirms what is due by now; the timers do it by themselves. */
  tick(): Promise<void>;
}

/** Copies of evidence that one teacher may make in a minute, and codes of copies that one address may look up. */
const COPIES = 10;
const CODES = 30;

/** Lessons: their moves, how they are held and closed, the evidence of it, and the clock that watches over all. */
export function lessonsModule(given: LessonDeskDeps): LessonsModule {
  const { db } = given.database;
  // What families ask stands beside what anybody asked the team.
  const questioned: QuestionedLessons = async (on, since) => [
    ...(await given.questioned(on, since)),
    ...(await lessonQuestionQueries(on).questioned(since)),
  ];
  const deps: LessonDeskDeps = { ...given, questioned };
  const lessons = lessonService(deps);
  const proposals = proposalService(deps);
  const answers = answerService(deps);
  const reminders = createLessonReminders({ ...deps, answers, settleClasses: () => settleDue(deps) });
  const hold = lessonHoldService(deps);
  const confirm = confirmLesson(deps);
  const clock = createLessonClock(deps, hold, confirm);
  return {
    async register(app) {
      implement(app, lessonsContract, lessonsHandlers(lessons));
      implement(app, programmesContract, programmesHandlers(deps));
      implement(app, lessonMovesContract, lessonMovesHandlers(deps, { lessons, proposals, answers }));
      const services = {
        hold,
        diaries: diaryService(deps),
        view: lessonDeskView(deps),
        answerQuestion: answerQuestion.bind(null, deps),
        evidenceOf: evidenceOf.bind(null, deps),
      };
      // Everything that a diary may say, in letters of four bytes.
      const bodyLimit = { saveLessonDiary: 131_072, sendLessonDiary: 262_144 };
      implement(app, lessonDeskContract, lessonDeskHandlers(db, services), { bodyLimit });
      const atMost = (max: number) =>
        createRateLimiter(deps.clock, deps.config.rateLimitPerMinute > 0 ? max : Infinity);
      const limiters = { copies: atMost(COPIES), codes: atMost(CODES) };
      implement(app, evidenceProofsContract, evidenceProofsHandlers(evidenceProofService(deps), limiters));
      reminders.start();
      clock.start();
      app.addHook('preClose', async () => {
        await reminders.stop();
        await clock.stop();
      });
    },
    families: lessonFamilies(deps, { lessons, proposals, answers }),
    hold,
    evidence,
    rooms: roomLessons(db, deps.accounts),
    ofClasses: classLessons(deps),
    titlesOf: lessonTitles,
    async questionsAbout(on, lessonIds) {
      const asked = await lessonQuestionQueries(on).ofLessons(lessonIds);
      return asked.map(({ lessonId, answeredAt }) => ({ lessonId, endedAt: answeredAt }));
    },
    recordOf: heldRecordOf,
    async tick() {
      await reminders.tick();
      await clock.flush();
    },
  };
}
