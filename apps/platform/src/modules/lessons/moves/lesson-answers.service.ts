import { DomainError } from '../../../core/domain-error.ts';
import { findTeacher } from '../../../core/teacher.ts';
import type { Family } from '../../classes/module.ts';
import { lessonTimes } from '../../schedule/module.ts';
import { lessonAbsenceQueries } from '../absences/lesson-absences.queries.ts';
import { isLessonOf } from '../families/family-lessons.queries.ts';
import { agreeToMove } from '../families/move-agreements.queries.ts';
import { changeLessons, endMove, type LessonChange, type LessonDeps, ownMove } from '../lesson-changes.ts';
import { lessonsOn } from '../lessons-on-schedule.ts';
import { lessonMovedLetter, moveEndedLetter } from '../reminders/family-letters.ts';
import { moveAnswered, moveEnded, moveWishWithdrawn } from '../reminders/lesson-notices.ts';
import { mayEnd, type MoveSide } from './lesson-move-rules.ts';
import { lessonMoveQueries, type NamedMove } from './lesson-moves.queries.ts';

const SETTLED_AT_ONCE = 100;

export interface MoveAnswer {
  readonly decision: 'ACCEPTED' | 'DECLINED';
  /** What the one who answers says to it. */
  readonly note?: string;
  /** Her name, where it is one of several. */
  readonly who?: string;
}

/** Ends proposals: an answer of the other side, the author's own change of mind, or the clock. */
export function answerService(deps: LessonDeps) {
  /**
   * Moves the lesson in the transaction of the answer; what has come to stand there since refuses both. Who could not come at the
   * old time may come at the new one: the answer is of whom that was said.
   */
  async function moveLesson({ tx, lessons, now, teacherId }: LessonChange, move: NamedMove): Promise<string[]> {
    const lesson = await lessons.byId(move.lessonId);
    if (lesson?.status !== 'UPCOMING') throw new DomainError('WRONG_STATE');
    if (move.newStartAt <= now) throw new DomainError('DATE_PAST');
    const to = { startAt: move.newStartAt, endAt: move.newEndAt };
    const teacher = await findTeacher(tx, deps.accounts)(teacherId);
    await lessonTimes(tx, deps.clock, teacher, lessonsOn).refuseOverlap(lesson, { from: to.startAt, to: to.endAt });
    const moved = await lessons.move(lesson.id, { startAt: move.oldStartAt, endAt: move.oldEndAt }, to);
    if (!moved) throw new DomainError('WRONG_STATE');
    return lessonAbsenceQueries(tx).drop(lesson.id);
  }

  /** Tells the author what became of the proposal, and the others what became of the lesson. */
  async function tell(
    change: LessonChange,
    move: NamedMove,
    { note = '', who = '', dropped = [] }: { note?: string; who?: string; dropped?: readonly string[] } = {},
  ): Promise<void> {
    const lesson = await change.lessons.byId(move.lessonId);
    const families = lesson ? await change.lessons.studentsOf(lesson) : [];
    const students = families.flatMap(({ userId }) => userId ?? []);
    const absences = families.filter(({ id }) => dropped.includes(id)).map(({ name }) => name);
    change.touch(move.lessonId, students);
    if (lesson && move.status === 'ACCEPTED')
      await change.write(lesson.classId, families, lessonMovedLetter(lesson, move, dropped));
    const isOwn = move.proposedBy === 'TEACHER';
    // They were asked, and need not answer any more: also where one of many has said no.
    const isOver = move.status === 'WITHDRAWN' || move.status === 'EXPIRED';
    if (lesson && isOwn && (isOver || (move.status === 'DECLINED' && move.asked > 1)))
      await change.write(lesson.classId, families, moveEndedLetter(lesson, move));
    if (lesson && move.askedBy !== null && move.status !== 'ACCEPTED')
      await change.writeTo(lesson.classId, move.askedBy, moveEndedLetter(lesson, move, note));
    if (isOwn && move.status !== 'WITHDRAWN')
      await change.notify([change.teacherId], moveAnswered(move, { note, who, absences }));
    if (!isOwn && move.status === 'ACCEPTED') await change.notify([change.teacherId], moveEnded(move, { absences }));
    // A student who said no herself knows it.
    if (!isOwn || move.status !== 'DECLINED')
      await change.notify(students, moveEnded(move, { note: isOwn ? '' : note }));
  }

  async function end(
    teacherId: string,
    id: string,
    work: (change: LessonChange, move: NamedMove) => Promise<NamedMove>,
  ) {
    return changeLessons(deps, teacherId, async (change) => work(change, await ownMove(change, id)));
  }

  /** Ends a proposal by the answer of the other side. */
  async function conclude(
    change: LessonChange,
    move: NamedMove,
    by: MoveSide,
    { decision, note = '', who }: MoveAnswer,
  ) {
    if (move.proposedBy === by || move.status !== 'PROPOSED') throw new DomainError('WRONG_STATE');
    const dropped = decision === 'ACCEPTED' ? await moveLesson(change, move) : [];
    const ended = await endMove(change, move, { to: decision, by, note });
    await tell(change, ended, { note, dropped, ...(who !== undefined && { who }) });
    return ended;
  }

  /** The answer of one side as a whole. */
  const answer = (teacherId: string, id: string, by: MoveSide, given: MoveAnswer): Promise<NamedMove> =>
    end(teacherId, id, (change, move) => conclude(change, move, by, given));

  return {
    answer,

    /**
     * The answer of one family to a proposal of the teacher's: a no ends it, and the lesson moves when all have said yes. Yes
     * twice is one.
     */
    answerAsFamily: (family: Family, id: string, given: MoveAnswer): Promise<NamedMove> =>
      end(family.class.teacherId, id, async (change, move) => {
        if (!isLessonOf(family, move.lesson)) throw new DomainError('NOT_FOUND');
        const who = family.guardian.name;
        if (given.decision === 'DECLINED') return conclude(change, move, 'STUDENT', { ...given, who });
        if (!mayEnd(move, 'ACCEPTED', 'OTHER_SIDE', change.now) || move.proposedBy !== 'TEACHER')
          throw new DomainError('WRONG_STATE');
        await agreeToMove(change.tx, id, family, change.now);
        const { agreed, asked } = await ownMove(change, id);
        if (agreed >= asked) return conclude(change, move, 'STUDENT', given);
        change.touch(move.lessonId);
        return { ...move, agreed, asked };
      }),

    /** Another time that this guardian asked for, and nobody else: she has changed her mind. */
    withdrawWish: (family: Family, id: string): Promise<NamedMove> =>
      end(family.class.teacherId, id, async (change, move) => {
        if (!isLessonOf(family, move.lesson) || move.askedBy !== family.guardian.id) throw new DomainError('NOT_FOUND');
        const ended = await endMove(change, move, { to: 'WITHDRAWN', by: 'STUDENT' });
        await change.notify([change.teacherId], moveWishWithdrawn(ended, family.guardian.name));
        change.touch(move.lessonId);
        return ended;
      }),

    /** A family's no in a change of its own: it has something else in mind. */
    declineIn: (change: LessonChange, move: NamedMove, who: string) =>
      conclude(change, move, 'STUDENT', { decision: 'DECLINED', who }),

    withdraw: (teacherId: string, id: string): Promise<NamedMove> =>
      end(teacherId, id, async (change, move) => {
        if (move.proposedBy !== 'TEACHER') throw new DomainError('WRONG_STATE');
        const ended = await endMove(change, move, { to: 'WITHDRAWN', by: 'TEACHER' });
        await tell(change, ended);
        return ended;
      }),

    /** Moves what all families agree to since one of them has left, and ends what nobody answered in time; tells how many ended so. */
    async settleDue(): Promise<number> {
      const moves = lessonMoveQueries(deps.database.db);
      for (const { id, teacherId } of await moves.agreedByAll(SETTLED_AT_ONCE))
        await unlessFaster(answer(teacherId, id, 'STUDENT', { decision: 'ACCEPTED' }));
      let expired = 0;
      for (const { id, teacherId } of await moves.dueAt(deps.clock.now(), SETTLED_AT_ONCE))
        if (await unlessFaster(end(teacherId, id, expire))) expired++;
      return expired;
    },
  };

  async function expire(change: LessonChange, move: NamedMove): Promise<NamedMove> {
    const ended = await endMove(change, move, { to: 'EXPIRED', by: 'CLOCK' });
    await tell(change, ended);
    return ended;
  }
}

/** False where somebody was first, or something stands there by now: what was said stays. */
const unlessFaster = (done: Promise<unknown>): Promise<boolean> =>
  done.then(
    () => true,
    (error: unknown) => {
      if (error instanceof DomainError) return false;
      throw error;
    },
  );
