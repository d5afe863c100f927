import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { hostFakes } from '../live.fixture.ts';
import { aBusyRoom, studentPass } from '../room-states.fixture.ts';
import { inRoom, onDark } from '../room-story.fixture.tsx';
import { stage } from '../stage/stage-messages.ts';
import { RoomTroubles } from './room-troubles.tsx';

const at = (state = aBusyRoom(), setting: Parameters<typeof inRoom>[1] = {}) => ({
  decorators: [onDark, ...inRoom(state, setting).decorators],
});
const meta = { component: RoomTroubles, parameters: { platform: hostFakes() } } satisfies Meta<typeof RoomTroubles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lost: Story = {
  name: '연결이 끊김',
  ...at(aBusyRoom(), { onEntered: (server) => setTimeout(() => server.status('LOST')) }),
  play: async () => void (await screen.findByText(stage.lost)),
};
export const Link: Story = {
  name: '함께 보는 링크',
  ...at(aBusyRoom({ material: { kind: 'LINK', name: '교재', url: 'https://school.example/book' } }), {
    pass: studentPass,
  }),
};
