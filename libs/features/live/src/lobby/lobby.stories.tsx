import type { Meta, StoryObj } from '@storybook/react-vite';
import { aLiveLesson } from '@portal/testing/live/live-builders';
import { aWorld } from '../live.fixture.ts';
import { Lobby } from './lobby.tsx';

const meta = {
  component: Lobby,
  decorators: [(Part) => aWorld(null).wrap(<Part />)],
  args: { lesson: aLiveLesson(), onEnter: () => undefined },
} satisfies Meta<typeof Lobby>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: '입장할 수 있음' };
export const Early: Story = {
  name: '아직 열리지 않음',
  args: {
    lesson: aLiveLesson({
      opensAt: '2026-11-18T11:15:00+09:00',
      startAt: '2026-11-18T11:30:00+09:00',
      endAt: '2026-11-18T12:30:00+09:00',
    }),
  },
};
