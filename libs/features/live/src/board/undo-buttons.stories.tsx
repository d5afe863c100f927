import type { Meta, StoryObj } from '@storybook/react-vite';
import type { DrawingHand } from '../drawing/use-drawing.ts';
import { UndoButtons } from './undo-buttons.tsx';

const hand = { canUndo: true, canRedo: true, undo: () => undefined, redo: () => undefined } as DrawingHand;
const meta = { component: UndoButtons, args: { hand } } satisfies Meta<typeof UndoButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = { name: '되돌리기와 다시 하기' };
export const Neither: Story = {
  name: '되돌릴 것이 없음',
  args: { hand: { ...hand, canUndo: false, canRedo: false } },
};
