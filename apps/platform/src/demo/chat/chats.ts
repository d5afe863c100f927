import { millisecondsInMinute } from 'date-fns/constants';
import type { ImportedChat } from '../../modules/chat/module.ts';
import { DEMO_ACCOUNTS } from '../people/accounts.ts';
import { type buildPeople } from '../people/people.ts';
import { seededRandom } from '../random.ts';
import type { DemoRoom } from './class-rooms.ts';

const P2P = 18;
const ROOMS = 9;
const CLASS_TALKS = 4;
const MESSAGES = 1_240;
const SEED = 27_01;

/** Minutes since the oldest unread message: the reply clock near its start, near its hour, and past it. */
const WAITING = [12, 55, 120] as const;
/** The talks that were put away, by position. */
const ARCHIVED = [15, 16, 26];

const ASKED = {
  ko: [
    '선생님, 안녕하세요. 오늘 숙제가 어디까지인지 여쭤봐도 될까요?',
    '어제 수업 정말 좋았대요. 고맙습니다!',
    '내일 수업 시간을 30분만 늦출 수 있을까요?',
    '교재는 몇 쪽까지 풀면 되나요?',
    '다음 주에 가족 여행이 있어서 한 번 쉬어야 할 것 같아요.',
    '시험 범위가 나왔어요. 사진으로 보내 드릴게요.',
  ],
  vi: [
    'Chào cô, hôm nay bé bị ốm, xin dời lịch học ạ',
    'Cô ơi, bài tập hôm nay là trang nào ạ?',
    'Cảm ơn cô nhiều, bé rất thích buổi học hôm qua.',
    'Tuần sau gia đình em về quê, xin nghỉ một buổi ạ.',
  ],
} as const;
/** In the room of a class that has not begun. */
const ASKED_AHEAD = {
  ko: [
    '선생님, 안녕하세요. 첫 수업이 언제인지 다시 알려 주실 수 있나요?',
    '교재는 미리 사 두면 될까요?',
    '잘 부탁드려요!',
  ],
  vi: ['Chào cô, buổi học đầu tiên là khi nào ạ?', 'Cô ơi, bé cần chuẩn bị sách gì ạ?'],
} as const;
const ANSWERED_AHEAD = ['일정에 적어 두었어요. 전날 다시 알려 드릴게요.', '교재는 첫 수업에서 알려 드릴게요.'] as const;
const ANSWERED = [
  '네, 확인했어요. 수업 전에 다시 알려 드릴게요.',
  '42쪽부터 44쪽까지 풀어 오면 돼요.',
  '괜찮아요. 새 시간을 제안해 드릴게요.',
  '오늘 배운 데까지 잘 따라왔어요. 기록을 보내 드릴게요.',
  '사진 고마워요. 다음 시간에 같이 볼게요.',
] as const;
/** After the rooms of classes that somebody has talked in. */
const GROUPS = ['고1 예비반', '초6 선행반', '방학 특강', '학부모 모임', '선생님 모임'];

type People = ReturnType<typeof buildPeople>;

/** 27 talks of the main teacher with 1,240 messages: four unread, three archived (demo-data 4.2). Four are rooms of her classes. */
export function buildChats(
  { guardians }: Pick<People, 'guardians'>,
  rooms: readonly DemoRoom[],
  now: Date,
): ImportedChat[] {
  const random = seededRandom(SEED);
  const me = { id: DEMO_ACCOUNTS.math.id, name: DEMO_ACCOUNTS.math.name, avatar: null };
  const each = Math.floor(MESSAGES / (P2P + ROOMS));
  return Array.from({ length: P2P + ROOMS }, (_, at): ImportedChat => {
    const isGroup = at >= P2P;
    const id = `room-math-${String(at + 1).padStart(2, '0')}`;
    const room = rooms.find((one) => one.id === id);
    const three = [0, 1, 2].map((n) => guardians[(at * 3 + n) % guardians.length]!);
    const others = room?.guardians ?? (isGroup ? three : [guardians[at]!]);
    const [asked, answered] = room?.isAhead ? [ASKED_AHEAD, ANSWERED_AHEAD] : [ASKED, ANSWERED];
    const length = each + (at === 0 ? MESSAGES - each * (P2P + ROOMS) : 0);
    const waited = WAITING[at] ?? (at === P2P ? 25 : undefined);
    // The last message is what waits, or an answer from the day before or earlier.
    const lastAt = now.getTime() - (waited ?? 60 * 24 + at * 190) * millisecondsInMinute;
    const messages = Array.from({ length }, (__, n) => {
      const fromMe = waited === undefined || n < length - 1 ? (length - n) % 2 === 1 : false;
      const sender = others[n % others.length]!;
      return {
        senderId: fromMe ? me.id : sender.id,
        content: random.pick<string>(fromMe ? answered : asked[sender.language]),
        at: new Date(lastAt - (length - 1 - n) * (170 + at) * millisecondsInMinute),
      };
    });
    return {
      id,
      kind: isGroup ? 'ROOM' : 'P2P',
      title: room?.title ?? (isGroup ? GROUPS[at - P2P - CLASS_TALKS]! : null),
      ...(room && { classId: room.classId }),
      ...(!isGroup && { pair: { teacherId: me.id, guardianId: others[0]!.id } }),
      members: [
        {
          ...me,
          read: waited === undefined ? length : length - 1,
          ...(ARCHIVED.includes(at) ? { archivedAt: new Date(lastAt + millisecondsInMinute) } : {}),
        },
        ...others.map(({ id, name }) => ({ id, name, avatar: null, read: length })),
      ],
      messages,
    };
  });
}
