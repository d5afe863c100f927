import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import type { LiveParticipant } from '@portal/domain/live/live-room';
import { stage as words } from '../messages.ts';
import { useRoom } from '../session/use-room.ts';
import { Tile } from './tile.tsx';

/** Columns for so many people, on upright and on wide screens. */
const columnsOf = (count: number) => {
  if (count <= 1) return { base: 1, md: 1 };
  if (count === 2) return { base: 1, md: 2 };
  if (count <= 4) return { base: 2, md: 2 };
  return { base: 2, md: count <= 9 ? 3 : 4 };
};

/** Everybody in the room: as large as fits; in a narrow strip while the board has the place. */
export function Stage({ isStrip }: { isStrip: boolean }) {
  const { state, me, own, line, streams } = useRoom();
  const mine = useMemo(() => (own.picture ? new MediaStream([own.picture]) : null), [own.picture]);
  const { audio, video, screen } = own;
  const people = state.participants
    .map((person): LiveParticipant =>
      person.id === me ? { ...person, media: { audio, video, screen, line } } : person,
    )
    // Who shows a screen comes first, then the host.
    .sort(
      (a, b) =>
        Number(b.media.screen) - Number(a.media.screen) || Number(b.role === 'HOST') - Number(a.role === 'HOST'),
    );
  const columns = columnsOf(people.length);
  const grid = isStrip
    ? { gridAutoFlow: 'column', gridAutoColumns: '8rem', overflowX: 'auto', h: '5.5rem' }
    : {
        gridTemplateColumns: {
          base: `repeat(${columns.base}, minmax(0, 1fr))`,
          md: `repeat(${columns.md}, minmax(0, 1fr))`,
        },
        gridAutoRows: people.length > 9 ? 'minmax(8rem, 1fr)' : 'minmax(0, 1fr)',
        overflowY: 'auto',
        h: 'full',
        '@media (orientation: landscape) and (max-height: 30rem)': {
          gridTemplateColumns: `repeat(${Math.max(columns.md, Math.min(people.length, 3))}, minmax(0, 1fr))`,
        },
      };
  return (
    <chakra.ul
      aria-label={words.label}
      listStyleType="none"
      display="grid"
      gap="2"
      minH="0"
      minW="0"
      tabIndex={people.length > 9 || isStrip ? 0 : undefined}
      css={grid}
    >
      {people.map((person) => (
        <Tile
          key={person.id}
          person={person}
          isMe={person.id === me}
          stream={person.id === me ? mine : (streams.get(person.id) ?? null)}
        />
      ))}
    </chakra.ul>
  );
}
