import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { familyAbsenceContract as contract } from '@portal/domain/families/family-absence.contract';
import { neverAnswers, offline } from '@portal/testing/contract-fakes';
import { aFamilyLesson } from '@portal/testing/families/family-door-builders';
import { TWO_CHILDREN } from '../door.fixture.ts';
import { readBy } from '../reader.fixture.tsx';
import { absenceKorean } from './absence-korean.ts';
import { ABSENT_LESSON, ANNOUNCED, HALF_ABSENT_LESSON } from './absence.fixture.ts';
import { LessonAbsences } from './lesson-absences.tsx';

const PHONE = { viewport: { value: 'w390' } };

const meta = {
  component: LessonAbsences,
  decorators: [readBy()],
  parameters: { signedIn: false, platform: [offline(contract.takeBackFamilyAbsence)] },
  args: {
    lesson: aFamilyLesson(),
    students: TWO_CHILDREN.students,
    now: new Date('2026-11-18T10:42:00+09:00'),
    onAsk: () => undefined,
  },
  globals: PHONE,
} satisfies Meta<typeof LessonAbsences>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Coming: Story = { name: '오는 아이' };
export const Absent: Story = { name: '못 간다고 알림', args: { lesson: ABSENT_LESSON } };
export const Vietnamese: Story = { ...Absent, name: '못 간다고 알림, 베트남어', decorators: [readBy('vi')] };
export const OneOfTwo: Story = { name: '둘 가운데 하나', args: { lesson: HALF_ABSENT_LESSON } };
export const OneOfTwoVietnamese: Story = { ...OneOfTwo, name: '둘 가운데 하나, 베트남어', decorators: [readBy('vi')] };
export const LargeText: Story = { ...OneOfTwo, name: '글자 200%', globals: { ...PHONE, textZoom: 'double' } };
export const Begun: Story = {
  name: '시작한 수업',
  args: { lesson: { ...ABSENT_LESSON, status: 'IN_PROGRESS' } },
};
export const LongReason: Story = {
  name: '가장 긴 이유',
  args: {
    lesson: {
      ...ABSENT_LESSON,
      takers: [
        { studentId: 'student-1', absence: { ...ANNOUNCED, reason: '할머니생신이라'.repeat(30).slice(0, 200) } },
      ],
    },
  },
};
const takeBack = async () => userEvent.click(await screen.findByRole('button', { name: absenceKorean.takeBack }));
export const TakingBack: Story = {
  ...Absent,
  name: '되돌리는 중',
  parameters: { platform: [neverAnswers(contract.takeBackFamilyAbsence)] },
  play: takeBack,
};
export const TakeBackFailed: Story = {
  ...Absent,
  name: '되돌리지 못함',
  play: async () => {
    await takeBack();
    await screen.findByText(absenceKorean.takeBackFailed);
  },
};
