import { randomBytes } from 'node:crypto';
import { isShortNotice } from '@portal/domain/classes/short-notice';
import { ERRORS } from '@portal/domain/contract/error-code';
import { dayOf } from '@portal/domain/time/day';
import type { Span } from '../../../core/days/span.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { findTeacher, type Teacher } from '../../../core/teacher.ts';
import { lessonTimes, spanFrom } from '../../schedule/module.ts';
import { changeLessons, endMove, type LessonChange, type LessonDeps, ownLesson } from '../lesson-changes.ts';
import { lessonsOn } from '../lessons-on-schedule.ts';
import { lessonQueries, type NamedLesson } from '../lessons.queries.ts';
import { moveProposedLetter } from '../reminders/family-letters.ts';
import { moveAsked, moveProposed } from '../reminders/lesson-notices.ts';
import { answerByOf, type MoveSide } from './lesson-move-rules.ts';
import type { NamedMove } from './lesson-moves.queries.ts';

interface WantedMove {
  readonly lessonId: string;
  readonly newStartAt: string;
}

interface Proposal {
  readonly clientId: string;
  readonly reason: string;
  readonly by: MoveSide;
  /** The guardian who asks for a family. */
  readonly guardianId?: string;
  readonly guardianName?: string;
}

interface CheckedMove {
  readonly lesson: NamedLesson;
  readonly wanted: Span;
}

/** What the student's side asks for. */
export interface StudentWish extends Omit<Proposal, 'by'> {
  readonly lessonId: string;
  readonly newStartAt: string;
}

/** Puts forward new times for lessons, one or many of a day at once: all of them, or none. */
export function proposalService(deps: LessonDeps) {
  const { clock } = deps;

  /** `first` happens before, in the same transaction, unless all of it was done already. */
  function propose(
    teacher: Teacher,
    moves: readonly WantedMove[],
    proposal: Proposal,
    first?: (change: LessonChange) => Promise<void>,
  ): Promise<NamedMove[]> {
    return changeLessons(deps, teacher.id, async (change) => {
      const known = await change.moves.byClientId(teacher.id, proposal.clientId);
      if (known.length) return sameAs(moves, known);
      if (new Set(moves.map(({ lessonId }) => lessonId)).size < moves.length)
        throw new DomainError('VALIDATION', { fields: { moves: '같은 수업이 두 번 들어 있어요.' } });
      await first?.(change);
      const checked: CheckedMove[] = [];
      for (const [position, move] of moves.entries()) {
        const lesson = await ownLesson(change, move.lessonId);
        const field = fieldOf(position, moves.length);
        checked.push({ lesson, wanted: checkedTime(lesson, move, { teacher, proposal, now: change.now, field }) });
      }
      return put(change, teacher, checked, proposal);
    });
  }

  /** Each time is looked at when those before it stand already, so that two of one request cannot overlap either. */
  async function put(change: LessonChange, teacher: Teacher, checked: readonly CheckedMove[], proposal: Proposal) {
    const times = lessonTimes(change.tx, clock, teacher, lessonsOn);
    const replaced = new Map<string, NamedMove>();
    for (const { lesson } of checked) {
      const older = await change.moves.waitingOf(lesson.id);
      if (!older) continue;
      replaced.set(lesson.id, older);
      await endMove(change, older, { to: 'WITHDRAWN', by: proposal.by, for: 'LESSON' });
    }
    for (const [position, { lesson, wanted }] of checked.entries()) {
      const others = checked.filter((each) => each.lesson !== lesson).map((each) => each.wanted);
      await times.refuseOverlap(lesson, wanted, { promised: others, field: fieldOf(position, checked.length) });
      await add(change, position, { lesson, wanted }, proposal);
    }
    const added = await change.moves.byClientId(teacher.id, proposal.clientId);
    for (const [position, move] of added.entries()) {
      const { lesson } = checked[position]!;
      const families = await change.lessons.studentsOf(lesson);
      const students = families.flatMap(({ userId }) => userId ?? []);
      if (proposal.by === 'TEACHER') {
        const older = replaced.get(lesson.id);
        await change.notify(students, moveProposed(move, older));
        await change.write(lesson.classId, families, moveProposedLetter(lesson, move, older));
      } else await change.notify([teacher.id], moveAsked(move, { by: proposal.guardianName, students: move.asked }));
      change.touch(move.lessonId, students);
    }
    return added;
  }

  async function add(
    { moves, now, teacherId }: LessonChange,
    position: number,
    { lesson, wanted }: CheckedMove,
    proposal: Proposal,
  ) {
    const { clientId, reason, by, guardianId: askedBy } = proposal;
    const id = `mov_${randomBytes(15).toString('base64url')}`;
    const shortNotice = isShortNotice(lesson.startAt, now);
    await moves.add([
      {
        id,
        clientId,
        position,
        teacherId,
        reason,
        shortNotice,
        lessonId: lesson.id,
        proposedBy: by,
        askedBy,
        oldStartAt: lesson.startAt,
        oldEndAt: lesson.endAt,
        newStartAt: wanted.from,
        newEndAt: wanted.to,
        createdAt: now,
        answerBy: answerByOf(lesson.startAt, wanted.from, now),
      },
    ]);
    await moves.record([
      { lessonId: lesson.id, moveId: id, kind: 'PROPOSED', actor: by, shortNotice, note: reason, at: now },
    ]);
  }

  return {
    async proposeOne(teacher: Teacher, move: WantedMove, proposal: Proposal): Promise<NamedMove> {
      const [made] = await propose(teacher, [move], proposal);
      return made!;
    },

    proposeMany: propose,

    /** A student's wish for another time. */
    async ask(
      { lessonId, newStartAt, ...proposal }: StudentWish,
      first?: (change: LessonChange) => Promise<void>,
    ): Promise<NamedMove> {
      const { db } = deps.database;
      const lesson = await lessonQueries(db).byId(lessonId);
      if (!lesson) throw new DomainError('NOT_FOUND');
      const teacher = await findTeacher(db, deps.accounts)(lesson.teacherId);
      const [made] = await propose(teacher, [{ lessonId, newStartAt }], { ...proposal, by: 'STUDENT' }, first);
      return made!;
    },
  };
}

const fieldOf = (position: number, of: number) => (of === 1 ? 'newStartAt' : `moves.${position}.newStartAt`);

/** The same request sent twice makes one thing; another one under its name is a mistake (R45). */
function sameAs(moves: readonly WantedMove[], known: NamedMove[]): NamedMove[] {
  const isSame =
    moves.length === known.length &&
    moves.every(
      ({ lessonId, newStartAt }, position) =>
        known[position]!.lessonId === lessonId && known[position]!.newStartAt.getTime() === Date.parse(newStartAt),
    );
  if (!isSame) throw new DomainError('VALIDATION', { fields: { clientId: '다른 요청에 쓴 값이에요.' } });
  return known;
}

interface CheckOptions {
  readonly teacher: Teacher;
  readonly proposal: Proposal;
  readonly now: Date;
  /** Where in the request the time stands: a refusal of many names the one. */
  readonly field: string;
}

/** The wanted time, when the rules that need nothing but the lesson allow it. */
function checkedTime(
  lesson: NamedLesson,
  { newStartAt }: WantedMove,
  { teacher, proposal, now, field }: CheckOptions,
): Span {
  const refusal = (code: 'WRONG_STATE' | 'DATE_PAST' | 'VALIDATION', sentence: string = ERRORS[code].message) =>
    new DomainError(code, { fields: { [field]: sentence } });
  if (lesson.status !== 'UPCOMING' || lesson.startAt <= now) throw refusal('WRONG_STATE');
  const wanted = spanFrom(new Date(newStartAt), lesson);
  if (wanted.from <= now) throw refusal('DATE_PAST');
  if (wanted.from.getTime() === lesson.startAt.getTime()) throw refusal('VALIDATION', '지금 수업 시간과 같아요.');
  // A lesson lies within one of the teacher's days (CRS-7); its end does not belong to it.
  const last = new Date(wanted.to.getTime() - 1);
  if (dayOf(wanted.from, teacher.timeZone) !== dayOf(last, teacher.timeZone))
    throw refusal('VALIDATION', ERRORS.NOT_SAME_DAY.message);
  if (isShortNotice(lesson.startAt, now) && proposal.reason.trim() === '')
    throw new DomainError('NOTICE_24H', { fields: { reason: ERRORS.NOTICE_24H.message } });
  return wanted;
}
