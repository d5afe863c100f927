/** What the main teacher teaches; `students` are numbers of students, and the topics come back at three depths. */
export interface DemoClass {
  readonly key: string;
  readonly name: string;
  readonly lessons: number;
  readonly students: readonly number[];
  readonly topics: readonly string[];
  /** Where it has more seats than students: families can still come in. */
  readonly capacity?: number;
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

export const RUNNING = {
  A: {
    key: 'A',
    name: '중1 수학 1:1 – 문자와 식',
    lessons: 24,
    students: [1],
    topics: [
      '문자의 사용',
      '식의 값',
      '일차식의 덧셈',
      '일차식의 곱셈',
      '등식의 성질',
      '일차방정식 풀이',
      '거리와 속력',
      '농도 문제',
    ],
  },
  B: {
    key: 'B',
    name: '중3 수학 1:1 – 이차방정식',
    lessons: 24,
    students: [12],
    topics: ['제곱근', '무리수', '곱셈 공식', '인수분해', '완전제곱식', '근의 공식', '근과 계수', '이차방정식 활용'],
  },
  C: {
    key: 'C',
    name: '중2 수학 개념 완성 – 일차함수',
    lessons: 24,
    students: range(2, 6),
    topics: [
      '함수의 뜻',
      '일차함수의 그래프',
      '기울기',
      '절편',
      '직선의 방정식',
      '평행과 일치',
      '두 직선의 교점',
      '일차함수 활용',
    ],
  },
  D: {
    key: 'D',
    name: '중2 내신 대비반 – 연립방정식',
    lessons: 24,
    students: range(7, 12),
    topics: [
      '미지수가 두 개인 식',
      '가감법',
      '대입법',
      '복잡한 연립방정식',
      '해가 특수한 경우',
      '나이와 개수',
      '속력 문제',
      '농도와 비율',
    ],
  },
  E: {
    key: 'E',
    name: '중등 심화 문제풀이반',
    lessons: 24,
    students: range(13, 22),
    topics: [
      '경우의 수',
      '확률',
      '삼각형의 성질',
      '사각형의 성질',
      '닮음',
      '피타고라스 정리',
      '규칙 찾기',
      '서술형 연습',
    ],
  },
} as const satisfies Record<string, DemoClass>;

export const UPCOMING: readonly DemoClass[] = [
  {
    key: 'F',
    name: '예비 중3 선행 – 인수분해',
    lessons: 16,
    students: range(23, 26),
    topics: [
      '다항식 정리',
      '공통인수',
      '곱셈 공식 뒤집기',
      '두 수의 합과 곱',
      '치환',
      '복잡한 인수분해',
      '식의 값',
      '활용 문제',
    ],
  },
  {
    key: 'G',
    name: '중1 기하 입문 – 기본 도형',
    lessons: 16,
    students: range(27, 31),
    topics: ['점과 선', '각의 성질', '평행선', '작도', '삼각형의 합동', '다각형', '원과 부채꼴', '입체도형'],
  },
];

export const ENDED: DemoClass = {
  key: 'H',
  name: '일요 사고력 수학',
  lessons: 12,
  students: range(8, 12),
  topics: ['논리 퍼즐', '도형 나누기', '수 배열', '저울과 물통', '길 찾기', '발표와 토론'],
};

export const FINISHED: readonly DemoClass[] = [
  {
    key: 'I',
    name: '성인 수학 다시 시작 1:1 – 비와 비율',
    lessons: 16,
    students: [32],
    topics: ['비의 뜻', '비율', '백분율', '비례식', '비례배분', '여러 가지 그래프', '혼합 문제', '총정리'],
  },
  {
    key: 'J',
    name: '성인 기초 수학 1:1',
    lessons: 16,
    students: [33],
    topics: ['정수', '분수', '소수', '비율과 이자', '단위 바꾸기', '표와 그래프', '어림하기', '생활 속 계산'],
  },
  {
    key: 'K',
    name: '중2 수학 기초반 – 유리수와 순환소수',
    lessons: 16,
    students: [14, 15, 16, 17, 18],
    topics: ['유리수', '유한소수', '순환소수', '지수법칙', '단항식', '다항식', '등식 변형', '단원 평가'],
  },
];

export const CANCELED: DemoClass = {
  key: 'L',
  name: '성인 통계 1:1',
  lessons: 12,
  students: [34],
  topics: ['자료 정리', '평균과 중앙값', '분산', '상자그림', '산점도', '보고서 쓰기'],
};

const DEPTHS = ['개념', '유형', '심화'] as const;

/** Title of the lesson with this number, from 1. */
export function lessonTitle({ topics, lessons }: DemoClass, no: number): string {
  const perTopic = Math.ceil(lessons / topics.length);
  const topic = topics[Math.floor((no - 1) / perTopic)]!;
  return perTopic === 1 ? topic : `${topic} · ${DEPTHS[(no - 1) % perTopic]!}`;
}
