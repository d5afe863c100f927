import { randomUUID } from 'node:crypto';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import type { ChatModule } from '../../modules/chat/module.ts';
import { guardianQueries } from '../../modules/classes/module.ts';
import { seedOf } from '../notifications/notifications.ts';
import { DEMO_ACCOUNTS } from '../people/accounts.ts';
import { seededRandom } from '../random.ts';

const SECOND = 1_000;
/** What is older was written before this demo ran, and its families are busy. */
const STILL_OPEN_MS = 600 * SECOND;
const TEACHERS = Object.values(DEMO_ACCOUNTS)
  .filter(({ code }) => code.endsWith('TC'))
  .map(({ id }) => id);

const REPLIES = {
  ko: [
    '네, 선생님. 알려 주셔서 감사합니다!',
    '확인했어요. 아이에게 전할게요.',
    '그럼 그 시간에 뵐게요. 고맙습니다.',
    '숙제는 오늘 저녁까지 마치게 할게요.',
  ],
  vi: ['Dạ, em cảm ơn cô nhiều ạ!', 'Vâng ạ, em sẽ nhắc bé làm bài tối nay.', 'Dạ, hẹn gặp cô ở buổi học tới ạ.'],
} as const;

interface Deps {
  readonly database: Database;
  readonly clock: Clock;
  readonly chat: Pick<ChatModule, 'say' | 'markRead' | 'unanswered'>;
}

/** How the families of the demo talk: one of them reads what a teacher wrote after a few seconds, and answers a little later. */
export function createChatSide({ database, clock, chat }: Deps) {
  return {
    /** The same message gets the same answer from the same person. */
    async answerTalks(): Promise<void> {
      const now = clock.now().getTime();
      const talks = await chat.unanswered(TEACHERS, new Date(now - STILL_OPEN_MS));
      const languages = await guardianQueries(database.db).languagesOf(talks.flatMap(({ otherIds }) => otherIds));
      for (const { roomId, seq, sentAt, otherIds } of talks) {
        const guardians = otherIds.filter((id) => languages.has(id));
        if (!guardians.length) continue;
        const random = seededRandom(seedOf(`${roomId} ${seq}`));
        const id = random.pick(guardians);
        const waited = now - sentAt.getTime();
        if (waited >= random.between(3, 5) * SECOND) await chat.markRead(id, roomId, seq);
        if (waited < random.between(9, 15) * SECOND) continue;
        await chat.say(id, roomId, {
          clientId: randomUUID(),
          content: random.pick(REPLIES[languages.get(id)!]),
          fileIds: [],
        });
      }
    },
  };
}
