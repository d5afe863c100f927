import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { aFamilyMove } from '@portal/testing/families/family-door-builders';
import { readBy } from '../reader.fixture.tsx';
import { MoveNewsPlace } from './move-news.tsx';

const meta = {
  component: MoveNewsPlace,
  decorators: [readBy()],
  args: { news: { kind: 'MOVED', move: aFamilyMove() }, place: createRef<HTMLDivElement>() },
} satisfies Meta<typeof MoveNewsPlace>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Moved: Story = { name: '수업을 옮김' };
export const MovedVietnamese: Story = { name: '수업을 옮김, 베트남어', decorators: [readBy('vi')] };
export const Kept: Story = { name: '원래 시간 그대로', args: { news: { kind: 'KEPT', move: aFamilyMove() } } };
export const Asked: Story = { name: '다른 시간을 부탁함', args: { news: { kind: 'ASKED' } } };
export const Refused: Story = {
  name: '이미 끝난 제안',
  args: { news: { kind: 'REFUSED', problem: { status: 409, code: 'WRONG_STATE', message: '' } } },
};
