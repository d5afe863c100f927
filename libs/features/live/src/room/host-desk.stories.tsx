import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { aLessonDesk } from '@portal/testing/lessons/lesson-desk-builders';
import { hostClock } from '../clock/clock-messages.ts';
import { hostFakes } from '../live.fixture.ts';
import { aBusyRoom } from '../room-states.fixture.ts';
import { inRoom } from '../room-story.fixture.tsx';
import { HostDesk } from './host-desk.tsx';

const meta = { component: HostDesk, ...inRoom(), parameters: { platform: hostFakes() } } satisfies Meta<
  typeof HostDesk
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  name: '늘릴 수 있음',
  play: async () => userEvent.click(await screen.findByRole('button', { name: hostClock.extend })),
};
export const NotStarted: Story = {
  name: '아직 시작하지 않음',
  ...inRoom(aBusyRoom({ startedAt: null })),
  parameters: { platform: hostFakes(aLessonDesk({ startedAt: null })) },
};
export const Full: Story = {
  name: '늘릴 수 없음',
  // A phone has no room for the sentence.
  globals: { viewport: { value: 'w1360' } },
  parameters: { platform: hostFakes(aLessonDesk({ extensions: [] })) },
};
