import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarLook } from '../items/calendar-look.tsx';
import { NowLine } from './now-line.tsx';

const meta = {
  component: NowLine,
  args: { minute: 642, from: 600 },
  decorators: [
    (Story) => (
      <CalendarLook position="relative" h="112px" ms="4" bg="calendar.today" borderInlineStartWidth="1px">
        <Story />
      </CalendarLook>
    ),
  ],
} satisfies Meta<typeof NowLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMorning: Story = { name: '오전 10시 42분' };
export const AtTheTop: Story = { name: '칸의 맨 위', args: { minute: 600 } };
