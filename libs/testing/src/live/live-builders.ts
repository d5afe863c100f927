import * as v from 'valibot';
import { LIVE_EVENTS, type LiveAnswer, type LiveEvents, type LiveRequests } from '@portal/domain/live/live-events';
import type { LiveMaterial } from '@portal/domain/live/live-material';
import type { LivePoll } from '@portal/domain/live/live-poll';
import type {
  GuestLink,
  LiveLesson,
  LiveMessage,
  LiveParticipant,
  RoomPass,
  RoomState,
  WaitingGuest,
} from '@portal/domain/live/live-room';
import type { LessonRecording } from '@portal/domain/live/recording';

/** The lesson that runs at the frozen moment, as the room knows it. */
export const aLiveLesson = (over: Partial<LiveLesson> = {}): LiveLesson => ({
  lessonId: 'lesson-1',
  title: '일차함수의 그래프',
  className: '중2 수학 개념 완성 – 일차함수',
  teacherName: '김수학',
  startAt: '2026-11-18T10:30:00+09:00',
  endAt: '2026-11-18T11:30:00+09:00',
  opensAt: '2026-11-18T10:15:00+09:00',
  isOver: false,
  ...over,
});

/** The teacher's pass; a guest's with another id and role. */
export const aRoomPass = (over: Partial<RoomPass> = {}): RoomPass => ({
  ticket: 'ticket-1',
  participantId: 'host-1',
  role: 'HOST',
  name: '김수학',
  media: { kind: 'PEER', ice: [] },
  ...over,
});

/** A student in the room with microphone and camera on. */
export const aParticipant = (over: Partial<LiveParticipant> = {}): LiveParticipant => ({
  id: 'guest-1',
  name: '학생 A01',
  role: 'STUDENT',
  media: { audio: true, video: true, screen: false, line: 'GOOD' },
  handUp: false,
  mayDraw: true,
  looksAlone: false,
  joinedAt: '2026-11-18T10:29:00+09:00',
  ...over,
});

export const aHost = (over: Partial<LiveParticipant> = {}): LiveParticipant =>
  aParticipant({ id: 'host-1', name: '김수학', role: 'HOST', joinedAt: '2026-11-18T10:20:00+09:00', ...over });

/** A student at the door for a minute and a half. */
export const aWaitingGuest = (over: Partial<WaitingGuest> = {}): WaitingGuest => ({
  id: 'guest-4',
  name: '학생 A04',
  role: 'STUDENT',
  studentName: '학생 A04',
  since: '2026-11-18T10:41:00+09:00',
  ...over,
});

export const aLiveMessage = (over: Partial<LiveMessage> = {}): LiveMessage => ({
  id: 'message-1',
  participantId: 'guest-1',
  name: '학생 A01',
  text: '선생님, 화면이 잘 보여요.',
  at: '2026-11-18T10:31:00+09:00',
  ...over,
});

/** An open poll as its host sees it: three have chosen, one has not. */
export const aLivePoll = (over: Partial<LivePoll> = {}): LivePoll => ({
  id: 'poll-1',
  question: '기울기가 가장 큰 그래프는 무엇인가요?',
  options: [
    { text: 'y = 2x', votes: 1, chosenBy: [] },
    { text: 'y = 3x', votes: 2, chosenBy: [] },
  ],
  isQuiz: false,
  answer: null,
  isOpen: true,
  openedAt: '2026-11-18T10:40:56+09:00',
  answered: 3,
  missing: ['guest-1'],
  mine: null,
  ...over,
});

/** The same question with a right answer, as a student sees it before it is closed. */
export const aHiddenQuiz = (over: Partial<LivePoll> = {}): LivePoll => {
  const poll = aLivePoll();
  const options = poll.options.map(({ text }) => ({ text, votes: null, chosenBy: [] }));
  return { ...poll, isQuiz: true, options, missing: [], ...over };
};

/** A room with its host and one student. */
export const aRoomState = (over: Partial<RoomState> = {}): RoomState => ({
  lesson: aLiveLesson(),
  participants: [aHost(), aParticipant()],
  waiting: [],
  hasWaitingRoom: true,
  studentsMayDraw: true,
  messages: [],
  poll: null,
  // A file that the host shows is before everybody.
  focus: over.material?.kind === 'FILE' && over.material.view ? 'MATERIAL' : 'PEOPLE',
  pages: [],
  page: 1,
  material: null,
  recording: null,
  wait: null,
  startedAt: '2026-11-18T10:30:00+09:00',
  ...over,
});

/** A picture of the class that may be saved. */
export const aShownFile = (
  over: Partial<Extract<LiveMaterial, { kind: 'FILE' }>> = {},
): Extract<LiveMaterial, { kind: 'FILE' }> => ({
  kind: 'FILE',
  fileId: 'file-picture',
  name: '일차함수의 그래프 그림.png',
  view: 'PICTURE',
  viewPath: '/live/v1/rooms/lesson-1/material/guest-1/file-picture?expires=1&signature=a',
  savePath: '/live/v1/rooms/lesson-1/material/guest-1/file-picture/save?expires=1&signature=b',
  pages: [],
  ...over,
});

/** Two pages that bear the code of who looks. */
export const someShownPages = (over: Partial<Extract<LiveMaterial, { kind: 'FILE' }>> = {}) =>
  aShownFile({
    fileId: 'file-sheet',
    name: '일차함수의 그래프 정리.pdf',
    view: 'PAGES',
    viewPath: '/live/v1/rooms/lesson-1/material/guest-1/file-sheet/pages/{page}/{width}?expires=1&signature=c',
    savePath: null,
    pages: [1, 2].map(() => ({ width: 595, height: 842 })),
    ...over,
  });

/** A recording that can be watched. */
export const aRecording = (over: Partial<LessonRecording> = {}): LessonRecording => ({
  id: 'recording-1',
  state: 'READY',
  startedAt: '2026-11-18T09:32:00+09:00',
  endedAt: '2026-11-18T10:29:00+09:00',
  seconds: 3_420,
  erasedAt: '2026-12-18T10:29:00+09:00',
  url: 'https://files.example/recording-1.mp4?signature=a',
  ...over,
});

export const aGuestLink = (over: Partial<GuestLink> = {}): GuestLink => ({
  id: 'link-1',
  studentId: 'student-A01',
  studentName: '학생 A01',
  role: 'STUDENT',
  path: '/live/abcdefghijklmnopqrstuvwxyz012345',
  expiresAt: '2026-11-18T13:30:00+09:00',
  ...over,
});

interface RoomListener {
  onEvent<E extends keyof LiveEvents>(event: E, payload: LiveEvents[E]): void;
  onStatus(status: 'CONNECTING' | 'CONNECTED' | 'LOST'): void;
}

/** The room's server of a test or story: it notes what is said to it, and what it says is said by hand. */
export function fakeRoom() {
  const listeners = new Set<RoomListener>();
  const said: [name: string, payload: unknown][] = [];
  let answer: LiveAnswer = { ok: true };
  /** Where the host leads everybody is told to all at once, as the real one does. */
  function lead(name: keyof LiveRequests, payload: unknown): void {
    if (!answer.ok) return;
    if (name === 'live.focus') room.say('live.focused', payload as LiveRequests['live.focus']);
    if (name === 'live.page') room.say('live.turned', payload as LiveRequests['live.page']);
  }
  const room = {
    said,
    /** How it answers from now on. */
    answerWith: (next: LiveAnswer) => (answer = next),
    /** Stands in for the connection of the feature. */
    connect(listener: RoomListener) {
      listeners.add(listener);
      listener.onStatus('CONNECTING');
      return {
        request<N extends keyof LiveRequests>(name: N, payload: LiveRequests[N]): Promise<LiveAnswer> {
          said.push([name, payload]);
          lead(name, payload);
          return Promise.resolve(answer);
        },
        close: () => void listeners.delete(listener),
      };
    },
    /** Somebody is connected. */
    isUsed: () => listeners.size > 0,
    /** Says an event; a payload that breaks its schema throws. */
    say<E extends keyof LiveEvents>(event: E, payload: LiveEvents[E]) {
      const checked = v.parse(LIVE_EVENTS[event] as v.GenericSchema<unknown>, payload) as LiveEvents[E];
      for (const listener of [...listeners]) listener.onEvent(event, checked);
    },
    status(status: 'CONNECTING' | 'CONNECTED' | 'LOST') {
      for (const listener of [...listeners]) listener.onStatus(status);
    },
  };
  return room;
}
export type FakeRoom = ReturnType<typeof fakeRoom>;
