import type { Meta, StoryObj } from '@storybook/react-vite';
import { aBoardPage, aDrawing } from '@portal/testing/families/family-board-builders';
import { BoardPicture } from './board-picture.tsx';

const meta = {
  component: BoardPicture,
  args: { drawings: aBoardPage().drawings, label: '칠판 1쪽', loading: '칠판을 여는 중이에요' },
} satisfies Meta<typeof BoardPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = { name: '그린 쪽' };
export const Phone: Story = { name: '그린 쪽, 휴대폰', globals: { viewport: { value: 'w390' } } };
export const Full: Story = {
  name: '가득 찬 쪽',
  args: {
    drawings: Array.from({ length: 400 }, (_, at) => {
      const [x, y] = [(at % 20) * 78 + 20, Math.floor(at / 20) * 44 + 20];
      return aDrawing({ id: `d-${at}`, kind: at % 3 ? 'pen' : 'rect', points: [x, y, x + 60, y + 30] });
    }),
  },
};
