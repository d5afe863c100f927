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
  /** Several of one group are shown as one. */
  readonly groupKey?: string;
  /** The class that it tells of. */
  readonly classId?: string;
  readonly className?: string;
}

type Template = (random: Random) => NoticeText;

/** What the platform may tell any teacher at any time, by category. What happened to her is news, and is told of rows only. */
export const NOTICE_TEMPLATES: Readonly<Record<NotificationCategory | 'none', readonly Template[]>> = {
  TRANS: [
    () => ({ title: '정산일 안내', text: '월말 정산은 {*다음 달 1일}에 시작해요. 이날은 따로 신청하지 않아도 돼요.' }),
    () => ({ title: '출금 안내', text: '출금은 운영팀이 {*하루 안에} 확인한 뒤에 보내요. 주말과 공휴일은 빼고 세요.' }),
    () => ({ title: '정산 계좌', text: '{_예금주 이름}이 선생님 이름과 다르면 은행이 출금을 돌려보내요.' }),
    () => ({ title: '거래 내역', text: '{/거래 내역}에서 들어온 돈과 나간 돈을 함께 볼 수 있어요.' }),
  ],
  PROD: [
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
    () => ({ kind: 'NEWS', title: '도움말이 새로워졌어요', text: '과제를 한눈에 살피는 방법을 정리했어요.' }),
    () => ({
      kind: 'NEWS',
      title: '강의실 개선',
      text: '강의실에서 {*칠판}을 저장할 수 있어요. 수업이 끝나면 기록에 남아요.',
    }),
    () => ({ kind: 'NEWS', title: '강좌 심사', text: '강좌의 {*목표}는 승인을 받은 뒤에도 심사 없이 고칠 수 있어요.' }),
  ],
  CS: [
    () => ({ title: '상담 시간 안내', text: '고객 지원 상담은 {*평일 9시부터 18시까지} 열려 있어요.' }),
    () => ({ title: '문의하기 전에', text: '도움말에서 {/자주 묻는 것}을 먼저 찾아보면 답을 빨리 얻을 수 있어요.' }),
    () => ({ title: '문의에 파일 붙이기', text: '화면을 찍은 {*사진}을 함께 보내면 더 정확히 답해 드려요.' }),
  ],
  RMD: [
    () => ({ kind: 'NEWS', title: '새 학생 추천', text: '선생님의 시간에 맞는 수업을 찾는 {*학생}이 있어요.' }),
    () => ({
      kind: 'NEWS',
      title: '소개 영상',
      text: '소개 영상은 {_1분 안팎}일 때 더 많은 학생이 끝까지 봐요.',
    }),
    (r) => ({
      kind: 'NEWS',
      title: '수업 가능 시간',
      text: `다음 주 {*${r.pick(['화요일', '목요일', '토요일'])}} 저녁을 찾는 학생이 많아요.`,
      url: sitePath(paths.calendar()),
    }),
    () => ({ kind: 'NEWS', title: '강좌 만들기', text: '방학 특강을 찾는 학생이 늘었어요. 짧은 강좌를 열어 보세요.' }),
  ],
  WARN: [
    () => ({
      kind: 'SECURITY',
      title: '비밀번호 점검',
      text: '다른 곳에서도 쓰는 비밀번호라면 {_비밀번호를 바꿔} 주세요.',
    }),
    () => ({
      kind: 'SECURITY',
      title: '인증번호를 지켜 주세요',
      text: '운영팀은 {*인증번호}를 묻지 않아요. 누구에게도 알려 주지 마세요.',
    }),
    () => ({ title: '연락처 나누기', text: '수업 밖에서 따로 만나 결제하면 {_도움을 드릴 수 없어요}.' }),
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
    () => ({
      title: '이번 주 수업',
      text: '이번 주의 {*수업과 할 일}을 일정에서 한눈에 볼 수 있어요.',
      url: sitePath(paths.calendar()),
    }),
    () => ({ title: '수업 기록', text: '기록은 수업이 끝난 날에 보낼 때 보호자가 {/가장 많이} 읽어요.' }),
    () => ({
      title: '수업 시작 전에',
      text: '강의실은 {_시작하기 전부터} 열려 있어요. 소리와 화면을 먼저 확인해 보세요.',
    }),
  ],
  none: [
    () => ({ title: '알려 드려요', text: '선생님 안내서의 {_수업 취소} 부분이 바뀌었어요.' }),
    () => ({ kind: 'NEWS', title: '감사 인사', text: '이번 학기도 함께해 주셔서 고마워요.' }),
    () => ({ kind: 'NEWS', title: '설문 부탁', text: '포털에서 불편한 점을 {*3분} 동안 알려 주세요.' }),
  ],
};
