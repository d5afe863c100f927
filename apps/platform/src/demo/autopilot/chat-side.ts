import { randomUUID } from 'node:crypto';
import type { FamilyDoor } from '@portal/domain/families/family-door';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import { seedOf } from '../notifications/notifications.ts';
import { DEMO_ACCOUNTS } from '../people/accounts.ts';
import { seededRandom } from '../random.ts';
import { byAutopilot } from './by-autopilot.ts';
import { unansweredClasses } from './chat-side.queries.ts';
import type { familyCalls } from './family-calls.ts';

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
  readonly families: ReturnType<typeof familyCalls>;
}

/** How the families of the demo talk: one of them reads what a teacher wrote after a few seconds, and answers a little later. */
export function createChatSide({ database: { db }, clock, families }: Deps) {
  return {
    /** The same message gets the same answer from the same family. */
    async answerTalks(): Promise<void> {
      const now = clock.now().getTime();
      for (const { classId, seq, sentAt } of await unansweredClasses(db, TEACHERS, new Date(now - STILL_OPEN_MS))) {
        const random = seededRandom(seedOf(`${classId} ${seq}`));
        const asked = await families(classId);
        if (!asked.length) continue;
        const family = random.pick(asked);
        const waited = now - sentAt.getTime();
        if (waited < random.between(3, 5) * SECOND) continue;
        await family.call('POST', '/chats/class/read', { seq });
        if (waited < random.between(9, 15) * SECOND) continue;
        const door = await family.call<FamilyDoor>('GET', '/class');
        if (!door.ok) continue;
        const { language } = door.data;
        const content = byAutopilot(random.pick(REPLIES[language]), language);
        await family.call('POST', '/chats/class/messages', { clientId: randomUUID(), content, fileIds: [] });
      }
    },
  };
}
