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
export const Kinds: Story = {
  name: '도구마다 하나씩',
  args: {
    drawings: [
      aDrawing({ id: 'text', kind: 'text', points: [100, 90], text: '두 직선이 만나는 곳이 답이에요' }),
      aDrawing({ id: 'pen', kind: 'pen', colour: 'celadon', points: [100, 600, 200, 500, 300, 620, 400, 500] }),
      aDrawing({ id: 'line', width: 'thick', points: [100, 750, 700, 800] }),
      aDrawing({ id: 'rect', kind: 'rect', colour: 'camellia', width: 'thin', points: [900, 400, 1_300, 600] }),
      aDrawing({ id: 'ellipse', kind: 'ellipse', colour: 'wisteria', points: [900, 100, 1_300, 300] }),
      aDrawing({ id: 'marker', kind: 'marker', colour: 'persimmon', points: [100, 120, 500, 110, 700, 125] }),
      aDrawing({
        id: 'edge',
        kind: 'text',
        colour: 'indigo',
        points: [1_590, 700],
        text: '끝에 쓴 글은 종이 안에서 이어져요',
      }),
    ],
  },
};
export const Full: Story = {
  name: '가득 찬 쪽',
  args: {
    drawings: Array.from({ length: 400 }, (_, at) => {
      const [x, y] = [(at % 20) * 78 + 20, Math.floor(at / 20) * 44 + 20];
      return aDrawing({ id: `d-${at}`, kind: at % 3 ? 'pen' : 'rect', points: [x, y, x + 60, y + 30] });
    }),
  },
};
