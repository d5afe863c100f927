import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../core/database/database.ts';
import type { ConfirmedLesson } from '../../lessons/module.ts';
import { post, transfer } from '../ledger.queries.ts';
import { transactionCode } from '../transaction-code.ts';
import { transactionQueries, walletQueries } from '../wallets.queries.ts';
import { monthOf, type EarningLesson, type Reckoned, reckonIncome } from './earning-lesson.ts';
import { earningLessonQueries } from './earning-lessons.queries.ts';
import { incomeBookingQueries } from './income-booking.queries.ts';
import type { IncomeDeps } from './income-deps.ts';

const AT_ONCE = 100;

/** Books what confirmed lessons earn, each once. */
export function incomeBooking({ database: { db }, clock, realtime, log, config, feeRelief }: IncomeDeps) {
  /** The whole gross goes through the ledger: what stays, and each part of the fee. Its id. */
  async function pay(tx: Tx, { teacherId, ...lesson }: EarningLesson, { net, platform, channel }: Reckoned, at: Date) {
    const wallet = await walletQueries(tx, teacherId, 'VND').lock();
    const txId = `txn_${randomUUID()}`;
    await transactionQueries(tx).add(wallet, {
      id: txId,
      code: transactionCode('TU', at),
      kind: 'TU',
      amount: net,
      reason: 'LESSON_INCOME',
      refType: 'LESSON',
      refId: lesson.id,
      title: `${lesson.className} · ${lesson.no}회차`,
      createdAt: at,
      finishedAt: at,
    });
    const from = { systemAccount: 'TUITION' } as const;
    const entries = [
      ...transfer(net, { from, to: { walletId: wallet.id, bucket: 'AVAILABLE' } }),
      ...transfer(platform, { from, to: { systemAccount: 'FEE_PLATFORM' } }),
      ...transfer(channel, { from, to: { systemAccount: 'FEE_CHANNEL' } }),
    ];
    await post(tx, { txId, currency: 'VND', at, entries: entries.filter(({ amount }) => amount > 0) });
    return txId;
  }

  async function book(tx: Tx, { id, by, at }: Omit<ConfirmedLesson, 'by'> & { by: ConfirmedLesson['by'] | null }) {
    const lesson = await earningLessonQueries(tx).byId(id);
    const queries = incomeBookingQueries(tx);
    // Whoever books it too waits here for the end of the first one, and then finds its row.
    if (!lesson || !(await queries.claim(lesson.teacherId, id))) return false;
    const [relief = 0] = (await feeRelief?.(tx, lesson.teacherId, [lesson.startAt])) ?? [];
    const reckoned = reckonIncome(lesson, config.tenant.feePolicy, relief);
    const bookedAt = clock.now();
    const transactionId = reckoned.net > 0 ? await pay(tx, lesson, reckoned, bookedAt) : null;
    const { minutes, studentCount, parts, rates, gross, fee, platform, channel, net } = reckoned;
    await queries.add(
      {
        lessonId: id,
        teacherId: lesson.teacherId,
        classId: lesson.classId,
        startAt: lesson.startAt,
        month: monthOf(lesson.startAt),
        isNoShow: lesson.noShow,
        confirmedAt: lesson.note?.confirmedAt ?? at,
        confirmedBy: lesson.note?.confirmedBy ?? by,
        bookedAt,
        transactionId,
        ...rates,
        minutes,
        studentCount,
        gross,
        fee,
        platform,
        channel,
        net,
      },
      parts,
    );
    return transactionId !== null;
  }

  return {
    /** In the transaction that confirms it; whether money moved. */
    confirmed: (tx: Tx, lesson: ConfirmedLesson): Promise<boolean> => book(tx, lesson),

    /** Confirmed lessons that have none yet, each in a transaction of its own; any number of processes may do it at the same time. */
    async bookMissing(): Promise<void> {
      let found: { id: string; teacherId: string }[];
      do {
        found = await earningLessonQueries(db).unbooked(AT_ONCE);
        let failed = 0;
        for (const { id, teacherId } of found)
          await db
            .transaction((tx) => book(tx, { id, by: null, at: clock.now() }))
            .then((hasMoved) => hasMoved && realtime.tell(teacherId, 'wallet.changed', {}))
            .catch((err: unknown) => {
              failed++;
              log.error({ err, lesson: id }, 'an income was not booked, and will be tried again');
            });
        // What fails again and again does not keep this run going for ever.
        if (failed === found.length) return;
      } while (found.length === AT_ONCE);
    },
  };
}
