import { createHash } from 'node:crypto';
import { subDays } from 'date-fns/subDays';
import { addressOf } from '@portal/domain/classes/enrollment-request';
import type { BodyOf } from '@portal/domain/contract/endpoint';
import type { TimeSpan } from '@portal/domain/schedule/schedule-conflict';
import {
  type BookedTrial,
  TRIALS_A_DAY_MAX,
  TRIALS_OPEN_MAX,
  type trialLessonsContract,
} from '@portal/domain/teachers/trial-lessons.contract';
import type { Db, Tx } from '../../core/database/database.ts';
import { asTimeSpan } from '../../core/days/span.ts';
import { DomainError } from '../../core/domain-error.ts';
import { createTurns } from '../../core/in-turn.ts';
import { madeOnce } from '../../core/made-once.ts';
import { bookTrial, familyPaths, isLinkRenewed, newcomerOf } from '../classes/module.ts';
import { courseQueries, revisionFacts } from '../courses/module.ts';
import type { TeacherDeps } from './teacher-deps.ts';
import { countNewTrials, trialBookingQueries } from './trial-bookings.queries.ts';
import { trialCodeLetter } from './trial-code-letter.ts';
import { type TrialOffer, trialOffer } from './trial-offer.ts';
import { trialTimes } from './trial-times.service.ts';

type CodeWish = BodyOf<typeof trialLessonsContract.sendTrialCode>;
type Booking = BodyOf<typeof trialLessonsContract.bookTrialLesson>;

/** Ends a booking whose time is taken; the search for other times waits until the schedule's lock is free. */
class TrialTimeTaken extends Error {}

const isOf = (error: unknown, ...codes: readonly string[]) =>
  error instanceof DomainError && codes.includes(error.code);

/** A family books a lesson to try at a teacher, whose mailbox it shows by a code (CON-3). */
export function trialBookingService(deps: TeacherDeps) {
  const { clock, accounts, lessons } = deps;
  const { db } = deps.database;
  const inTurn = createTurns();

  /**
   * Of the teacher, but not of a time: whoever chooses another one needs no new code. Of one booking: a stranger who tries numbers
   * for her mailbox, or has another code sent there, takes nothing away from her.
   */
  const codeOf = (teacherId: string, mailbox: string, clientId: string) =>
    ({ purpose: 'TRIAL_BOOKING', subject: `${teacherId} ${keyOf(mailbox, clientId)}` }) as const;

  async function taken(offer: TrialOffer, startAt: string): Promise<DomainError> {
    return new DomainError('TIME_TAKEN', { alternatives: await trialTimes(db, clock).near(offer, new Date(startAt)) });
  }

  /** What this mailbox has booked with this client id already, as it stands now. */
  async function known(on: Db | Tx, teacherId: string, mailbox: string, key: string): Promise<BookedTrial | undefined> {
    const row = await trialBookingQueries(on, mailbox).booked(teacherId, key);
    if (!row) return undefined;
    const { classId, courseId, revisionNo, guardianId, startAt, endAt } = row;
    if (row.canceledAt) throw new DomainError('TRIAL_CANCELED');
    // What was renewed is handed to nobody who has but the answer of the old one in his hands.
    if (await isLinkRenewed(on, classId, guardianId)) throw new DomainError('TRIAL_TAKEN');
    const facts = await revisionFacts(on, [{ id: classId, courseId, revisionNo }]);
    const teacher = await accounts.getUser(on, teacherId);
    const paths = await familyPaths(on, classId, [guardianId]);
    return {
      courseTitle: facts.get(classId)!.title,
      teacherName: teacher!.name,
      ...asTimeSpan({ from: startAt!, to: endAt! }),
      door: paths.get(guardianId)!,
    };
  }

  async function refuseFull(on: Db | Tx, teacherId: string, now: Date): Promise<void> {
    if ((await countNewTrials(on, teacherId, subDays(now, 1))) >= TRIALS_A_DAY_MAX)
      throw new DomainError('TRIALS_FULL');
  }

  /** Everything of a booking but its code, under the teacher's lock. */
  function book(
    teacherId: string,
    key: string,
    { courseId, startAt, ...form }: Omit<Booking, 'clientId' | 'code'>,
    use: (tx: Tx) => Promise<void>,
  ) {
    const mailbox = addressOf(form.email);
    return lessons.change(teacherId, async (change): Promise<BookedTrial> => {
      const { tx, now } = change;
      const before = await known(tx, teacherId, mailbox, key);
      if (before) return before;
      await use(tx);
      const bookings = trialBookingQueries(tx, mailbox);
      await bookings.lock();
      if (await bookings.isKnownTo(teacherId)) throw new DomainError('TRIAL_TAKEN');
      if (await bookings.hasOpen(TRIALS_OPEN_MAX, now))
        throw new DomainError('TRIALS_OPEN', { values: { n: TRIALS_OPEN_MAX } });
      await refuseFull(tx, teacherId, now);
      // Nobody puts the course away meanwhile.
      await courseQueries(tx).lockCourses(teacherId);
      const offer = await trialOffer(tx, teacherId, courseId);
      const time = await trialTimes(tx, { now: () => now }).at(offer, new Date(startAt));
      if (!time) throw new TrialTimeTaken();
      const { course, teacher } = offer;
      const newcomer = { ...newcomerOf(form), email: form.email.trim() };
      const door = await bookTrial(deps, change, teacher, { clientId: key, course, time, newcomer });
      return { courseTitle: course.title, teacherName: teacher.name, ...asTimeSpan(time), door };
    });
  }

  return {
    /** The times of a week, and the first one from then on. */
    async times(
      teacherId: string,
      { courseId, from }: { courseId: string; from?: string | undefined },
    ): Promise<{ items: TimeSpan[]; next: TimeSpan | null }> {
      const offer = await trialOffer(db, teacherId, courseId);
      return trialTimes(db, clock).week(offer, from === undefined ? clock.now() : new Date(from));
    },

    /** Says nothing of what the mailbox has booked: only its owner learns that. */
    async sendCode(teacherId: string, { clientId, courseId, startAt, email, language }: CodeWish, ip: string) {
      const offer = await trialOffer(db, teacherId, courseId);
      await refuseFull(db, teacherId, clock.now());
      if (!(await trialTimes(db, clock).at(offer, new Date(startAt)))) throw await taken(offer, startAt);
      const order = { ...codeOf(teacherId, addressOf(email), clientId), to: email.trim(), ip };
      await accounts.codes.admit(order);
      const { resendIn } = await db.transaction((tx) =>
        accounts.codes.issue(tx, order, (code, minutes) =>
          trialCodeLetter({ to: order.to, language, teacherName: offer.teacher.name, code, minutes }),
        ),
      );
      return { resendIn };
    },

    /**
     * The same client id twice gives what the first call made, whatever it says (R45). `count` throws where one network books too
     * much.
     */
    book(
      teacherId: string,
      { clientId, code, ...booking }: Booking,
      { ip, count }: { readonly ip: string; readonly count: () => void },
    ): Promise<BookedTrial> {
      const mailbox = addressOf(booking.email);
      const key = keyOf(mailbox, clientId);
      const make = async () => {
        // What is not there needs no code, and costs none.
        const offer = await trialOffer(db, teacherId, booking.courseId);
        const { use } = await accounts.codes.check({ ...codeOf(teacherId, mailbox, clientId), ip }, code);
        count();
        return book(teacherId, key, booking, use).catch(async (error: unknown) => {
          const isTaken = error instanceof TrialTimeTaken || isOf(error, 'SCHEDULE_OVERLAP');
          throw isTaken ? await taken(offer, booking.startAt) : error;
        });
      };
      // Code and limit are looked at outside of every transaction: sent twice at once, it is one try.
      return inTurn(key, () => madeOnce(() => known(db, teacherId, mailbox, key), make));
    },
  };
}

/** What a booking is known by: nobody meets another one's by the number that her page has made. */
function keyOf(mailbox: string, clientId: string): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([mailbox, clientId]))
    .digest('hex');
  return digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

export type TrialBookingService = ReturnType<typeof trialBookingService>;
