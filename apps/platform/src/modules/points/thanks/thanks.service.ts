import { randomUUID } from 'node:crypto';
import { addDays } from 'date-fns/addDays';
import { formatPoints } from '@portal/domain/format/money';
import {
  THANK_YOU_DAYS,
  THANK_YOU_POINTS,
  THANK_YOUS_A_MONTH,
  type ThankYou,
} from '@portal/domain/points/thanks.contract';
import { paths, sitePath } from '@portal/domain/site/paths';
import type { Db, Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { Family } from '../../classes/module.ts';
import { about, type Notice } from '../../notifications/module.ts';
import { earn, lockPurse } from '../lots/purse.ts';
import { marketMonth } from '../market-month.ts';
import type { PointsDeps } from '../points-deps.ts';
import { thankYouQueries } from './thanks.queries.ts';

type Lesson = NonNullable<Awaited<ReturnType<ReturnType<typeof thankYouQueries>['lesson']>>>;

/** What families say to their teacher for a lesson, and what the marketplace adds to it. */
export function thankYouService({ database, clock, realtime, notify }: PointsDeps) {
  async function of(on: Db | Tx, family: Family, lessonId: string, now: Date): Promise<Lesson> {
    const lesson = await thankYouQueries(on, family).lesson(lessonId, now);
    if (!lesson) throw new DomainError('NOT_FOUND');
    return lesson;
  }

  async function view(family: Family, lessonId: string, now: Date): Promise<ThankYou> {
    const queries = thankYouQueries(database.db, family);
    const [said, used] = await Promise.all([queries.said(lessonId), queries.countIn(marketMonth(now))]);
    return {
      thankedAt: said?.saidAt.toISOString() ?? null,
      text: said?.text ?? '',
      left: Math.max(0, THANK_YOUS_A_MONTH - used),
    };
  }

  async function say(tx: Tx, family: Family, { id, present, title, no }: Lesson, text: string, at: Date) {
    const { class: klass } = family;
    const purse = await lockPurse(tx, klass.teacherId, at);
    const queries = thankYouQueries(tx, family);
    // Whoever thanked at the same time has waited at her purse.
    if (await queries.said(id)) return;
    if ((await queries.countIn(marketMonth(at))) >= THANK_YOUS_A_MONTH)
      throw new DomainError('THANKS_USED_UP', { values: { n: THANK_YOUS_A_MONTH } });
    const earned = { points: THANK_YOU_POINTS, reason: 'THANK_YOU', cause: { kind: 'LESSON', id }, at } as const;
    const transactionId = await earn(tx, purse, { ...earned, title: `${klass.name} ${no}회차 · ${title}` });
    const thankYouId = `thk_${randomUUID()}`;
    await queries.add({ id: thankYouId, lessonId: id, studentId: present[0]!, text, transactionId, saidAt: at });
    await notify(tx, thanksNotice(family, thankYouId, no, text));
  }

  return {
    /** Throws NOT_FOUND. */
    async get(family: Family, lessonId: string): Promise<ThankYou> {
      const now = clock.now();
      await of(database.db, family, lessonId, now);
      return view(family, lessonId, now);
    },

    /** Said twice, because the answer was lost, it is once. Throws NOT_FOUND, WRONG_STATE, THANKS_USED_UP. */
    async give(family: Family, lessonId: string, text: string): Promise<ThankYou> {
      const now = clock.now();
      await database.db.transaction(async (tx) => {
        const lesson = await of(tx, family, lessonId, now);
        if (!mayBeThanked(lesson, now)) throw new DomainError('WRONG_STATE');
        await say(tx, family, lesson, text, now);
      });
      realtime.tell(family.class.teacherId, 'wallet.changed', {});
      return view(family, lessonId, now);
    },
  };
}

/** It was held, one of her children was there, and it is not too long ago. */
const mayBeThanked = ({ status, held, endAt, present }: Lesson, now: Date): boolean =>
  (status === 'DONE' || status === 'FINISHED') &&
  held === true &&
  present.length > 0 &&
  now <= addDays(endAt, THANK_YOU_DAYS);

function thanksNotice({ class: klass, guardian }: Family, entity: string, no: number, text: string): Notice {
  const words = text.trim() === '' ? '' : `“${text}”`;
  return {
    userId: klass.teacherId,
    kind: 'POINTS',
    entity,
    version: 'THANKED',
    title: '가족이 고마움을 전했어요',
    ...about(
      { id: klass.id, name: klass.name, no },
      `${guardian.name}:`,
      words,
      `${formatPoints(THANK_YOU_POINTS)}를 받았어요.`,
    ),
    url: sitePath(paths.pointsReceive('thanks')),
  };
}

export type ThankYouService = ReturnType<typeof thankYouService>;
