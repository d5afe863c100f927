import type { PublicCourse, PublicReview, PublicTeacher, TeacherCard } from '@portal/domain/teachers/public-teacher';

/** A teacher with three courses behind her, as a list shows her. */
export const aTeacherCard = (over: Partial<TeacherCard> = {}): TeacherCard => ({
  id: 'math',
  name: '김서연',
  avatar: null,
  shortIntro: '한 시간에 한 가지, 스스로 설명할 수 있을 때까지',
  subjects: ['중등 수학'],
  rating: { count: 38, average: 4.76 },
  ...over,
});

export const aPublicCourse = (over: Partial<PublicCourse> = {}): PublicCourse => ({
  id: 'course-1',
  title: '중2 수학 개념 완성 – 일차함수',
  image: null,
  level: 'INTERMEDIATE',
  teachingMode: 'ONLINE',
  classDurationMinutes: 50,
  ageMin: 13,
  ageMax: 15,
  packages: [{ id: 'package-1', name: '8회 수강권', lessonCount: 8, studentCount: 6, fee: 960_000 }],
  trialMinutes: 30,
  ...over,
});

/** 181 stars of 38 reviews. */
export const aPublicTeacher = (over: Partial<PublicTeacher> = {}): PublicTeacher => ({
  id: 'math',
  name: '김서연',
  avatar: null,
  shortIntro: '한 시간에 한 가지, 스스로 설명할 수 있을 때까지',
  detailIntro: '중학교에서 7년, 온라인에서 14달 동안 가르쳤어요. 공식을 외우기 전에 그림과 저울로 이유를 보여 줘요.',
  introVideoUrl: '',
  currentPosition: '수학 선생님',
  subjects: [{ name: '중등 수학', topics: ['함수', '도형'] }],
  levels: ['INTERMEDIATE'],
  languages: ['한국어', 'Tiếng Việt'],
  teachingMode: 'ONLINE',
  areas: [],
  experiences: [
    { title: '수학 교사', organisation: '한빛중학교', from: '2018-03-02', to: '2025-02-28', description: '' },
  ],
  certificates: [{ name: '중등학교 정교사 2급', issuer: '교육부', issuedOn: '2018-02-20' }],
  timeZone: 'Asia/Seoul',
  lessonsHeld: 1_240,
  rating: {
    count: 38,
    average: 4.76,
    distribution: [
      { rating: 5, count: 31 },
      { rating: 4, count: 5 },
      { rating: 3, count: 2 },
      { rating: 2, count: 0 },
      { rating: 1, count: 0 },
    ],
  },
  courses: [aPublicCourse()],
  ...over,
});

export const aPublicReview = (over: Partial<PublicReview> = {}): PublicReview => ({
  id: 'review-1',
  author: '한*정',
  rating: 5,
  content: '설명이 꼼꼼해서 아이가 수업을 기다려요.',
  className: '중2 수학 개념 완성 A반',
  at: '2026-11-16T20:10:00+09:00',
  reply: { content: '스스로 식을 세운 날이 가장 기뻤어요.', at: '2026-11-17T09:00:00+09:00' },
  ...over,
});

/** As many as the home page shows, each with something of her own. */
export const someTeacherCards = (): TeacherCard[] => [
  aTeacherCard(),
  aTeacherCard({
    id: 'korean',
    name: 'Nguyễn Thu Hà',
    subjects: ['베트남어', '한국어'],
    shortIntro: '두 언어로 상담해요',
    rating: { count: 47, average: 4.83 },
  }),
  aTeacherCard({
    id: 'piano',
    name: '오지훈',
    subjects: ['피아노'],
    shortIntro: '손 모양부터 천천히 봐요',
    rating: { count: 35, average: 4.8 },
  }),
  aTeacherCard({ id: 'reading', name: '강유진', subjects: ['독서 토론'], rating: { count: 0, average: null } }),
  ...['영어', '과학', '코딩', '미술'].map((subject, at) =>
    aTeacherCard({ id: `teacher-${at}`, name: `선생님 ${at + 1}`, subjects: [subject] }),
  ),
];
