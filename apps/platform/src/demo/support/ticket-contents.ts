import type { TicketCategory, TicketSide, TicketTarget } from '@portal/domain/support/ticket';
import type { TicketEvent } from '@portal/domain/support/ticket-transitions';
import type { CourseKey } from '../courses/course-contents.ts';

/** When something happened: so many minutes ago, or on an earlier day at an hour. */
export type TicketMoment = { readonly minutes: number } | { readonly days: number; readonly hour: number };

export interface TicketPlan {
  readonly openedBy?: TicketSide;
  readonly category: TicketCategory;
  /** Of lessons the last that was over by then, of a student her own; `noShow` is one to which nobody came. */
  readonly about:
    | { readonly type: Extract<TicketTarget, 'TEACHER'> }
    | { readonly type: Extract<TicketTarget, 'LESSON'>; readonly lesson: 'last' | 'noShow' }
    | { readonly type: Extract<TicketTarget, 'CLASS'>; readonly key: string }
    | { readonly type: Extract<TicketTarget, 'COURSE'>; readonly key: CourseKey };
  readonly title: string;
  readonly content: string;
  readonly at: TicketMoment;
  readonly steps: readonly (readonly [event: TicketEvent, at: TicketMoment, text?: string])[];
  /** In the hands of a person, so that the autopilot leaves it to her. */
  readonly isHeld?: true;
  readonly rating?: number;
}

const on = (days: number, hour: number): TicketMoment => ({ days, hour });

/** The tickets of the main teacher: 2 new, 4 in talk with either turn, 3 completed (demo-data 4.2). */
export const TICKET_PLANS: readonly TicketPlan[] = [
  {
    category: 'TECHNICAL',
    about: { type: 'LESSON', lesson: 'last' },
    at: { minutes: 35 },
    steps: [],
    title: '수업 중에 화면 공유가 끊겼어요',
    content: '시작하고 20분쯤 지나서 화면 공유가 두 번 끊겼어요. 학생은 소리만 들렸다고 해요. 원인을 알 수 있을까요?',
  },
  {
    openedBy: 'STUDENT',
    category: 'LESSON',
    about: { type: 'LESSON', lesson: 'last' },
    at: on(1, 20),
    steps: [],
    title: '수업이 10분 늦게 시작했어요',
    content: '아이가 10분 동안 혼자 기다렸어요. 늦은 시간만큼 보충이 되는지 궁금합니다.',
  },
  {
    category: 'PAYOUT',
    about: { type: 'LESSON', lesson: 'noShow' },
    at: on(3, 9),
    title: '학생이 오지 않은 수업의 정산을 확인해 주세요',
    content: '15분을 기다리고 안내 메시지도 남겼어요. 정산에 들어가는지 알고 싶어요.',
    steps: [
      ['ANSWER', on(2, 15), '기다린 기록이 남아 있어요. 이번 달 정산에 들어가요.'],
      ['REPLY', { minutes: 50 }, '고마워요. 보호자에게 보낸 안내도 같이 남길 수 있을까요?'],
    ],
  },
  {
    category: 'STUDENT',
    about: { type: 'CLASS', key: 'D' },
    at: on(2, 10),
    title: '학생 한 명이 다른 반으로 옮기고 싶어 해요',
    content: '월요일에 학교 일정이 생겼다고 해요. 다음 주부터 옮길 수 있는지 알려 주세요.',
    steps: [
      ['ANSWER', on(1, 14), '같은 강좌의 다른 반은 아직 없어요. 새 반을 열면 보호자의 동의를 받아 바로 옮겨 드려요.'],
    ],
  },
  {
    category: 'APPROVAL',
    about: { type: 'COURSE', key: 'math-congruence' },
    at: on(5, 11),
    title: '수강료 의견을 더 알고 싶어요',
    content: '비슷한 특강보다 높다고 하셨는데, 어떤 강좌와 비교하셨는지 궁금해요.',
    steps: [
      ['REPLY', on(5, 12), '교재비가 들어 있다는 점을 소개에 적으면 될까요?'],
      ['ANSWER', on(4, 16), '같은 학년의 4회 특강과 비교했어요. 교재비가 들어 있다고 적으면 괜찮아요.'],
    ],
  },
  {
    category: 'ACCOUNT',
    about: { type: 'TEACHER' },
    at: on(6, 9),
    isHeld: true,
    title: '휴대폰 번호가 바뀌었어요',
    content: '인증번호를 새 번호로 받고 싶어요.',
    steps: [
      ['ANSWER', on(5, 10), '새 번호로 바꿨어요.'],
      ['COMPLETE', on(5, 13)],
      ['REOPEN', { minutes: 130 }],
      ['REPLY', { minutes: 128 }, '어제부터 다시 옛 번호로 와요.'],
    ],
  },
  {
    category: 'APPROVAL',
    about: { type: 'COURSE', key: 'math-functions' },
    at: on(30, 9),
    rating: 5,
    title: '승인된 뒤에 목표를 고쳐도 되나요?',
    content: '배우고 나면 할 수 있는 일을 한 줄 더하고 싶어요.',
    steps: [
      ['ANSWER', on(29, 15), '목표는 심사 없이 바로 바뀌어요. 강좌 편집에서 고쳐 주세요.'],
      ['COMPLETE', on(29, 17)],
      ['RATE', on(29, 18)],
    ],
  },
  {
    category: 'OTHER',
    about: { type: 'CLASS', key: 'A' },
    at: on(24, 9),
    title: '교재를 미리 보낼 수 있나요?',
    content: '다음 단원 교재를 수업 전에 나눠 주고 싶어요.',
    steps: [
      ['ANSWER', on(23, 11), '수업의 자료에 올리면 학생에게 알림이 가요.'],
      ['LAPSE', on(16, 11)],
    ],
  },
  {
    category: 'TECHNICAL',
    about: { type: 'LESSON', lesson: 'last' },
    at: on(14, 9),
    rating: 4,
    title: '칠판 글씨가 늦게 보인다고 해요',
    content: '학생 쪽에서 3초쯤 늦게 보였어요. 제 쪽 연결은 괜찮았어요.',
    steps: [
      ['ANSWER', on(13, 10), '그 시간에 서버가 바빴어요. 지금은 늘려 두었어요.'],
      ['REPLY', on(13, 20), '오늘은 괜찮았어요.'],
      ['ANSWER', on(12, 9), '다행이에요. 또 그러면 알려 주세요.'],
      ['COMPLETE', on(12, 18)],
      ['RATE', on(12, 19)],
    ],
  },
];
