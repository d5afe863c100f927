import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useGetBoardQuery } from '@portal/api/live/live.api';
import { BoardPicture } from '@portal/board/board-picture';
import type { PackDrawing } from '@portal/domain/library/pack';
import { packDrawings } from '@portal/domain/library/pack-pages';
import { QueryState } from '@portal/portal-core/query-state';
import { Button } from '@portal/ui/button';
import { Checkbox } from '@portal/ui/checkbox';
import { SkeletonText } from '@portal/ui/skeletons';
import { StickyActions } from '@portal/ui/sticky-actions';
import { board as words } from '../pack-editor-messages.ts';
import { pictureName } from './picture-name.ts';

interface LessonPagesProps {
  lessonId: string;
  left: number;
  onTake: (pages: PackDrawing[][]) => void;
}

/** The pages of a lesson with something on them; some are taken. */
export function LessonPages({ lessonId, left, onTake }: LessonPagesProps) {
  const query = useGetBoardQuery({ id: lessonId });
  const [chosen, setChosen] = useState<readonly number[]>([]);
  return (
    <QueryState
      query={query}
      size="sm"
      failed={words.pagesFailed}
      skeleton={<SkeletonText lines={4} label={words.loading} />}
    >
      {(found) => {
        const pages = found.pages
          .map(({ no, elements }) => ({ no, drawings: packDrawings(elements) }))
          .filter(({ drawings }) => drawings.length > 0);
        if (pages.length === 0) return <p>{words.noPages}</p>;
        const taken = pages.filter(({ no }) => chosen.includes(no));
        const isFull = taken.length >= left;
        return (
          <>
            <chakra.ul
              listStyleType="none"
              display="grid"
              gridTemplateColumns="repeat(auto-fill, minmax(min(13rem, 100%), 1fr))"
              gap="3"
            >
              {pages.map(({ no, drawings }) => {
                const isIn = chosen.includes(no);
                return (
                  <chakra.li
                    key={no}
                    borderWidth="1px"
                    borderColor={isIn ? 'celadon.solid' : 'border'}
                    borderRadius="l2"
                    overflow="hidden"
                  >
                    <BoardPicture drawings={drawings} label={pictureName(no, drawings)} loading={words.drawing} />
                    <chakra.div px="3" py="1" borderTopWidth="1px">
                      <Checkbox
                        checked={isIn}
                        disabled={isFull && !isIn}
                        onChange={() => setChosen(isIn ? chosen.filter((other) => other !== no) : [...chosen, no])}
                      >
                        {words.choose(no)}
                      </Checkbox>
                    </chakra.div>
                  </chakra.li>
                );
              })}
            </chakra.ul>
            <StickyActions note={isFull && words.left(left - taken.length)}>
              <Button disabled={taken.length === 0} onClick={() => onTake(taken.map(({ drawings }) => drawings))}>
                {words.takeCount(taken.length)}
              </Button>
            </StickyActions>
          </>
        );
      }}
    </QueryState>
  );
}
