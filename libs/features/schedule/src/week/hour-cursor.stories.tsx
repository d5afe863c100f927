import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TODAY } from '../calendar.fixture.ts';
import { HourCursor } from './hour-cursor.tsx';

const Lanes = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '52px repeat(3, 1fr)',
    h: '336px',
    bg: 'bg.panel',
  },
});

const meta = {
  component: HourCursor,
  args: {
    days: [TODAY, '2026-11-19', '2026-11-20'],
    now: { day: TODAY, minute: 642 },
    from: 600,
    to: 960,
    onPress: fn(),
  },
  decorators: [
    (Story) => (
      <Lanes>
        <Story />
      </Lanes>
    ),
  ],
} satisfies Meta<typeof HourCursor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  name: '키보드로 고른 시각',
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await canvas.findByRole('button', { name: /19일 목요일 11:30/ });
  },
};
