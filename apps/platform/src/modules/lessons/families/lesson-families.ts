import { addDays } from 'date-fns/addDays';
import { secondsInHour } from 'date-fns/constants';
import { subDays } from 'date-fns/subDays';
import type { FamilyLesson, FamilyMove } from '@portal/domain/families/family-door';
import type { NewLessonQuestion } from '@portal/domain/families/lesson-question';
import { lessonOpensAt } from '@portal/domain/lessons/lesson-transitions';
import type { TimeSpan } from '@portal/domain/schedule/schedule-conflict';
import { DomainError } from '../../../core/domain-error.ts';
import { findTeacher } from '../../../core/teacher.ts';
import type { Family } from '../../classes/module.ts';
import { lessonAbsenceQueries } from '../absences/lesson-absences.queries.ts';
import { type AbsenceSaid, absenceView, lessonAbsences, type OwnTaker } from '../absences/lesson-absences.service.ts';
import type { LessonDeskDeps } from '../desk/lesson-desk-deps.ts';
import type { LessonChange } from '../lesson-changes.ts';
import { lessonQueries } from '../lessons.queries.ts';
import type { lessonService } from '../lessons.service.ts';
import type { answerService, MoveAnswer } from '../moves/lesson-answers.service.ts';
import { lessonMoveQueries, type NamedMove } from '../moves/lesson-moves.queries.ts';
import type { proposalService, StudentWish } from '../moves/lesson-proposals.service.ts';
import { familyAnswers } from './family-answers.service.ts';
import { familyLessonQueries, isLessonOf, takingIn } from './family-lessons.queries.ts';
import { familyRecords, type LessonRecord } from './family-record.ts';
import { cancelTrial } from './family-trial.ts';
import { agreementsTo } from './move-agreements.queries.ts';

export type { LessonRecord } from './family-record.ts';

/** Lessons as the families see them whose children take them, and what they may say to them. */
export interface LessonFamilies {
  /** The one that runs or comes next, but for the ways into its room. */
  next(family: Family): Promise<Omit<FamilyLesson, 'entrances'> | null>;
  /** Proposals that wait, the soonest first. */
  moves(family: Family): Promise<FamilyMove[]>;
  past(family: Family, page: { page: number; size: number }): Promise<{ total: number; items: LessonRecord[] }>;
  /** Throws NOT_FOUND, WRONG_STATE, SCHEDULE_OVERLAP, DATE_PAST. */
  answerMove(family: Family, moveId: string, answer: MoveAnswer): Promise<void>;
  /** Throws NOT_FOUND, WRONG_STATE. */
  moveTimes(family: Family, lessonId: string, near?: string): Promise<{ items: TimeSpan[]; needsReason: boolean }>;
  /** Asks the teacher for another time. Throws what her own proposal throws, and ANOTHER_ASKED. */
  askMove(family: Family, wish: StudentWish): Promise<void>;
  /** Takes her own wish back. Throws NOT_FOUND, and WRONG_STATE once it has ended. */
  withdrawMove(family: Family, moveId: string): Promise<void>;
  /** Throws NOT_FOUND, WRONG_STATE. */
  confirm(family: Family, lessonId: string): Promise<LessonRecord>;
  question(family: Family, lessonId: string, asked: NewLessonQuestion): Promise<LessonRecord>;
  /** One of her children cannot come. Throws NOT_FOUND, and WRONG_STATE once it has begun or moved. */
  announceAbsence(family: Family, said: AbsenceSaid): Promise<void>;
  /** He comes all the same. Throws NOT_FOUND, WRONG_STATE. */
  takeBackAbsence(family: Family, taker: OwnTaker): Promise<void>;
  /** It does not want to try the lesson any more. Throws WRONG_STATE. */
  cancelTrial(family: Family, reason: string): Promise<void>;
  /** Whether everything that its children were to take was cancelled. */
  isAllCanceled(family: Family): Promise<boolean>;
}

/** How far ahead a family may ask for a time, and how often in a day for one class: the teacher is told each time. */
const ASKED_AHEAD_DAYS = 60;
const ASKS_A_DAY = 10;

/** What fills the teacher's day is not for a family to know: only that the time is taken. */
const withoutWhatStandsThere = <T>(done: Promise<T>): Promise<T> =>
  done.catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'SCHEDULE_OVERLAP') throw new DomainError('SCHEDULE_OVERLAP');
    throw error;
  });

interface Services {
  readonly lessons: ReturnType<typeof lessonService>;
  readonly proposals: ReturnType<typeof proposalService>;
  readonly answers: ReturnType<typeof answerService>;
}

export function lessonFamilies(deps: LessonDeskDeps, { lessons, proposals, answers }: Services): LessonFamilies {
  const { clock } = deps;
  const { db } = deps.database;
  const spoken = familyAnswers(deps);
  const absences = lessonAbsences(deps);
  const lastAsked = () => addDays(clock.now(), ASKED_AHEAD_DAYS);

  async function record(family: Family, id: string): Promise<LessonRecord> {
    const row = await familyLessonQueries(db, family).pastOne(clock.now(), id);
    if (!row) throw new DomainError('NOT_FOUND');
    return (await familyRecords(deps, family, [row]))[0]!;
  }

  async function refuseForeign(family: Family, lessonId: string): Promise<void> {
    const lesson = await lessonQueries(db).byId(lessonId);
    if (!lesson || !isLessonOf(family, lesson)) throw new DomainError('NOT_FOUND');
  }

  /**
   * Whoever asks for another time says no to the teacher's, of which all who were asked are told; what another family asked for is
   * the teacher's to answer first.
   */
  async function makeRoom(change: LessonChange, { guardian }: Family, lessonId: string): Promise<void> {
    const waiting = await change.moves.waitingOf(lessonId);
    if (waiting?.proposedBy === 'TEACHER') await answers.declineIn(change, waiting, guardian.name);
    else if (waiting && waiting.askedBy !== guardian.id) throw new DomainError('ANOTHER_ASKED');
  }

  return {
    async next(family) {
      const found = await familyLessonQueries(db, family).next(clock.now());
      if (!found) return null;
      const { id, no, title, isTrial, startAt, endAt, status, mode, place } = found.lesson;
      const times = { startAt: startAt.toISOString(), endAt: endAt.toISOString() };
      const opensAt = lessonOpensAt(found.lesson).toISOString();
      const absent = await lessonAbsenceQueries(db).of(id);
      return {
        id,
        no,
        title,
        isTrial,
        isOneToOne: isTrial || family.class.capacity === 1,
        ...times,
        status,
        mode,
        place,
        meetingUrl: found.meetingUrl,
        opensAt,
        takers: takingIn(family, found.lesson).map((child) => ({
          studentId: child.id,
          absence: absenceView(absent.get(child.id)),
        })),
      };
    },

    async moves(family) {
      const { guardian, class: of } = family;
      // What another family asked for, and why, is between it and the teacher.
      const waiting = (await lessonMoveQueries(db).waitingInClass(of.id)).filter(
        ({ lesson, proposedBy, askedBy }) =>
          isLessonOf(family, lesson) && (proposedBy === 'TEACHER' || askedBy === guardian.id),
      );
      const agreements = await agreementsTo(
        db,
        waiting.map(({ id }) => id),
      );
      return waiting.map((move) => {
        const agreed = agreements(move.id);
        return familyMove(
          move,
          takingIn(family, move.lesson).every(({ id }) => agreed.has(id)),
        );
      });
    },

    async past(family, page) {
      const queries = familyLessonQueries(db, family);
      const now = clock.now();
      const [total, rows] = await Promise.all([queries.countPast(now), queries.past(now, page)]);
      return { total, items: await familyRecords(deps, family, rows) };
    },

    async answerMove(family, moveId, answer) {
      await withoutWhatStandsThere(answers.answerAsFamily(family, moveId, answer));
    },

    async moveTimes(family, lessonId, near) {
      await refuseForeign(family, lessonId);
      const teacher = await findTeacher(db, deps.accounts)(family.class.teacherId);
      const { alternatives, within24h } = await lessons.timesFor(teacher, lessonId, near);
      const last = lastAsked();
      // A family reads a day from above; which of the times is nearest to the old one is not its question.
      const items = alternatives
        .filter(({ startAt }) => new Date(startAt) <= last)
        .toSorted((one, other) => Date.parse(one.startAt) - Date.parse(other.startAt));
      return { items, needsReason: within24h };
    },

    async askMove(family, wish) {
      await refuseForeign(family, wish.lessonId);
      const { guardian, class: of } = family;
      const now = clock.now();
      if (new Date(wish.newStartAt) > lastAsked())
        throw new DomainError('VALIDATION', {
          fields: { newStartAt: `앞으로 ${ASKED_AHEAD_DAYS}일 안의 시간만 부탁할 수 있어요.` },
        });
      const asked = await lessonMoveQueries(db).countAskedBy(guardian.id, of.id, subDays(now, 1));
      if (asked >= ASKS_A_DAY) throw new DomainError('TOO_MANY', { retryAfter: secondsInHour });
      await withoutWhatStandsThere(
        proposals.ask({ ...wish, guardianId: guardian.id, guardianName: guardian.name }, (change) =>
          makeRoom(change, family, wish.lessonId),
        ),
      );
    },

    async withdrawMove(family, moveId) {
      await answers.withdrawWish(family, moveId);
    },

    async confirm(family, lessonId) {
      await spoken.confirm(family, lessonId);
      return record(family, lessonId);
    },

    async question(family, lessonId, asked) {
      await spoken.question(family, lessonId, asked);
      return record(family, lessonId);
    },

    announceAbsence: absences.announce,
    takeBackAbsence: absences.takeBack,
    cancelTrial: (family, reason) => cancelTrial(deps, family, reason),
    isAllCanceled: (family) => familyLessonQueries(db, family).isAllCanceled(),
  };
}

const familyMove = (move: NamedMove, isAgreed: boolean): FamilyMove => ({
  id: move.id,
  lessonId: move.lessonId,
  lessonNo: move.lesson.no,
  isTrial: move.lesson.isTrial,
  by: move.proposedBy,
  oldStartAt: move.oldStartAt.toISOString(),
  oldEndAt: move.oldEndAt.toISOString(),
  newStartAt: move.newStartAt.toISOString(),
  newEndAt: move.newEndAt.toISOString(),
  reason: move.reason,
  answerBy: move.answerBy.toISOString(),
  isAgreed,
  agreed: move.agreed,
  asked: move.asked,
});
