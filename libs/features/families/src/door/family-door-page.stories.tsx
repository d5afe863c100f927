import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import type { FamilyDoor, FamilyRecord } from '@portal/domain/families/family-door';
import { familyDoorContract as contract } from '@portal/domain/families/family-door.contract';
import { familyReviewContract } from '@portal/domain/families/family-review.contract';
import { LANGUAGE_NAMES } from '@portal/family-pages/messages';
import { type Fake, fake, fakeProblem, neverAnswers, offline } from '@portal/testing/contract-fakes';
import {
  aFamilyDoor,
  aFamilyLesson,
  aFamilyMove,
  aFamilyQuestion,
  aFamilyRecord,
} from '@portal/testing/families/family-door-builders';
import { aFamilyHomework, aHandedHomework } from '@portal/testing/families/family-homework-builders';
import { aFamilyLecture } from '@portal/testing/families/family-lecture-builders';
import { doorKorean } from '../door-korean.ts';
import { doorVietnamese } from '../door-vietnamese.ts';
import {
  A_WISH,
  ANSWERED_QUESTION,
  DOOR,
  EARLIER_RECORDS,
  freeTimes,
  neverRight,
  OPEN_LESSON,
  shownDoor,
  shownConsents,
  shownGuardians,
  shownHomework,
  shownLectures,
  shownRecords,
  shownReviews,
  shownThanks,
  TWO_CHILDREN,
  TWO_ENTRANCES,
} from '../door.fixture.ts';
import { FamilyDoorPage } from './family-door-page.tsx';

const PHONE = { globals: { viewport: { value: 'w390' } } };
const NARROW = { globals: { viewport: { value: 'w320' } } };

/** What a family does, as a platform that agrees answers it. */
const agreeing = [
  freeTimes(),
  fake(contract.askFamilyMove, aFamilyDoor({ moves: [A_WISH] })),
  fake(contract.confirmFamilyLesson, aFamilyRecord({ confirmedAt: '2026-11-18T10:42:00+09:00' })),
  fake(contract.questionFamilyLesson, ({ body }) => aFamilyRecord({ question: aFamilyQuestion(body) })),
  fake(contract.changeFamilyLanguage, ({ body }) => aFamilyDoor(body)),
];
const world = (door: Partial<FamilyDoor> = {}, records?: FamilyRecord[], ...first: Fake[]) => ({
  platform: [
    ...first,
    shownDoor(door),
    shownRecords(records),
    shownHomework([aFamilyHomework()]),
    shownLectures(aFamilyLecture()),
    shownReviews(),
    shownThanks(),
    shownGuardians(),
    shownConsents(),
    ...agreeing,
  ],
});
const everything = [aFamilyRecord(), ...EARLIER_RECORDS];
const whole = { next: OPEN_LESSON, moves: [aFamilyMove()] };

const meta = {
  component: FamilyDoorPage,
  parameters: { layout: 'padded', signedIn: false, path: DOOR, route: '/f/:link', ...world(whole, everything) },
} satisfies Meta<typeof FamilyDoorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The server of a story goes away while the page stands open. */
let isDown = false;

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

export const Korean: Story = { name: '한국어' };
export const KoreanPhone: Story = { name: '한국어, 휴대폰', ...PHONE };
export const Vietnamese: Story = { name: '베트남어', parameters: world({ ...whole, language: 'vi' }, everything) };
export const VietnamesePhone: Story = { ...Vietnamese, name: '베트남어, 휴대폰', ...PHONE };
export const VietnameseChosen: Story = {
  name: '언어를 바꾼 뒤',
  play: async () => {
    await press(LANGUAGE_NAMES.vi);
    await screen.findByText(doorVietnamese.moves.question('Buổi 10'));
  },
};
export const LanguageFailed: Story = {
  name: '언어를 바꾸지 못함',
  parameters: world(whole, everything, fakeProblem(contract.changeFamilyLanguage, 'UNAVAILABLE')),
  play: async () => {
    await press(LANGUAGE_NAMES.vi);
    await screen.findByText(doorKorean.languageFailed);
  },
};
export const LargeText: Story = {
  name: '글자 200%, 휴대폰',
  globals: { ...PHONE.globals, textZoom: 'double' },
};
export const LargeTextVietnamese: Story = { ...Vietnamese, ...LargeText, name: '글자 200%, 베트남어, 휴대폰' };
export const Shut: Story = { name: '아직 열리지 않은 강의실', parameters: world() };
export const TwoChildren: Story = {
  name: '아이 둘',
  parameters: world({ ...TWO_CHILDREN, next: { ...OPEN_LESSON, entrances: TWO_ENTRANCES } }, [
    aFamilyRecord({
      attendance: [
        { studentId: 'student-1', state: 'LATE', minutes: 49 },
        { studentId: 'student-2', state: 'EXCUSED', minutes: 0 },
      ],
    }),
  ]),
};
export const Running: Story = {
  name: '지금 수업 중',
  parameters: world({
    next: { ...OPEN_LESSON, status: 'IN_PROGRESS', startAt: '2026-11-18T10:30:00+09:00' },
  }),
};
export const Elsewhere: Story = {
  name: '다른 화상 수업에서',
  parameters: world({ next: { ...OPEN_LESSON, meetingUrl: 'https://meet.example.com/abc', entrances: [] } }),
};
export const AtAPlace: Story = {
  name: '만나서 하는 수업',
  parameters: world({
    next: aFamilyLesson({ mode: 'OFFLINE', place: '서울시 마포구 월드컵북로 21, 3층', entrances: [] }),
  }),
};
export const Trial: Story = {
  name: '체험 수업',
  parameters: world({ next: aFamilyLesson({ isTrial: true, no: 1 }) }, []),
};
export const NothingYet: Story = { name: '아직 수업이 없음', parameters: world({ next: null }, []) };
/** It has run to its end: the last homework is handed in, and the last lesson plans no other. */
export const Over: Story = {
  name: '끝난 수업',
  parameters: world(
    { next: null, isOver: true },
    everything.map((record) => ({ ...record, note: record.note && { ...record.note, nextPlan: '' } })),
    shownHomework([], [aHandedHomework()]),
  ),
};
export const Canceled: Story = {
  name: '취소된 수업',
  parameters: world(
    { next: null, isOver: true, isCanceled: true },
    [],
    shownHomework(),
    shownLectures(),
    fake(familyReviewContract.listFamilyReviews, { items: [] }),
  ),
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.getFamilyDoor)] },
};
export const RecordsLoading: Story = {
  name: '지난 수업을 불러오는 중',
  parameters: world(whole, [], neverAnswers(contract.listFamilyLessons)),
};
export const Revoked: Story = {
  name: '없는 링크',
  parameters: { platform: [fakeProblem(contract.getFamilyDoor, 'LINK_REVOKED'), neverRight()] },
};
export const RevokedVietnamese: Story = {
  ...Revoked,
  name: '없는 링크, 베트남어',
  play: async () => {
    await press(LANGUAGE_NAMES.vi);
    await screen.findByText(doorVietnamese.gone.title);
  },
};
export const Failed: Story = {
  name: '수업을 불러오지 못함',
  parameters: { platform: [fakeProblem(contract.getFamilyDoor, 'UNEXPECTED')] },
};
export const Offline: Story = {
  name: '연결이 끊겨 열지 못함',
  parameters: { platform: [offline(contract.getFamilyDoor)] },
};
export const RecordsFailed: Story = {
  name: '지난 수업만 불러오지 못함',
  parameters: world(whole, [], offline(contract.listFamilyLessons)),
};
export const Stale: Story = {
  name: '연결이 끊긴 뒤',
  beforeEach: () => {
    isDown = false;
  },
  parameters: world(
    whole,
    everything,
    fake(contract.getFamilyDoor, () => (isDown ? Response.error() : aFamilyDoor(whole))),
    offline(contract.answerFamilyMove),
  ),
  play: async () => {
    await screen.findByText(doorKorean.moves.question('10회차'));
    isDown = true;
    await press(doorKorean.moves.yes);
    await screen.findByText(doorKorean.stale);
  },
};
/** Everything that people wrote as long as can be. */
const eightLines = Array.from({ length: 8 }, (_, at) => `${at + 1}째 줄: 그날은 학교 시험 감독이 있어요.`).join('\n');
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: world(
    {
      ...TWO_CHILDREN,
      next: { ...OPEN_LESSON, mode: 'BOTH', place: '서울시 마포구 월드컵북로 21, 3층', entrances: TWO_ENTRANCES },
      moves: [aFamilyMove({ reason: eightLines }), { ...A_WISH, reason: eightLines }],
    },
    [aFamilyRecord({ question: ANSWERED_QUESTION }), ...EARLIER_RECORDS],
  ),
  globals: { texts: 'long' },
};
export const LongestNarrow: Story = {
  ...Longest,
  name: '가장 긴 내용, 가장 좁은 화면',
  globals: { ...NARROW.globals, texts: 'long' },
};
