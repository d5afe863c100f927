import { chakra } from '@chakra-ui/react/styled-system';
import { type CSSProperties, type ReactNode, useMemo, useRef, useState } from 'react';
import { useGetLessonDeskQuery } from '@portal/api/lessons/lesson-desk.api';
import type { LiveParticipant } from '@portal/domain/live/live-room';
import { useRoom } from '../session/use-room.ts';
import { inOrder } from '../speaking/speaker.ts';
import { useSpeaker } from '../speaking/use-speaker.ts';
import { EmptySeat } from './empty-seat.tsx';
import { EverybodyTile } from './everybody-tile.tsx';
import { FollowBar } from './follow-bar.tsx';
import { missingStudents } from './missing-students.ts';
import { remPx } from './rem-px.ts';
import { LOW_REM, ROW_MAX, seenOf, type Shape, stageLayout } from './stage-layout.ts';
import { LEAST_HEIGHT, LIST, PLACE, ROW, STAGE } from './stage-looks.ts';
import { useStageWords } from './stage-messages.ts';
import { Tile } from './tile.tsx';
import { useStageRoom } from './use-stage-room.ts';

interface StageProps {
  shape: Shape;
  /** What has the large place; without it a person has. */
  children?: ReactNode;
  /** Picture and sound are somewhere else: nobody is drawn. */
  isElsewhere?: boolean;
  /** Under the large place, and on an upright phone under the tiles. */
  below?: ReactNode;
  onEverybody: () => void;
}

/** One thing large, and everybody else in a row: below it at a desk and on an upright phone, beside it on one that lies. */
export function Stage({ shape, children, isElsewhere = false, below, onEverybody }: StageProps) {
  const words = useStageWords();
  const { state, me, own, streams, isHost } = useRoom();
  const mine = useMemo(() => (own.picture ? new MediaStream([own.picture]) : null), [own.picture]);
  const { data: desk } = useGetLessonDeskQuery({ id: state.lesson.lessonId }, { skip: !isHost });
  const around = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const room = useStageRoom(place, around, end);
  const [pinned, setPinned] = useState<string | null>(null);
  const everybody = usePeople();
  const { speaker, talking } = useSpeaker({ people: everybody, streams, me, ownSound: own.sound });
  const isFilm = !children;
  const seats = missingStudents(state.wait, desk?.attendance);
  const tiles = everybody.length - (isFilm ? 1 : 0) + seats.length;
  const isRow = shape === 'desk';
  // On a phone the first beside a board is the larger one, and in a row that scrolls the one in sight.
  const isOneLarge = isFilm || !isRow || tiles > ROW_MAX;
  const people = inOrder({ people: everybody, me, pinned, speaker, isOneLarge });
  const sounding = people.find(({ id }) => id !== me) ?? people[0];
  // With very large text all the height is the board's, and the others are heard.
  const isLow = isRow && !isFilm && room !== null && room.height < LOW_REM * remPx();
  const layout = room && stageLayout({ shape, room, tiles: isLow ? 0 : tiles, isFilm });
  const seen = isLow ? 0 : seenOf({ shape, tiles, isFilm }) + (isFilm ? 1 : 0);
  const isCrowd = !isLow && (tiles > ROW_MAX || seen < people.length + seats.length);
  const { big, placeHeight, tile, columns } = layout ?? {};
  const listStyle: CSSProperties | undefined = isRow
    ? tile && { gridAutoColumns: tile.width }
    : columns
      ? { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }
      : undefined;
  const bigPlace: CSSProperties | undefined = big && { position: 'absolute', ...big };

  const everybodyTile = isCrowd && (
    <EverybodyTile count={people.length} width={isRow ? (tile?.width ?? 0) : undefined} onClick={onEverybody} />
  );

  return (
    <chakra.div ref={around} data-region css={STAGE[shape]} style={isLow ? { gap: 0 } : undefined}>
      <chakra.div css={PLACE[shape]} data-film={isFilm || undefined}>
        <FollowBar />
        <chakra.div
          ref={place}
          flex={placeHeight ? 'none' : '1'}
          minH={isFilm || placeHeight ? '0' : LEAST_HEIGHT[shape]}
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
          gridTemplateRows="minmax(0, 1fr)"
          overflowY={isFilm ? undefined : 'auto'}
          style={placeHeight ? { height: placeHeight } : undefined}
        >
          {children}
        </chakra.div>
        {shape !== 'portrait' && below}
      </chakra.div>
      {!isElsewhere && (
        <chakra.div css={ROW[shape]} style={isRow && isFilm ? { maxWidth: big?.width } : undefined}>
          <chakra.ul
            aria-label={words.label}
            listStyleType="none"
            tabIndex={isRow && isCrowd ? 0 : undefined}
            css={LIST[shape]}
            data-even={columns ? true : undefined}
            style={listStyle}
          >
            {people.map((person, at) => {
              const isBig = isFilm && at === 0;
              return (
                <Tile
                  key={person.id}
                  person={person}
                  isMe={person.id === me}
                  stream={person.id === me ? mine : (streams.get(person.id) ?? null)}
                  isTalking={talking.includes(person.id)}
                  isBig={isBig}
                  place={isBig ? bigPlace : undefined}
                  isUnseen={at >= seen}
                  offersSound={person === sounding}
                  isPinned={pinned === person.id}
                  onPin={
                    isFilm && people.length > 1 ? () => setPinned(pinned === person.id ? null : person.id) : undefined
                  }
                />
              );
            })}
            {seats.slice(0, Math.max(0, seen - people.length)).map(({ id, ...seat }) => (
              <EmptySeat key={id} {...seat} />
            ))}
            {!isRow && everybodyTile}
          </chakra.ul>
          {isRow && everybodyTile}
        </chakra.div>
      )}
      <chakra.div ref={end} mt="auto" _empty={{ display: 'none' }}>
        {shape === 'portrait' && below}
      </chakra.div>
    </chakra.div>
  );
}

/** All in the room, oneself as the own devices are and not as the room last heard. */
function usePeople(): LiveParticipant[] {
  const { state, me, own, line } = useRoom();
  const { audio, video, screen } = own;
  return state.participants.map((person) =>
    person.id === me ? { ...person, media: { audio, video, screen, line } } : person,
  );
}
