import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import type { PublicReview, PublicTeacher } from '@portal/domain/teachers/public-teacher';
import { teachersContract } from '@portal/domain/teachers/teachers.contract';
import { trialLessonsContract } from '@portal/domain/teachers/trial-lessons.contract';
import { LANGUAGE_NAMES } from '@portal/family-pages/messages';
import { type Fake, fakeProblem, neverAnswers, offline } from '@portal/testing/contract-fakes';
import { aPublicCourse, aPublicReview } from '@portal/testing/teachers/teacher-builders';
import {
  at,
  booked,
  LONGEST,
  LONGEST_REVIEW,
  MANY_TIMES,
  sentCode,
  shownReviews,
  shownTeacher,
  shownTimes,
  TEACHER,
  TWO_COURSES,
} from '../teachers.fixture.ts';
import { TeacherPage } from './teacher-page.tsx';

const PHONE = { globals: { viewport: { value: 'w390' } } };

const REVIEWS = [
  aPublicReview(),
  aPublicReview({
    id: 'review-2',
    author: 'T. T. Hương',
    content: 'Cô rất kiên nhẫn, giải thích bằng cả hai thứ tiếng. Bé tự tin hơn nhiều ạ.',
    at: '2026-11-09T20:10:00+09:00',
    reply: null,
  }),
];

const world = (teacher: Partial<PublicTeacher> = {}, reviews: PublicReview[] = REVIEWS, ...first: Fake[]) => ({
  platform: [
    ...first,
    shownTeacher({ introVideoUrl: 'https://youtu.be/dQw4w9WgXcQ', courses: TWO_COURSES, ...teacher }),
    shownReviews(reviews, 38),
    shownTimes(),
    sentCode(),
    booked(),
  ],
});

const meta = {
  component: TeacherPage,
  parameters: { layout: 'padded', signedIn: false, path: TEACHER, route: '/teachers/:teacherId', ...world() },
} satisfies Meta<typeof TeacherPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const inVietnamese = async () => userEvent.click(await screen.findByRole('button', { name: LANGUAGE_NAMES.vi }));

export const Korean: Story = { name: '한국어' };
export const KoreanPhone: Story = { name: '한국어, 휴대폰', ...PHONE };
export const Vietnamese: Story = { name: '베트남어', play: inVietnamese };
export const VietnamesePhone: Story = { name: '베트남어, 휴대폰', ...PHONE, play: inVietnamese };
export const Chosen: Story = {
  name: '시간을 고름',
  parameters: { path: `${TEACHER}?time=${encodeURIComponent(at(20, '20:00').startAt)}` },
};
export const ChosenPhone: Story = { ...Chosen, name: '시간을 고름, 휴대폰', ...PHONE };
export const LargeText: Story = {
  ...Chosen,
  name: '글자 200%, 휴대폰',
  globals: { ...PHONE.globals, textZoom: 'double' },
};
export const LargeTextVietnamese: Story = { ...LargeText, name: '글자 200%, 베트남어, 휴대폰', play: inVietnamese };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(teachersContract.getPublicTeacher)] },
};
export const Gone: Story = {
  name: '없는 선생님',
  parameters: { platform: [fakeProblem(teachersContract.getPublicTeacher, 'NOT_FOUND')] },
};
export const GoneVietnamese: Story = { ...Gone, name: '없는 선생님, 베트남어, 휴대폰', ...PHONE, play: inVietnamese };
export const Failed: Story = {
  name: '불러오지 못함',
  parameters: { platform: [offline(teachersContract.getPublicTeacher)] },
};
export const New: Story = {
  name: '후기도 마친 수업도 없음',
  parameters: world({ rating: { count: 0, average: null, distribution: [] }, lessonsHeld: 0 }, []),
};
export const NoTrial: Story = {
  name: '체험 수업이 없음',
  parameters: world({ courses: [aPublicCourse({ trialMinutes: null })] }),
};
export const NoCourse: Story = { name: '강좌가 없음', parameters: world({ courses: [] }) };
export const NothingThisWeek: Story = {
  name: '이번 주에 빈 시간이 없음',
  parameters: world({}, REVIEWS, shownTimes([], at(30, '19:00'))),
};
export const NoTimes: Story = { name: '빈 시간이 없음', parameters: world({}, REVIEWS, shownTimes([])) };
export const WithoutMail: Story = {
  name: '메일 서버 없음',
  parameters: { ...world(), config: { sendsMail: false } },
};
export const Partial: Story = {
  name: '시간과 후기를 불러오지 못함',
  parameters: world(
    {},
    [],
    fakeProblem(trialLessonsContract.listTrialTimes, 'UNEXPECTED'),
    offline(teachersContract.listPublicReviews),
  ),
};
export const PartsLoading: Story = {
  name: '시간과 후기를 불러오는 중',
  parameters: world(
    {},
    [],
    neverAnswers(trialLessonsContract.listTrialTimes),
    neverAnswers(teachersContract.listPublicReviews),
  ),
};
const longest = world(LONGEST, [LONGEST_REVIEW], shownTimes(MANY_TIMES));
export const Longest: Story = { name: '가장 긴 내용', parameters: longest, globals: { texts: 'long' } };
export const LongestPhone: Story = {
  ...Longest,
  name: '가장 긴 내용, 휴대폰',
  globals: { ...PHONE.globals, texts: 'long' },
};
