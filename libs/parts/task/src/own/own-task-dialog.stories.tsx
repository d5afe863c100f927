import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { planTasksContract } from '@portal/domain/planning/plan-tasks.contract';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { OwnTaskDialog } from './own-task-dialog.tsx';

const meta = {
  component: OwnTaskDialog,
  args: { open: true, zone: 'Asia/Seoul', onClose: () => undefined },
  parameters: { platform: [fakeProblem(planTasksContract.createPlanTask, 'LIMIT_REACHED')] },
} satisfies Meta<typeof OwnTaskDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '비어 있음' };
export const Wrong: Story = {
  name: '빠진 것이 있음',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '적어 두기' }));
    await expect(await screen.findByText('할 일을 적어 주세요.')).toBeVisible();
  },
};
export const Refused: Story = {
  name: '오류',
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: /할 일/ }), '교구 주문하기');
    await userEvent.click(screen.getByRole('button', { name: '적어 두기' }));
    await expect(await screen.findByText('할 일을 적어 두지 못했어요')).toBeVisible();
  },
};
