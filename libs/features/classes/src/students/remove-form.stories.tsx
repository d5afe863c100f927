import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { classStudentsContract } from '@portal/domain/classes/class-students.contract';
import { aClassStudent } from '@portal/testing/classes/class-builders';
import { type Fake, fakeProblem } from '@portal/testing/contract-fakes';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { remove as words } from '../student-messages.ts';
import { RemoveForm } from './remove-form.tsx';

const { removeStudent } = classStudentsContract;
const send = async () => userEvent.click(await screen.findByRole('button', { name: words.confirm }));
const refused = (problem: Fake): Pick<Story, 'parameters' | 'play'> => ({
  parameters: { platform: [problem] },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox'), '가족이 이사해요.');
    await send();
    await screen.findByText(words.failed);
  },
});

const meta = {
  component: RemoveForm,
  parameters: { platform: [] },
  args: { classId: 'class-1', student: aClassStudent(), onClose: fn(), onLeft: fn() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof RemoveForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '비어 있음' };
export const NothingLeft: Story = { name: '남은 수업 없음', args: { student: aClassStudent({ lessonsLeft: 0 }) } };
export const Missing: Story = { name: '이유가 빠짐', play: send };
export const Refused: Story = { name: '내보내지 못함', ...refused(fakeProblem(removeStudent, 'UNEXPECTED')) };
export const Gone: Story = { name: '다른 곳에서 먼저 내보냄', ...refused(fakeProblem(removeStudent, 'WRONG_STATE')) };
export const Longest: Story = {
  name: '가장 긴 내용',
  args: { student: aClassStudent({ lessonsLeft: 199 }) },
  play: async () => userEvent.type(await screen.findByRole('textbox'), HARD_CONTENT.url),
};
