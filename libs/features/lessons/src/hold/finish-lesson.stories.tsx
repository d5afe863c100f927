import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { holdDesks } from '../lessons.fixture.ts';
import { hold } from '../messages.ts';
import { FinishLesson } from './finish-lesson.tsx';

const ask = async () => userEvent.click(await screen.findByRole('button', { name: hold.finish }));
const meta = {
  component: FinishLesson,
  args: { desk: holdDesks.running, isMain: false, onOutcome: () => undefined },
  parameters: { platform: [], frameHeight: 480 },
} satisfies Meta<typeof FinishLesson>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Beside: Story = { name: '강의실 단추 곁에' };
export const Main: Story = { name: '주 단추', args: { desk: holdDesks.runningAtPlace, isMain: true } };
export const Asking: Story = { name: '끝낼까요?', play: ask };
export const AskingAtPlace: Story = { name: '끝낼까요? 대면', args: { desk: holdDesks.runningAtPlace }, play: ask };
