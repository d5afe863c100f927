import { ROSTER_MAX_BYTES, ROSTER_ROWS_MAX } from '@portal/domain/classes/roster';
import type { RosterField } from './roster/roster-columns.ts';

export const ROSTER_FIELD_LABELS: Record<RosterField, string> = {
  studentName: '학생 이름',
  age: '나이',
  guardianName: '보호자 이름',
  guardianEmail: '보호자 이메일',
  guardianPhone: '보호자 전화',
  relation: '관계',
  language: '언어',
};

const KB = 1024;

/** The list of a class that a teacher brings. */
export const roster = {
  title: '명단으로 초대할까요?',
  body: `CSV 파일이나 표를 붙여 넣으면 학생마다 초대 메일을 보내요. 남은 자리는 위에서부터 48시간 동안 맡아 두고, 가족이 링크에서 동의해야 등록돼요.`,
  file: '명단 파일',
  fileHelper: `엑셀에서 CSV로 저장한 파일, ${ROSTER_MAX_BYTES / KB}KB와 ${ROSTER_ROWS_MAX}명까지`,
  choose: '파일 고르기',
  template: '양식 내려받기',
  templateName: '학생-명단-양식.csv',
  text: '또는 여기에 붙여 넣기',
  textHelper:
    '첫 줄에는 학생 이름, 나이, 보호자 이름, 보호자 이메일, 보호자 전화, 관계, 언어처럼 칸 이름을 적어 주세요.',
  read: '명단 확인하기',
  reading: '명단을 읽는 중',
  again: '다른 명단 고르기',
  keep: '돌아가기',
  tooLarge: `${ROSTER_MAX_BYTES / KB}KB보다 큰 파일이에요. 필요한 칸과 학생만 남겨 다시 골라 주세요.`,
  unreadable: '파일을 읽지 못했어요. 다시 골라 주세요.',
  blank: '비어 있는 명단이에요. 첫 줄에 칸 이름을, 그 아래에 학생을 적어 저장한 뒤 다시 골라 주세요.',
  excel: '엑셀 파일이에요. CSV로 저장해서 다시 골라 주세요.',
  ageNumber: '나이를 숫자로 적어 주세요.',
  empty: '학생이 없는 명단이에요. 칸 이름 아래에 학생을 한 줄에 한 명씩 적어 주세요.',
  tooMany: (count: number) =>
    `학생이 ${count}명이에요. 한 번에 ${ROSTER_ROWS_MAX}명까지 초대할 수 있으니 나누어 올려 주세요.`,
  noHead: '첫 줄에서 칸 이름을 찾지 못했어요. 양식을 내려받아 칸 이름을 그대로 써 주세요.',
  missing: (fields: string) => `명단에 없는 칸이 있어요: ${fields}. 첫 줄에 칸 이름을 더해 주세요.`,
  repeated: '위에 같은 이메일이 있어요. 한 주소로는 한 명씩 초대할 수 있으니, 첫 학생이 등록한 뒤 다시 초대해 주세요.',
  checking: '이미 초대한 학생인지 확인하는 중',
  checkFailed: '이미 초대한 학생인지 확인하지 못했어요',
  retry: '다시 시도',
  caption: '명단의 학생',
  student: '학생',
  guardian: '보호자',
  state: '상태',
  age: (age: number) => `${age}세`,
  line: (no: number) => `${no}번째 줄`,
  wrong: '고칠 곳이 있어요',
  noSeat: '자리 없음 · 대기',
  left: '에 이 수업에서 나간 학생과 이름이 같아요. 다시 초대하려면 골라 주세요.',
  summary: (good: number, wrong: number, known: number) =>
    [
      `초대할 수 있는 학생 ${good}명`,
      wrong > 0 && `고칠 줄 ${wrong}개`,
      known > 0 && `이미 초대했거나 듣는 학생 ${known}명`,
    ]
      .filter(Boolean)
      .join(', '),
  onlyGood: '고칠 줄은 빼고 고른 학생만 초대해요. 고친 명단을 다시 올려도 같은 학생을 두 번 초대하지 않아요.',
  leftTooFew: (left: number) =>
    left > 0
      ? `24시간 동안 보낼 수 있는 초대 메일이 ${left}통 남았어요. 고른 학생을 줄이고 나머지는 내일 보내 주세요.`
      : '24시간 동안 보낼 수 있는 초대 메일을 모두 보냈어요. 내일 보내 주세요.',
  submit: (count: number) => `${count}명 초대하기`,
  chooseSome: '초대할 학생을 하나 이상 골라 주세요.',
  failed: '초대하지 못했어요',
  sent: (invited: number) => (invited > 0 ? `${invited}명을 초대했어요` : '모두 이미 초대한 학생이에요'),
  seated: (seated: number, invited: number) =>
    seated === invited
      ? `모두 자리를 48시간 동안 맡아 두었어요.`
      : `자리 ${seated}개를 48시간 동안 맡아 두었고, ${invited - seated}명은 빈자리를 기다려요.`,
} as const;
