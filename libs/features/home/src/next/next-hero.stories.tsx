import type { Meta, StoryObj } from '@storybook/react-vite';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { fake } from '@portal/testing/contract-fakes';
import { aLesson } from '@portal/testing/schedule/calendar-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { NextHero } from './next-hero.tsx';
import { aDeskWithThree, aDeskWithTwoAtTheDoor, aHeldLesson, anEmptyDesk, aPlannedLesson } from './next.fixture.ts';

const desk = (answer: typeof anEmptyDesk) => ({ platform: [fake(lessonDeskContract.getLessonDesk, answer)] });
const far = aPlannedLesson('2026-11-18T13:54:00+09:00');
const open = aPlannedLesson('2026-11-18T10:54:42+09:00');
const tomorrow = aPlannedLesson('2026-11-19T19:00:00+09:00', { className: '중등 수학 심화', studentCount: 8 }, 90);
const onSite = {
  mode: 'OFFLINE',
  place: '마포구 작은 도서관 2층',
  studentCount: 3,
  title: '받침 있는 글자 읽기',
} as const;

const meta = {
  component: NextHero,
  args: { lessons: [far], zone: 'Asia/Seoul', isNew: false, isPhone: false, staleSince: null },
  parameters: { platform: [] },
} satisfies Meta<typeof NextHero>;
export default meta;
type Story = StoryObj<typeof meta>;

const PHONE = { viewport: { value: 'w390' } };

export const Far: Story = { name: '멀었어요' };
export const Open: Story = {
  name: '입장할 수 있어요',
  args: { lessons: [open] },
  parameters: desk(aDeskWithTwoAtTheDoor),
};
export const Late: Story = {
  name: '시작 시각이 지났어요',
  args: { lessons: [aPlannedLesson('2026-11-18T10:39:50+09:00')] },
  parameters: desk(aDeskWithTwoAtTheDoor),
};
export const Running: Story = { name: '진행 중', args: { lessons: [aLesson()] }, parameters: desk(aDeskWithThree) };
export const Nobody: Story = { name: '학생이 안 와요', args: { lessons: [aLesson()] }, parameters: desk(anEmptyDesk) };
export const OnSite: Story = {
  name: '대면 수업',
  args: { lessons: [aPlannedLesson('2026-11-18T11:07:00+09:00', onSite)] },
};
export const Done: Story = {
  name: '오늘 끝, 마무리가 남음',
  args: {
    lessons: [
      aHeldLesson('2026-11-18T08:00:00+09:00'),
      aHeldLesson('2026-11-18T09:00:00+09:00', { isWrappedUp: false }),
      tomorrow,
    ],
  },
};
export const AllDone: Story = { name: '오늘 끝', args: { lessons: [aHeldLesson('2026-11-18T08:00:00+09:00')] } };
export const Free: Story = { name: '수업 없는 날', args: { lessons: [tomorrow] } };
export const Empty: Story = { name: '두 주 동안 비어 있음', args: { lessons: [] } };
export const Newbie: Story = { name: '첫날', args: { lessons: [], isNew: true } };
export const Stale: Story = { name: '지난 내용', args: { staleSince: Date.parse('2026-11-18T10:40:00+09:00') } };
export const Phone: Story = { ...Open, name: '휴대폰', args: { lessons: [open], isPhone: true }, globals: PHONE };
export const PhoneFar: Story = { name: '휴대폰, 멀었어요', args: { isPhone: true }, globals: PHONE };
export const Longest: Story = {
  name: '긴 글',
  args: {
    lessons: [aPlannedLesson('2026-11-18T13:54:00+09:00', { title: HARD_CONTENT.long, className: HARD_CONTENT.url })],
    isPhone: true,
  },
  globals: PHONE,
};
