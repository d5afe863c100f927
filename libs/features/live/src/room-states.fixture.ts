import type { RoomState } from '@portal/domain/live/live-room';
import {
  aHost,
  aLiveMessage,
  aParticipant,
  aRoomPass,
  aRoomState,
  aWaitingGuest,
} from '@portal/testing/live/live-builders';

const off = { audio: false, video: false, screen: false, line: 'GOOD' } as const;

/** A host, a student, another with her hand up, and a guardian whose line is bad. */
export const people = [
  aHost(),
  aParticipant(),
  aParticipant({ id: 'guest-2', name: '학생 A02', handUp: true, media: off }),
  aParticipant({
    id: 'guest-3',
    name: '보호자 B01',
    role: 'GUARDIAN',
    mayDraw: false,
    media: { ...off, audio: true, video: true, line: 'LOW' },
  }),
];

/** A lesson in full swing: four inside, one at the door, two messages. */
export const aBusyRoom = (over: Partial<RoomState> = {}) =>
  aRoomState({
    participants: people,
    waiting: [aWaitingGuest()],
    messages: [
      aLiveMessage(),
      aLiveMessage({ id: 'message-2', participantId: 'host-1', name: '김수학', text: '좋아요, 시작할게요.' }),
    ],
    ...over,
  });

/** Thirteen people, of whom one shows her screen. */
export const aCrowd = () =>
  aBusyRoom({
    participants: [
      ...people,
      ...Array.from({ length: 9 }, (_, at) =>
        aParticipant({ id: `more-${at}`, name: `학생 B0${at}`, media: { ...off, video: at < 3, screen: at === 0 } }),
      ),
    ],
  });

/** Two pages of which the first is drawn on. */
export const aDrawnBoard: RoomState['pages'] = [
  {
    no: 1,
    elements: [
      { id: 'a', version: 1, kind: 'text', colour: 'ink', points: [120, 90], text: 'y = 2x + 1' },
      { id: 'b', version: 1, kind: 'line', colour: 'celadon', points: [200, 700, 1_200, 200] },
      { id: 'c', version: 1, kind: 'rect', colour: 'persimmon', points: [900, 400, 1_300, 700] },
    ],
  },
  { no: 2, elements: [] },
];

export const hostPass = aRoomPass();
export const studentPass = aRoomPass({ participantId: 'guest-1', role: 'STUDENT', name: '학생 A01' });
export const guardianPass = aRoomPass({ participantId: 'guest-3', role: 'GUARDIAN', name: '보호자 B01' });
