import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarLayersProvider, NO_LAYERS } from './calendar-layers.ts';
import { OtherZone } from './other-zone.tsx';

const meta = {
  component: OtherZone,
  args: { instant: '2026-11-20T10:00:00+09:00' },
  decorators: [
    (Story) => (
      <CalendarLayersProvider value={{ ...NO_LAYERS, secondTimeZone: 'Asia/Ho_Chi_Minh' }}>
        <Story />
      </CalendarLayersProvider>
    ),
  ],
} satisfies Meta<typeof OtherZone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SameDay: Story = { name: '같은 날' };
export const DayBefore: Story = { name: '전날', args: { instant: '2026-11-20T01:00:00+09:00' } };
