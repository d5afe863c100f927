import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { classStudentsContract } from '@portal/domain/classes/class-students.contract';
import { aClassStudent } from '@portal/testing/classes/class-builders';
import { aMoveTarget } from '@portal/testing/classes/leaving-builders';
import { fake } from '@portal/testing/contract-fakes';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { LeavingDialog } from './leaving-dialog.tsx';

const nothing = () => undefined;
const meta = {
  component: LeavingDialog,
  parameters: {
    platform: [fake(classStudentsContract.listMoveTargets, { items: [aMoveTarget()] })],
    frameHeight: 720,
  },
  args: {
    classId: 'class-1',
    leaving: { action: 'remove', student: aClassStudent() },
    finalFocus: createRef(),
    onClose: nothing,
    onLeft: nothing,
  },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof LeavingDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Remove: Story = { name: '내보내기' };
export const Move: Story = { name: '옮기기', args: { leaving: { action: 'move', student: aClassStudent() } } };
export const Longest: Story = {
  name: '가장 긴 이름',
  args: { leaving: { action: 'move', student: aClassStudent({ name: HARD_CONTENT.url, lessonsLeft: 199 }) } },
};
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
