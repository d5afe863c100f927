import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FROZEN_NOW } from '@portal/testing/frozen-clock';
import { aLesson } from '@portal/testing/schedule/calendar-builders';
import { HARD_CONTENT, StorySheet } from '@portal/ui/story-board';
import { LessonRow } from './lesson-row.tsx';

const hard = aLesson({ no: 100, title: HARD_CONTENT.long, status: 'CANCELED', cancelReason: HARD_CONTENT.url });
const yesterday = { startAt: '2026-11-17T09:30:00+09:00', endAt: '2026-11-17T10:30:00+09:00' };
const meta = {
  component: LessonRow,
  parameters: { platform: [] },
  args: { lesson: aLesson({ isTrial: true }), meetingUrl: null, now: new Date(FROZEN_NOW) },
  render: (args) => (
    <StorySheet width="full">
      <chakra.ul listStyleType="none">
        <LessonRow {...args} />
      </chakra.ul>
    </StorySheet>
  ),
} satisfies Meta<typeof LessonRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = { name: '진행 중인 체험 수업' };
export const Early: Story = {
  name: '예정',
  args: {
    lesson: aLesson({
      status: 'UPCOMING',
      startAt: '2026-11-20T10:30:00+09:00',
      endAt: '2026-11-20T11:30:00+09:00',
    }),
  },
};
export const AtPlace: Story = {
  name: '대면, 시작할 수 있음',
  args: { lesson: aLesson({ status: 'UPCOMING', mode: 'OFFLINE', place: '마포구 스터디룸 2호' }) },
};
export const Owed: Story = {
  name: '마무리 필요',
  args: { lesson: aLesson({ status: 'DONE', held: true }), leads: true },
};
export const Late: Story = {
  name: '마무리가 늦음',
  args: { lesson: aLesson({ ...yesterday, status: 'DONE', held: true }) },
};
export const OwedOnPhone: Story = { ...Owed, name: '마무리 필요, 휴대폰', globals: { viewport: { value: 'w390' } } };
export const Sent: Story = {
  name: '확인 대기',
  args: { lesson: aLesson({ status: 'DONE', held: true, isWrappedUp: true }) },
};
export const Confirmed: Story = {
  name: '확인됨',
  args: { lesson: aLesson({ status: 'FINISHED', held: true, isWrappedUp: true }) },
};
export const NotHeld: Story = { name: '진행 안 함', args: { lesson: aLesson({ status: 'DONE', held: false }) } };
export const Hard: Story = { name: '긴 제목과 이유', args: { lesson: hard } };
export const HardOnPhone: Story = {
  ...Hard,
  name: '긴 제목과 이유, 휴대폰',
  globals: { viewport: { value: 'w390' } },
};
