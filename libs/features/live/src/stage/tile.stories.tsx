import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aHost, aParticipant } from '@portal/testing/live/live-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { people } from '../room-states.fixture.ts';
import { onDark } from '../room-story.fixture.tsx';
import { EmptySeat } from './empty-seat.tsx';
import { EverybodyTile } from './everybody-tile.tsx';
import { Tile } from './tile.tsx';

const media = { audio: false, video: false, screen: false, line: 'GOOD' } as const;
const nothing = () => undefined;
const shown = [
  ...people,
  aParticipant({ id: 'weak', name: HARD_CONTENT.vietnamese, media: { ...media, line: 'WEAK' }, handUp: true }),
  aParticipant({ id: 'screen', name: '학생 A05', media: { ...media, audio: true, screen: true } }),
];
const meta = {
  component: Tile,
  decorators: [onDark],
  args: { person: aHost(), stream: null, isMe: false },
} satisfies Meta<typeof Tile>;
export default meta;
type Story = StoryObj<typeof meta>;

const grid = (columns: string, isBig = false): Story['render'] =>
  function Grid() {
    return (
      <chakra.ul
        listStyleType="none"
        display="grid"
        gap="2"
        css={{ gridTemplateColumns: columns, '& > li': { aspectRatio: '16 / 9' } }}
      >
        {shown.map((person) => (
          <Tile
            key={person.id}
            person={person}
            stream={null}
            isBig={isBig}
            isMe={person.role === 'HOST'}
            isTalking={person.id === 'screen'}
            isPinned={person.id === 'weak'}
            onPin={nothing}
          />
        ))}
        <EmptySeat name="학생 A06" state="NOT_YET" />
        <EmptySeat name={HARD_CONTENT.long} state="EXCUSED" />
        <EmptySeat name="학생 A07" state="LEFT" />
        <EverybodyTile count={13} onClick={nothing} />
      </chakra.ul>
    );
  };
export const States: Story = { name: '모든 상태', render: grid('repeat(auto-fill, minmax(11rem, 1fr))') };
export const Small: Story = { name: '휴대폰의 작은 칸', render: grid('repeat(auto-fill, 5.5rem)') };
export const Large: Story = { name: '큰 자리', render: grid('minmax(0, 30rem)', true) };
