import type { CardRef } from '@portal/domain/chat/chat-card';
import { addDays, dayOf, instantOf } from '@portal/domain/time/day';
import type { ImportedChat, ImportedWaiting } from '../../modules/chat/module.ts';
import { DEMO_ZONE } from '../lessons/week-pattern.ts';
import { DEMO_ACCOUNTS } from '../people/accounts.ts';

const PINNED = 'room-math-01';
const MUTED = 'room-math-05';
const LATER: Readonly<Record<string, string>> = {
  'room-math-04': '내일 수업에서 볼 자료예요. 미리 한 번 읽어 오면 좋아요.',
  'room-math-06': '지난주 기록을 보냈어요. 천천히 읽어 보세요.',
};
const MORNING = 9 * 60;

const SAID = {
  ASSIGNMENT: '이번 숙제예요. 모르는 문제는 표시해 오세요.',
  LESSON: '다음 수업은 이때예요.',
  REVIEW: '남겨 주신 후기 고마워요.',
} satisfies Record<CardRef['kind'], string>;

/** Something that a message may show, from when on. */
interface Thing {
  readonly id: string;
  readonly classId: string;
  readonly from: Date;
}

interface Things {
  readonly assignments: readonly {
    readonly id: string;
    readonly classId: string;
    readonly publishedAt?: Date | null;
  }[];
  readonly lessons: readonly { readonly id: string; readonly classId: string; readonly startAt: Date }[];
  readonly reviews: readonly {
    readonly id: string;
    readonly classId: string;
    readonly createdAt: Date;
    readonly hiddenAt?: Date | null;
  }[];
}

/** The teacher's last words in the room of a class show the newest thing of the class that was there by then. */
function showing(chat: ImportedChat, kind: keyof typeof SAID, things: readonly Thing[]): ImportedChat {
  const at = chat.messages.findLastIndex(
    ({ senderId, announcementId, card }) => senderId === DEMO_ACCOUNTS.math.id && !announcementId && !card,
  );
  const shown = things
    .filter(({ classId, from }) => classId === chat.classId && from <= chat.messages[at]!.at)
    .toSorted((one, other) => other.from.getTime() - one.from.getTime())[0];
  if (!shown) return chat;
  const message = { ...chat.messages[at]!, content: SAID[kind], card: { kind, id: shown.id } };
  return { ...chat, messages: chat.messages.with(at, message) };
}

/**
 * What the main teacher keeps in her talks: one on top, one silent, messages and an announcement for the next morning; and what she
 * shows in the rooms of three classes.
 */
export function keptTalks(
  chats: readonly ImportedChat[],
  { assignments, lessons, reviews }: Things,
  now: Date,
): { readonly chats: ImportedChat[]; readonly waiting: ImportedWaiting[] } {
  const teacherId = DEMO_ACCOUNTS.math.id;
  const sendAt = instantOf(addDays(dayOf(now, DEMO_ZONE), 1), MORNING, DEMO_ZONE);
  const given = assignments.flatMap(({ id, classId, publishedAt }) =>
    publishedAt ? { id, classId, from: publishedAt } : [],
  );
  // The next one first: a lesson to come is known from the day on which its class began.
  const ahead = lessons
    .filter(({ startAt }) => startAt > now)
    .toSorted((one, other) => one.startAt.getTime() - other.startAt.getTime())
    .map(({ id, classId }) => ({ id, classId, from: new Date(0) }));
  const read = reviews.flatMap(({ id, classId, createdAt, hiddenAt }) =>
    hiddenAt ? [] : [{ id, classId, from: createdAt }],
  );
  const kept = (chat: ImportedChat): ImportedChat => ({
    ...chat,
    members: chat.members.map((one) =>
      one.id === teacherId
        ? { ...one, ...(chat.id === PINNED && { pinnedAt: now }), ...(chat.id === MUTED && { mutedAt: now }) }
        : one,
    ),
    ...(LATER[chat.id] !== undefined && { later: [{ senderId: teacherId, content: LATER[chat.id]!, sendAt }] }),
  });
  return {
    chats: chats.map((chat) => {
      if (chat.classId === 'cls-math-c') return showing(kept(chat), 'ASSIGNMENT', given);
      if (chat.classId === 'cls-math-e') return showing(kept(chat), 'LESSON', ahead);
      if (chat.classId === 'cls-math-d') return showing(kept(chat), 'REVIEW', read);
      return kept(chat);
    }),
    waiting: [
      {
        id: 'ann-math-later',
        teacherId,
        content: '이번 주 숙제는 토요일까지 올려 주세요.',
        classIds: ['cls-math-c', 'cls-math-d'],
        sendAt,
      },
    ],
  };
}
