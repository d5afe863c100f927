import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpanText } from './span-text.tsx';

const meta = {
  component: SpanText,
  args: {
    span: { startAt: '2026-11-20T10:00:00+09:00', endAt: '2026-11-20T11:30:00+09:00' },
    timeZone: 'Asia/Seoul',
  },
} satisfies Meta<typeof SpanText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneDay: Story = { name: '하루 안' };
export const OverMidnight: Story = {
  name: '자정을 넘김',
  args: { span: { startAt: '2026-11-20T22:00:00+09:00', endAt: '2026-11-21T01:00:00+09:00' } },
};
