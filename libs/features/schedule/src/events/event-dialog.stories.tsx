import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { aCalendarEvent } from '@portal/testing/schedule/calendar-builders';
import { EventDialog } from './event-dialog.tsx';

const meta = {
  component: EventDialog,
  args: { event: aCalendarEvent(), onEdit: fn(), onRemove: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof EventDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '기본' };
export const OpenEnd: Story = {
  name: '끝나는 시각과 메모 없음',
  args: { event: aCalendarEvent({ endTime: null, note: '' }) },
};
export const LongNote: Story = {
  name: '아주 긴 메모',
  args: {
    event: aCalendarEvent({
      title: '학부모 상담: 3학년 1학기 계획과 여름 방학 특강',
      note: `${'이번 달 과제 결과를 먼저 보고, 다음 달 계획을 함께 정해요.\n'.repeat(12)}https://example.com/${'a'.repeat(120)}`,
    }),
  },
};
