import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { neverAnswers } from '@portal/testing/contract-fakes';
import { FROZEN_NOW } from '@portal/testing/frozen-clock';
import { aLessonDesk, aLessonWait } from '@portal/testing/lessons/lesson-desk-builders';
import { DeclareNoShow } from './declare-no-show.tsx';
import { noShow as words } from './no-show-messages.ts';

const waiting = (over: Parameters<typeof aLessonWait>[0] = {}) =>
  aLessonDesk({ attendance: [], wait: aLessonWait(over) });
const ask = async () => userEvent.click(await screen.findByRole('button', { name: words.confirm }));

const meta = {
  component: DeclareNoShow,
  args: {
    desk: waiting({ waitedMs: 15 * 60_000 }),
    now: Date.parse(FROZEN_NOW),
    onOutcome: () => undefined,
  },
  parameters: { platform: [], frameHeight: 640 },
} satisfies Meta<typeof DeclareNoShow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: '15분이 지남' };
export const Early: Story = { name: '아직 이름', args: { desk: waiting({ waitedMs: 462_000 }) } };
export const Came: Story = { name: '학생이 왔다 감', args: { desk: waiting({ cameIds: ['student-A01'] }) } };
export const AtDoor: Story = {
  name: '문 앞에 학생이 있음',
  args: { desk: waiting({ isRunning: false, atDoorIds: ['student-A01'] }) },
};
export const HostAway: Story = {
  name: '선생님이 강의실에 없음',
  args: { desk: waiting({ isRunning: false, isHostThere: false, waitedMs: 0 }) },
};
export const Asking: Story = { name: '결석으로 끝낼까요?', play: ask };
export const Ending: Story = {
  name: '끝내는 중',
  parameters: { platform: [neverAnswers(lessonDeskContract.declareNoShow)] },
  play: async () => {
    await ask();
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: words.confirm }));
  },
};
