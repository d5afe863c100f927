import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { FROZEN_NOW } from '@portal/testing/frozen-clock';
import { aLessonWait } from '@portal/testing/lessons/lesson-desk-builders';
import { inRoom } from '../room-story.fixture.tsx';
import { hostClock } from './clock-messages.ts';
import { TellWaiting } from './tell-waiting.tsx';

const some = { isRunning: false, cameIds: ['student-A02'], hereIds: ['student-A02'] };
const meta = {
  component: TellWaiting,
  parameters: { platform: [] },
  args: { wait: aLessonWait(some), now: Date.parse(FROZEN_NOW) },
  decorators: [
    (Part) => (
      <chakra.div maxW="22rem">
        <Part />
      </chakra.div>
    ),
    ...inRoom().decorators,
  ],
} satisfies Meta<typeof TellWaiting>;
export default meta;
type Story = StoryObj<typeof meta>;

export const May: Story = { name: '알릴 수 있음' };
export const Early: Story = {
  name: '아직 일러요',
  args: { now: Date.parse('2026-11-18T10:33:30+09:00') },
};
export const HostAway: Story = { name: '기다림이 멈춤', args: { wait: aLessonWait({ isHostThere: false }) } };
export const Told: Story = {
  name: '방금 알림',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: hostClock.waitMessage }));
    await screen.findByRole('button', { name: hostClock.tellAgain });
  },
};
export const ToldOnPhone: Story = { ...Told, name: '방금 알림, 휴대폰', globals: { viewport: { value: 'w390' } } };
