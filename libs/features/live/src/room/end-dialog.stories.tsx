import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aLessonDesk } from '@portal/testing/lessons/lesson-desk-builders';
import { hostTools } from '../dock/dock-messages.ts';
import { hostFakes } from '../live.fixture.ts';
import { EndDialog } from './end-dialog.tsx';

const nothing = () => undefined;
const meta = {
  component: EndDialog,
  args: { lessonId: 'lesson-1', open: true, onClose: nothing, onEnded: nothing, onLeave: nothing },
  parameters: { platform: hostFakes() },
} satisfies Meta<typeof EndDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const end = async () => userEvent.click(await screen.findByRole('button', { name: hostTools.end }));
export const Question: Story = { name: '끝낼지 물음' };
export const NotStarted: Story = {
  name: '아직 시작하지 않음',
  parameters: { platform: hostFakes(aLessonDesk({ startedAt: null })) },
};
export const Ending: Story = {
  name: '끝내는 중',
  parameters: { platform: [...hostFakes(), neverAnswers(lessonDeskContract.finishLesson)] },
  play: end,
};
export const Refused: Story = {
  name: '끝내지 못함',
  parameters: { platform: [...hostFakes(), fakeProblem(lessonDeskContract.finishLesson, 'VERSION_CONFLICT')] },
  play: end,
};
