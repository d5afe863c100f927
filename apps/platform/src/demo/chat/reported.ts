import { subHours } from 'date-fns/subHours';
import type { ImportedChat, ImportedReport } from '../../modules/chat/module.ts';
import { DEMO_ACCOUNTS } from '../people/accounts.ts';

const TEACHER = DEMO_ACCOUNTS.math.id;
const HELP = DEMO_ACCOUNTS['ops-help'].id;

/** What a guardian wrote that has nothing to do with lessons, and what the teacher answered. */
const ADVERTISED = {
  roomId: 'room-math-09',
  said: '아는 분이 다른 수업을 열었어요. 친구들한테 알려 주시면 선물을 드려요.',
  answer: '여기서는 우리 수업 이야기만 해요.',
} as const;
/** What a guardian was hurt by. */
const HURT = { roomId: 'room-math-11', said: '오늘은 설명을 그만할게요. 다음에는 꼭 풀어 오세요.' } as const;

/** The team was told of two messages: by the teacher, who knows what was decided, and by a family, whose case an operator has at hand. */
export function reported(
  chats: readonly ImportedChat[],
  now: Date,
): { readonly chats: ImportedChat[]; readonly chatReports: ImportedReport[] } {
  const guardianIn = (roomId: string) => chats.find(({ id }) => id === roomId)!.pair!.guardianId;
  const lengthOf = (roomId: string) => chats.find(({ id }) => id === roomId)!.messages.length;
  return {
    chats: chats.map((chat) => {
      // Her own words are the last in both, his the last but one.
      const { id, messages } = chat;
      const last = (content: string) => ({ ...messages.at(-1)!, content });
      if (id === HURT.roomId) return { ...chat, messages: messages.with(-1, last(HURT.said)) };
      if (id !== ADVERTISED.roomId) return chat;
      const advertised = { ...messages.at(-2)!, content: ADVERTISED.said };
      return { ...chat, messages: messages.with(-2, advertised).with(-1, last(ADVERTISED.answer)) };
    }),
    chatReports: [
      {
        roomId: ADVERTISED.roomId,
        seq: lengthOf(ADVERTISED.roomId) - 1,
        reporterId: TEACHER,
        reason: 'SPAM',
        words: '수업과 관계없는 이야기예요.',
        at: subHours(now, 47),
        operatorId: HELP,
        decided: {
          decision: 'CORRECT',
          reason: '다른 수업을 알리는 글은 여기에 쓸 수 없어요.',
          at: subHours(now, 29),
        },
      },
      {
        roomId: HURT.roomId,
        seq: lengthOf(HURT.roomId),
        reporterId: guardianIn(HURT.roomId),
        reason: 'RUDE',
        words: '아이가 이 말을 읽고 많이 속상해했어요.',
        at: subHours(now, 5),
        operatorId: HELP,
      },
    ],
  };
}
