import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { aLessonDesk } from '@portal/testing/lessons/lesson-desk-builders';
import { nobodyCame } from '../lessons.fixture.ts';
import { noShow } from '../messages.ts';
import { NoShowGuard } from './no-show-guard.tsx';

const ABSENT = '학생 결석';
const waitingSince = (startAt: string, noShowFrom: string) =>
  aLessonDesk({ lesson: { startAt }, noShowFrom, attendance: nobodyCame });
const long = waitingSince('2026-11-18T10:25:00+09:00', '2026-11-18T10:40:00+09:00');
const ask = async () => userEvent.click(await screen.findByRole('button', { name: ABSENT }));

const meta = {
  component: NoShowGuard,
  args: { desk: long },
  parameters: { platform: [], frameHeight: 640 },
} satisfies Meta<typeof NoShowGuard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {
  name: '3분 기다림',
  args: { desk: waitingSince('2026-11-18T10:39:00+09:00', '2026-11-18T10:54:00+09:00') },
};
export const Longer: Story = {
  name: '12분 기다림',
  args: { desk: waitingSince('2026-11-18T10:30:00+09:00', '2026-11-18T10:45:00+09:00') },
};
export const Long: Story = { name: '15분이 지남' };
export const Asking: Story = { name: '결석으로 끝낼까요?', play: ask };
export const Refused: Story = {
  name: '그사이에 학생이 옴',
  parameters: { platform: [fakeProblem(lessonDeskContract.declareNoShow, 'STUDENTS_CAME')] },
  play: async () => {
    await ask();
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: ABSENT }));
    await screen.findByText(noShow.failed);
  },
};
