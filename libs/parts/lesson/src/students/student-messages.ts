import { called } from '@portal/domain/format/called';

export const students = {
  age: (age: number) => `${age}세`,
  trial: '무료 체험',
  goals: '목표',
  left: '남은 수업',
  leftOf: (bought: number, left: number) => `${bought}회 중 ${left}회 남음`,
  fewerAhead: (count: number) => (count === 0 ? ' (예정된 수업이 없어요)' : ` (예정된 수업은 ${count}회예요)`),
  attendance: '출석률',
  percent: (rate: number) => `${rate}%`,
  noAttendance: '아직 수업 전',
  homework: '과제 제출률',
  noHomework: '아직 없음',
  homeworkRate: ({ given, handedIn, late }: { given: number; handedIn: number; late: number }) =>
    `${Math.round((handedIn / given) * 100)}% (${given}개 중 ${handedIn}개${late > 0 ? `, 늦게 ${late}개` : ''})`,
  openHomework: '남은 과제',
  openUntil: (title: string, until: string) => `${title} · ${until}까지`,
  openMore: (count: number) => `${count}개 더 보기`,
  openMost: (count: number) => `급한 것부터 ${count}개만 보여요. 나머지는 수업의 과제 탭에 있어요.`,
  code: '자료 코드',
  codeHint: '내려받을 수 없는 자료의 쪽마다 찍혀요.',
  since: '시작한 날',
  guardians: '보호자',
  chat: '채팅',
  /** Goes on from there, for who hears it. */
  chatWith: (guardian: string) => `: ${called(guardian, '님')}과 둘이`,
  notes: (count: number) => `최근 전한 말 ${count}`,
  noNotes: '아직 전한 말이 없어요',
  nobody: '아직 학생이 없어요',
  nobodyBody: '수업의 학생 탭에 있는 초대 링크를 가족에게 보내 보세요.',
} as const;
