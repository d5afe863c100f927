import { LEVEL_LABELS } from '@portal/domain/catalog/level';
import { GUARDIAN_RELATION_LABELS } from '@portal/domain/classes/class';
import { RETRY_LABEL } from '@portal/domain/contract/message';
import { TEACHING_MODE_LABELS } from '@portal/domain/lessons/lesson';

export const korean = {
  retry: RETRY_LABEL,
  retrying: '다시 불러오는 중이에요',
  modes: TEACHING_MODE_LABELS,
  levels: LEVEL_LABELS,
  draft: { restored: '쓰던 내용을 불러왔어요', discard: '지우기' },
  student: {
    question: '누가 배우나요?',
    name: '학생 이름',
    age: '나이',
    goals: '배우고 싶은 것 (선택)',
    goalsHelp: '어려워하는 단원이나 목표를 적으면 선생님이 먼저 읽어요.',
  },
  guardian: {
    question: '어디로 연락할까요?',
    name: '보호자 이름',
    relation: '학생과의 관계',
    relationNone: '골라 주세요',
    relations: GUARDIAN_RELATION_LABELS,
    email: '이메일',
    language: '메일을 받을 언어',
    consent: '출석과 수업 시간이 기록되고, 수업 안내와 기록을 메일로 보내는 데 동의해요.',
  },
  refusals: {} as Readonly<Record<string, string>>,
  /** Said of every other refusal; null where the server's own sentence is in the language of the reader. */
  otherRefusal: null as string | null,
  /** Of a wait that is longer than a moment. */
  tooMany: (minutes: number) => `요청이 너무 많았어요. ${minutes}분 뒤에 다시 해 주세요.`,
  /** Said at a field in place of the contract's sentence, which is Korean. */
  fieldErrors: {} as Readonly<Record<string, string>>,
  /** The same, where nothing is written yet. */
  emptyFields: {} as Readonly<Record<string, string>>,
};

/** The shape that the words of every language have. */
export type FamilyPageWords = typeof korean;
