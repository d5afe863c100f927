import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, useState } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { useGetFamilyBoardQuery } from '@portal/api/families/family-board.api';
import { Delayed } from '@portal/ui/delayed';
import { SkeletonText } from '@portal/ui/skeletons';
import { FailedLine } from '../paper/failed-line.tsx';
import { useReader } from '../reading/reader-context.ts';
import { BoardFigure } from './board-figure.tsx';
import { useBoardWords } from './board-words.ts';
import { LargeBoard } from './large-board.tsx';
import { useNear } from './use-near.ts';

/** What was drawn in a lesson, page by page; asked for, with what draws it, when it comes near to what is seen. */
export function LessonBoard({ lessonId }: { lessonId: string }) {
  const { link } = useReader();
  const words = useBoardWords();
  const place = useRef<HTMLElement>(null);
  const isNear = useNear(place);
  const [large, setLarge] = useState<number | null>(null);
  const { data, error, isFetching, refetch } = useGetFamilyBoardQuery({ link, id: lessonId }, { skip: !isNear });
  if (data?.pages.length === 0) return null;
  return (
    <chakra.section ref={place} aria-label={words.title} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
      <chakra.p textStyle="label" color="fg.muted">
        {words.title}
      </chakra.p>
      {error && !data ? (
        <FailedLine
          title={words.failed}
          problem={problemOf(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Delayed loading={!data} skeleton={<SkeletonText lines={3} label={words.loading} />}>
          {() =>
            data && (
              <chakra.div display="grid" gap="3" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 14rem), 1fr))">
                {data.pages.map((page) => (
                  <BoardFigure key={page.no} page={page} onOpen={() => setLarge(page.no)} />
                ))}
              </chakra.div>
            )
          }
        </Delayed>
      )}
      {data && <LargeBoard pages={data.pages} no={large} onTurn={setLarge} onClose={() => setLarge(null)} />}
    </chakra.section>
  );
}
