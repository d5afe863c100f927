import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { fake, fakeProblem } from '@portal/testing/contract-fakes';
import { aLessonDesk, aLessonWait, anAttendance } from '@portal/testing/lessons/lesson-desk-builders';
import { nobodyCame } from '../lessons.fixture.ts';
import { noShow } from '../messages.ts';
import { NoShowGuard } from './no-show-guard.tsx';

const { getLessonDesk, declareNoShow } = lessonDeskContract;
const ABSENT = '학생 결석';
const ask = async () => userEvent.click(await screen.findByRole('button', { name: ABSENT }));

/** The guard of a teacher who waits so, and the page's lesson when it is asked for again. */
function waiting(over: Parameters<typeof aLessonWait>[0], attendance = nobodyCame) {
  const desk = aLessonDesk({ attendance, wait: aLessonWait(over) });
  return { args: { desk }, parameters: { platform: [fake(getLessonDesk, desk)] } };
}
const long = waiting({ waitedMs: 17 * 60_000 });

const meta = {
  component: NoShowGuard,
  args: long.args,
  parameters: { ...long.parameters, frameHeight: 640 },
} satisfies Meta<typeof NoShowGuard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Begun: Story = { name: '막 시작함', ...waiting({ waitedMs: 4_000 }) };
export const Longer: Story = { name: '12분 기다림', ...waiting({}) };
export const Long: Story = { name: '15분이 지남' };
export const HostAway: Story = {
  name: '선생님이 강의실에 없음',
  ...waiting({ isRunning: false, isHostThere: false, waitedMs: 130_000 }),
};
export const CameAndLeft: Story = {
  name: '학생이 왔다 감',
  ...waiting({ cameIds: ['student-A01'] }, [anAttendance({ leftAt: '2026-11-18T10:40:00+09:00' })]),
};
export const AtDoor: Story = {
  name: '문 앞에 학생이 있음',
  ...waiting({ isRunning: false, atDoorIds: ['student-A01'] }),
};
export const Asking: Story = { name: '결석으로 끝낼까요?', play: ask };
export const Refused: Story = {
  name: '그사이에 학생이 옴',
  parameters: { platform: [fakeProblem(declareNoShow, 'STUDENTS_CAME'), ...long.parameters.platform] },
  play: async () => {
    await ask();
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: ABSENT }));
    await screen.findByText(noShow.failed);
  },
};
