import { formatPoints } from '@portal/domain/format/money';
import type { NotificationCategory } from '@portal/domain/notifications/notification';
import type { NotificationKind } from '@portal/domain/notifications/notification-kind';
import { paths, sitePath } from '@portal/domain/site/paths';
import type { Random } from '../random.ts';

export interface NoticeText {
  readonly title: string;
  /** With marks as `markedText` reads them. */
  readonly text: string;
  /** Where a click leads; without it the detail page opens. */
  readonly url?: string;
  /** What it is about; without it nothing is said of why it came. */
  readonly kind?: NotificationKind;
  readonly groupKey?: string;
}

const student = (random: Random) => `{*학생 A${String(random.between(1, 34)).padStart(2, '0')}}`;
const guardian = (random: Random) => `{*보호자 B${String(random.between(1, 21)).padStart(2, '0')}}`;
const dong = (amount: number) => `${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}đ`;
const points = (random: Random) => random.pick([50, 100, 120, 200, 300]);
const minutes = (random: Random) => random.pick([10, 15, 30]);

/** `course` is the name of one of the teacher's own courses. */
type Template = (random: Random, course: string) => NoticeText;

/** Several of one class are shown as one. */
export const submission: Template = (r, course) => ({
  kind: 'SUBMISSION_RECEIVED',
  groupKey: `SUBMISSION_RECEIVED/${course}`,
  title: '과제 제출',
  text: `${student(r)}님이 {/${course}} 과제를 제출했어요.`,
});

/** What the platform tells a teacher, by category; the sentences vary by their values. */
export const NOTICE_TEMPLATES: Readonly<Record<NotificationCategory | 'none', readonly Template[]>> = {
  TRANS: [
    (r, course) => ({
      kind: 'PAYOUT',
      title: '수업료 적립',
      text: `{*${dong(r.between(12, 48) * 10_000)}} 적립이 끝났어요. {/${course}} 수업의 확인을 마쳤어요.`,
    }),
    (r) => ({
      kind: 'PAYOUT',
      title: '정산 예정',
      text: `지난달 정산 {*${dong(r.pick([19_350_000, 20_100_000, 21_480_000]))}} 지급 예정이에요.`,
    }),
    (r) => ({
      kind: 'PAYOUT',
      title: '출금 완료',
      text: `{*${dong(r.between(30, 95) * 100_000)}} 출금이 끝났어요. 등록한 계좌로 보냈어요.`,
    }),
    (r) => ({
      title: '포인트 적립',
      text: `{*${formatPoints(points(r))}} 적립이 끝났어요. 출석 확인을 모두 마친 주의 보상이에요.`,
    }),
    (r, course) => ({ title: '수강료 결제', text: `${guardian(r)}님이 {/${course}} 수강료를 냈어요.` }),
    () => ({ kind: 'PAYOUT', title: '정산 명세서', text: '지난달 {_정산 명세서}가 나왔어요. 내역을 확인해 주세요.' }),
    (r) => ({
      kind: 'PAYOUT',
      title: '계좌 확인',
      text: `정산 계좌의 예금주 확인이 끝났어요. 다음 정산일은 {*${r.pick([1, 5, 10])}일}이에요.`,
    }),
  ],
  PROD: [
    () => ({
      kind: 'COURSE_DECIDED',
      title: '강좌 승인',
      text: '{*강좌 승인}이 끝났어요. 이제 학생이 신청할 수 있어요.',
    }),
    () => ({
      kind: 'NEWS',
      title: '새 기능',
      text: '일정에서 {*목록 보기}를 쓸 수 있어요. 한 달의 수업을 한 줄씩 보여 드려요.',
      url: sitePath(paths.calendar()),
    }),
    () => ({
      kind: 'NEWS',
      title: '점검 안내',
      text: '{_일요일 새벽 2시부터 3시까지} 점검이 있어요. 이때는 접속할 수 없어요.',
    }),
    (_r, course) => ({
      kind: 'COURSE_DECIDED',
      title: '강좌 심사 시작',
      text: `{/${course}} 강좌의 심사를 시작했어요. 심사 중에는 수정할 수 없어요.`,
    }),
    () => ({ kind: 'NEWS', title: '도움말이 새로워졌어요', text: '과제 채점을 빠르게 하는 방법을 정리했어요.' }),
    () => ({
      kind: 'NEWS',
      title: '강의실 개선',
      text: '강의실에서 {*칠판}을 저장할 수 있어요. 수업이 끝나면 기록에 남아요.',
    }),
  ],
  CS: [
    () => ({
      kind: 'TICKET_ANSWERED',
      title: '문의 답변',
      text: '남겨 주신 문의에 {*답변}을 드렸어요. 내용을 확인해 주세요.',
    }),
    (r) => ({
      title: '문의 접수',
      text: `{_${r.pick(['수업 시간 변경', '정산 금액', '자료 올리기'])}} 문의를 받았어요. 하루 안에 답해 드려요.`,
    }),
    (r) => ({ title: '운영팀의 안내', text: `${guardian(r)}님의 문의를 운영팀이 살펴보고 있어요.` }),
    () => ({ title: '상담 시간 변경', text: '고객 지원 상담은 {*평일 9시부터 18시까지} 열려 있어요.' }),
  ],
  RMD: [
    (r) => ({ title: '새 학생 추천', text: `${student(r)}님이 선생님의 시간에 맞는 수업을 찾고 있어요.` }),
    () => ({
      kind: 'NEWS',
      title: '소개 영상',
      text: '소개 영상을 {_1분 안팎}으로 줄이면 더 많은 학생이 끝까지 봐요.',
    }),
    (r) => ({
      title: '수업 가능 시간',
      text: `다음 주 {*${r.pick(['화요일', '목요일', '토요일'])}} 저녁을 찾는 학생이 많아요.`,
      url: sitePath(paths.calendar()),
    }),
    () => ({ kind: 'NEWS', title: '강좌 만들기', text: '여름 특강을 찾는 학생이 늘었어요. 짧은 강좌를 열어 보세요.' }),
  ],
  WARN: [
    (r) => ({
      title: '수업 기록을 써 주세요',
      text: `{*${r.pick(['어제', '그제'])}} 수업의 기록이 비어 있어요. 24시간 안에 써 주세요.`,
    }),
    () => ({
      kind: 'SECURITY',
      title: '새 기기에서 로그인',
      text: '새 기기에서 로그인했어요. 본인이 아니라면 {_비밀번호를 바꿔} 주세요.',
    }),
    (r) => ({ title: '답장이 늦어지고 있어요', text: `${guardian(r)}님의 메시지를 받은 지 {*55분}이 지났어요.` }),
    (r) => ({
      title: '학생이 수업에 오지 않았어요',
      text: `${student(r)}님이 15분 동안 들어오지 않아 수업을 마쳤어요.`,
    }),
  ],
  ADS: [
    () => ({ kind: 'NEWS', title: '선생님 초대 행사', text: '동료 선생님을 초대하면 포인트를 드려요: {*500 xu}' }),
    () => ({ kind: 'NEWS', title: '교재 할인', text: '수업 교재를 {*20%} 싸게 살 수 있어요. 이번 달 말까지예요.' }),
    () => ({
      kind: 'NEWS',
      title: '무료 세미나',
      text: '{/온라인 수업 잘하는 법} 세미나에 초대해요. 토요일 오전이에요.',
    }),
    () => ({ kind: 'NEWS', title: '후기 이벤트', text: '지난달 후기 상을 {_다섯 분}께 드렸어요.' }),
  ],
  GENERAL: [
    submission,
    (r, course) => ({
      kind: 'LESSON_SOON',
      title: '곧 수업이에요',
      text: `{*${minutes(r)}분 뒤} {/${course}} 수업이 시작돼요.`,
      url: sitePath(paths.calendar()),
    }),
    (r, course) => ({ title: '채점할 과제', text: `{/${course}} 과제 {*${r.between(2, 9)}개}가 채점을 기다려요.` }),
    (r) => ({
      kind: 'REVIEW_RECEIVED',
      title: '새 후기',
      text: `${guardian(r)}님이 후기를 남겼어요. {/“설명이 꼼꼼해서 아이가 수업을 기다려요.”}`,
    }),
    (r) => ({ title: '출석 확인', text: `${student(r)}님의 출석을 확인했어요.` }),
    (r) => ({
      kind: 'LESSON_MOVE_ASKED',
      title: '일정 변경 요청',
      text: `${guardian(r)}님이 {*${r.pick(['월요일', '수요일', '금요일'])}} 수업을 옮기고 싶어 해요.`,
    }),
    (r) => ({ title: '수업 기록 확인', text: `${guardian(r)}님이 수업 기록을 읽었어요.` }),
    (r, course) => ({ title: '새 수강생', text: `${student(r)}님이 {/${course}} 수업에 들어왔어요.` }),
  ],
  none: [
    () => ({ title: '알려 드려요', text: '선생님 안내서의 {_수업 취소} 부분이 바뀌었어요.' }),
    () => ({ kind: 'NEWS', title: '감사 인사', text: '이번 학기도 함께해 주셔서 고마워요.' }),
    () => ({ kind: 'NEWS', title: '설문 부탁', text: '포털에서 불편한 점을 {*3분} 동안 알려 주세요.' }),
  ],
};
