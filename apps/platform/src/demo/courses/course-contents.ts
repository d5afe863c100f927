import type { CourseDraft, CoursePackage } from '@portal/domain/courses/course';
import { type DemoClass, lessonTitle, RUNNING } from '../lessons/main-classes.ts';
import { DEMO_ACCOUNTS } from '../people/accounts.ts';
import { SMALL_CLASSES } from '../people/other-teachers.ts';

export interface CourseContents {
  /** Of the class that runs from it. */
  readonly classKey?: string;
  /** Of a course that meets on this day only; 1 is Monday. */
  readonly weekday?: number;
  /** Name of its drawn picture. */
  readonly picture: 'graph' | 'balance' | 'geometry' | 'factors' | 'chance' | 'reading' | 'piano' | null;
  /** All but its times and its picture. */
  readonly content: Omit<CourseDraft, 'weeklySchedule' | 'imageId'>;
}

type Given = Omit<CourseContents, 'content'> & Partial<CourseContents['content']>;

const VIDEO = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const CONTENTS = [
  '그림과 예로 뜻을 먼저 이해하고, 말로 설명해 봐요.',
  '자주 나오는 문제를 유형별로 풀고, 틀린 문제를 다시 봐요.',
  '여러 개념이 섞인 문제를 함께 풀고, 풀이를 글로 써 봐요.',
];

const programmeOf = (of: Pick<DemoClass, 'key' | 'name' | 'lessons' | 'topics' | 'students'>) =>
  Array.from({ length: of.lessons }, (_, at) => ({
    id: `lesson-${at + 1}`,
    title: lessonTitle(of, at + 1),
    content: CONTENTS[at % CONTENTS.length]!,
  }));

const pack = (no: number, lessonCount: number, studentCount: number, fee: number, name = `${lessonCount}회 수강권`) =>
  ({ id: `package-${no}`, name, lessonCount, studentCount, fee, isTrial: false, trialMinutes: null }) as const;
const trial = (no: number, trialMinutes: number): CoursePackage => ({
  id: `package-${no}`,
  name: '무료 체험',
  lessonCount: 1,
  studentCount: 1,
  fee: null,
  isTrial: true,
  trialMinutes,
});

const course = ({ classKey, weekday, picture, ...over }: Given): CourseContents => ({
  ...(classKey ? { classKey } : {}),
  ...(weekday ? { weekday } : {}),
  picture,
  content: {
    title: '',
    introVideoUrl: '',
    intro: '',
    benefits: [],
    subjectId: 'math',
    topicId: 'math-middle',
    level: 'INTERMEDIATE',
    language: 'ko',
    teachingMode: 'ONLINE',
    classDurationMinutes: 60,
    ageMin: null,
    ageMax: null,
    packages: [],
    programme: [],
    ...over,
  },
});
const ofClass = (of: DemoClass) => ({ classKey: of.key, title: of.name, programme: programmeOf(of) });
const small = (teacher: 'korean' | 'piano', key: string) =>
  SMALL_CLASSES[DEMO_ACCOUNTS[teacher].id]!.find((one) => one.key === key)!;

const topics = (key: string, lessons: number, names: readonly string[]): DemoClass => ({
  key,
  name: '',
  lessons,
  topics: names,
  students: [],
});

/** What the courses of the demo say today, by teacher and key. */
export const COURSE_CONTENTS = {
  'math-functions': course({
    ...ofClass(RUNNING.C),
    picture: 'graph',
    classDurationMinutes: 50,
    ageMin: 14,
    ageMax: 15,
    introVideoUrl: VIDEO,
    intro:
      '일차함수를 처음 배우거나 그래프가 늘 헷갈리는 학생을 위한 강좌예요. 식, 표, 그래프를 오가며 같은 것을 세 가지로 말해 보고, ' +
      '활용 문제까지 차근차근 풀어요.',
    benefits: [
      '그래프만 보고 식을 세울 수 있어요',
      '기울기와 절편의 뜻을 말로 설명할 수 있어요',
      '서술형 풀이를 빠짐없이 쓸 수 있어요',
    ],
    packages: [pack(1, 8, 5, 960_000), pack(2, 24, 5, 2_640_000), trial(3, 30)],
  }),
  'math-equations': course({
    ...ofClass(RUNNING.D),
    picture: 'balance',
    ageMin: 14,
    ageMax: 15,
    intro:
      '학교 시험을 앞둔 중학교 2학년을 위한 내신 대비반이에요. 연립방정식을 푸는 두 가지 방법을 익히고, 지난 시험 문제로 시간 안에 ' +
      '푸는 연습을 해요.',
    benefits: ['문장을 식으로 바꾸는 순서를 익혀요', '검산하는 습관이 생겨요'],
    packages: [pack(1, 12, 6, 1_380_000), pack(2, 24, 6, 2_520_000)],
  }),
  'math-deep': course({
    ...ofClass(RUNNING.E),
    picture: 'geometry',
    level: 'ADVANCED',
    ageMin: 14,
    ageMax: 16,
    introVideoUrl: VIDEO,
    intro:
      '교과서 문제가 쉽게 느껴지는 학생이 모여 한 문제를 여러 방법으로 푸는 반이에요. 답보다 이유를 오래 이야기하고, 친구의 풀이를 ' +
      '고쳐 주며 배워요.',
    benefits: ['낯선 문제 앞에서 시작하는 법을 알아요', '풀이를 다른 사람에게 설명할 수 있어요'],
    packages: [pack(1, 12, 10, 1_200_000), pack(2, 24, 10, 2_160_000), trial(3, 60)],
  }),
  'math-letters': course({
    ...ofClass(RUNNING.A),
    picture: 'factors',
    level: 'BEGINNER',
    classDurationMinutes: 30,
    ageMin: 12,
    ageMax: 14,
    intro:
      '중학교 수학이 낯선 학생과 일대일로 시작해요. 숫자 대신 문자를 쓰는 이유부터 이야기하고, 그날 배운 것을 그날 설명할 수 있을 ' +
      '때까지 함께해요.',
    benefits: ['식을 보고 뜻을 읽을 수 있어요', '일차방정식을 혼자 풀 수 있어요'],
    packages: [pack(1, 4, 1, 1_600_000), pack(2, 24, 1, 9_600_000), trial(3, 30)],
  }),
  'math-quadratics': course({
    ...ofClass(RUNNING.B),
    picture: 'graph',
    classDurationMinutes: 50,
    ageMin: 14,
    ageMax: 16,
    introVideoUrl: VIDEO,
    intro:
      '이차방정식을 근의 공식만으로 풀던 학생에게 인수분해와 완전제곱식을 함께 보여 주는 일대일 수업이에요. 고등학교 과정의 첫 단원까지 ' +
      '이어서 준비해요.',
    benefits: ['문제에 맞는 풀이를 고를 수 있어요', '고등학교 첫 단원을 미리 만나요'],
    packages: [pack(1, 8, 1, 3_400_000), pack(2, 24, 1, 9_360_000)],
  }),
  'math-bridge': course({
    picture: 'balance',
    title: '예비 중1 수학 다지기',
    topicId: 'math-elementary',
    level: 'BEGINNER',
    ageMin: 11,
    ageMax: 13,
    intro:
      '중학교 입학을 앞둔 6학년을 위한 강좌예요. 분수와 비율을 다시 단단히 하고, 정수와 문자를 처음 만나요. 숙제는 하루 20분을 넘지 않아요.',
    benefits: ['분수 계산에서 실수가 줄어요', '중학교 첫 단원을 편하게 시작해요'],
    packages: [pack(1, 4, 4, 350_000), pack(2, 16, 4, 1_280_000), trial(3, 45)],
    programme: programmeOf(
      topics('bridge', 16, [
        '분수의 뜻',
        '분수의 셈',
        '비와 비율',
        '정수',
        '문자의 사용',
        '좌표',
        '그래프 읽기',
        '총정리',
      ]),
    ),
  }),
  'math-congruence': course({
    picture: 'geometry',
    title: '중1 기하 특강 – 작도와 합동',
    ageMin: 12,
    ageMax: 14,
    introVideoUrl: VIDEO,
    intro:
      '자와 컴퍼스로 직접 그려 보는 특강이에요. 합동 조건을 외우지 않고, 왜 그 세 가지로 충분한지 손으로 확인해요.',
    benefits: ['작도를 순서대로 설명할 수 있어요'],
    packages: [pack(1, 8, 6, 1_440_000), pack(2, 12, 6, 1_920_000)],
    programme: programmeOf(topics('congruence', 12, ['점과 선', '각', '작도', '삼각형 그리기', '합동 조건', '활용'])),
  }),
  'math-chance': course({
    picture: 'chance',
    title: '중2 확률 방학 특강',
    ageMin: 14,
    ageMax: 15,
    intro: '주사위와 카드를 던지며 경우의 수를 세어 보는 여섯 번의 수업이에요.',
    benefits: ['빠뜨리지 않고 세는 법을 배워요'],
    packages: [pack(1, 6, 8, 480_000), pack(2, 1, 8, 1_000, '1회 청강')],
    programme: programmeOf(
      topics('chance', 6, ['세는 법', '나무 그림', '확률의 뜻', '확률의 셈', '게임 만들기', '발표']),
    ),
  }),
  'math-statistics': course({
    picture: null,
    title: '성인을 위한 기초 통계',
    topicId: 'math-thinking',
    level: 'BEGINNER',
    classDurationMinutes: 90,
    packages: [pack(1, 10, 2, 1_500_000)],
    programme: programmeOf(
      topics('statistics', 10, ['자료와 표', '평균과 중앙값', '흩어진 정도', '그래프', '기사 읽기']),
    ),
  }),
  'korean-debate': course({
    ...ofClass(small('korean', 'A')),
    picture: 'reading',
    subjectId: 'korean',
    topicId: 'korean-reading',
    level: 'BEGINNER',
    classDurationMinutes: 50,
    ageMin: 8,
    ageMax: 12,
    intro:
      '네 명이 한 권을 읽고 서로의 생각을 묻는 반이에요. 정답 대신 질문을 만들고, 마지막 날에는 부모님 앞에서 이야기해요.',
    benefits: ['책을 읽고 질문을 만들 수 있어요', '다른 의견을 끝까지 들어요'],
    packages: [pack(1, 8, 4, 1_040_000), pack(2, 16, 4, 1_920_000)],
  }),
  'korean-first': course({
    ...ofClass(small('korean', 'B')),
    picture: 'reading',
    subjectId: 'korean',
    topicId: 'korean-first',
    level: 'BEGINNER',
    language: 'vi',
    ageMin: 6,
    ageMax: 10,
    intro: '베트남어로 설명을 듣고 한국어로 놀면서 배우는 첫 수업이에요. 노래와 그림으로 인사, 가족, 음식을 말해 봐요.',
    benefits: ['한국어로 자기소개를 해요', '한글을 읽기 시작해요'],
    packages: [pack(1, 10, 8, 900_000), pack(2, 20, 8, 1_700_000), trial(3, 30)],
  }),
  'korean-writing': course({
    weekday: 6,
    picture: 'reading',
    title: '토요 글쓰기 교실',
    subjectId: 'korean',
    topicId: 'korean-writing',
    ageMin: 10,
    ageMax: 13,
    intro:
      '여덟 번의 토요일에 글 두 편을 끝까지 쓰는 교실이에요. 주제를 고르고, 개요를 짜고, 서로 읽어 준 뒤 고쳐 써요.',
    benefits: ['개요를 짜고 글을 시작할 수 있어요'],
    packages: [pack(1, 8, 6, 960_000)],
    programme: programmeOf(topics('writing', 8, ['글감 찾기', '개요 짜기', '설명하는 글', '주장하는 글'])),
  }),
  'piano-basics': course({
    ...ofClass(small('piano', 'A')),
    picture: 'piano',
    subjectId: 'music',
    topicId: 'music-piano',
    level: 'BEGINNER',
    teachingMode: 'OFFLINE',
    classDurationMinutes: 50,
    ageMin: 7,
    ageMax: 13,
    intro:
      '건반이 처음인 학생이 열두 주 뒤 작은 연주회를 여는 수업이에요. 손 모양과 박자를 놀이로 익히고, 매주 한 곡씩 늘려요.',
    benefits: ['두 손으로 짧은 곡을 연주해요', '악보를 읽어요'],
    packages: [pack(1, 12, 1, 3_600_000), trial(2, 30)],
  }),
  'piano-children': course({
    ...ofClass(small('piano', 'B')),
    picture: 'piano',
    subjectId: 'music',
    topicId: 'music-piano',
    level: 'BEGINNER',
    classDurationMinutes: 30,
    ageMin: 5,
    ageMax: 9,
    intro: '짧고 자주 만나는 어린이 일대일 수업이에요. 다섯 손가락으로 시작해 좋아하는 노래에 반주를 붙여요.',
    benefits: ['좋아하는 노래를 연주해요', '매일 십 분 연습하는 습관이 생겨요'],
    packages: [pack(1, 8, 1, 1_200_000), pack(2, 16, 1, 2_240_000)],
  }),
} as const satisfies Record<string, CourseContents>;

export type CourseKey = keyof typeof COURSE_CONTENTS;
