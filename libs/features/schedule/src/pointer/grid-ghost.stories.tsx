import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type GhostPicture, GridGhost, paintGhost } from './grid-ghost.tsx';

const Lane = chakra('div', {
  base: { position: 'relative', w: '160px', h: '150px', bg: 'bg.panel', borderWidth: '1px' },
});
const free: GhostPicture = {
  x: 4,
  y: 20,
  width: 150,
  height: 84,
  title: '',
  when: '10:00–11:30 · 1시간 30분',
  why: null,
  kind: 'free',
};

function Painted({ picture }: { picture: GhostPicture }) {
  return (
    <Lane>
      <GridGhost ref={(ghost) => void (ghost && paintGhost(ghost, picture))} />
    </Lane>
  );
}

const meta = {
  component: Painted,
  args: { picture: free },
} satisfies Meta<typeof Painted>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = { name: '그리는 중' };
export const Refused: Story = {
  name: '겹침',
  args: { picture: { ...free, why: '이미 연 시간과 겹쳐요. 시간을 바꿔 주세요.' } },
};
export const TooShort: Story = {
  name: '너무 짧음',
  args: {
    picture: { ...free, height: 12, when: '10:00–10:15 · 15분', why: '30분 이상으로 정해 주세요.' },
  },
};
export const Carried: Story = {
  name: '옮기는 일정',
  args: { picture: { ...free, height: 40, title: '학부모 상담 준비', when: '15:00–15:45 · 45분', kind: 'event' } },
};
