import type { NoShowHindrance } from '@portal/domain/lessons/no-show';
import { timeLeft } from './time-left.ts';

export const noShow = {
  confirm: '학생 결석',
  question: '학생 결석으로 끝낼까요?',
  wait: '더 기다리기',
  ruleTitle: '‘학생 결석’을 누르면',
  rules: [
    '이 수업은 ‘진행 안 함’으로 끝나고, 모든 학생이 결석으로 남아요.',
    '기다린 시간과 입장 기록이 증거로 봉인되어 아무도 바꿀 수 없어요.',
    '수입은 바로 확정되지 않아요. 증거 기록을 보고 학생 결석 규정에 따라 정해져요.',
  ],
  /** What stands against it; of the time, `doableIn` says how much. */
  hindrances: {
    CAME: '들어온 학생이 있어 결석으로 끝낼 수 없어요. 수업이 끝나면 ‘수업 끝내기’를 눌러 주세요.',
    AT_DOOR: '문 앞의 학생을 강의실에서 들어오게 해 주세요.',
    HOST_AWAY: '강의실에 들어와야 기다린 시간이 쌓여요.',
  } satisfies Record<Exclude<NoShowHindrance, 'TOO_EARLY'>, string>,
  doableIn: (ms: number) => `${timeLeft(ms)} 뒤에 할 수 있어요.`,
} as const;

export const waiting = {
  label: '기다린 시간',
  stands: '기다린 시간 · 멈춤',
  of: '/ 15분',
  minutes: (count: number) => `${count}분 기다렸어요`,
  atDoor: (count: number) => `문 앞에 ${count}명이 기다려요`,
  cameAndLeft: (who: string) => `${who}이 들어왔다가 나갔어요`,
  nobody: (who: string) => `${who}이 아직 오지 않았어요`,
} as const;
