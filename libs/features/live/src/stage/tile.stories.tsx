import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aHost, aParticipant } from '@portal/testing/live/live-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { people } from '../room-states.fixture.ts';
import { Tile } from './tile.tsx';

const media = { audio: false, video: false, screen: false, line: 'GOOD' } as const;
const shown = [
  ...people,
  aParticipant({ id: 'weak', name: HARD_CONTENT.vietnamese, media: { ...media, line: 'WEAK' }, handUp: true }),
  aParticipant({ id: 'screen', name: '학생 A05', media: { ...media, audio: true, screen: true } }),
];
const meta = {
  component: Tile,
  args: { person: aHost(), stream: null, isMe: false },
} satisfies Meta<typeof Tile>;
export default meta;
type Story = StoryObj<typeof meta>;

const grid = (columns: string, rows: string): Story['render'] =>
  function Grid() {
    return (
      <chakra.ul listStyleType="none" display="grid" gap="2" css={{ gridTemplateColumns: columns, gridAutoRows: rows }}>
        {shown.map((person) => (
          <Tile key={person.id} person={person} stream={null} isMe={person.role === 'HOST'} />
        ))}
      </chakra.ul>
    );
  };
export const States: Story = { name: '모든 상태', render: grid('repeat(auto-fill, minmax(9rem, 1fr))', '10rem') };
export const Small: Story = { name: '칠판 위의 작은 칸', render: grid('repeat(auto-fill, 8rem)', '5.5rem') };
