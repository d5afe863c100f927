import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { FamilyBoardPage } from '@portal/domain/families/family-summary.contract';
import { BoardFigure } from './board-figure.tsx';
import { useBoardWords } from './board-words.ts';
import { LargeBoard } from './large-board.tsx';

/** What was drawn in a lesson, page by page; a press shows one large. */
export function LessonBoard({ pages }: { pages: readonly FamilyBoardPage[] }) {
  const words = useBoardWords();
  const [large, setLarge] = useState<number | null>(null);
  return (
    <chakra.section aria-label={words.title} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
      <chakra.p textStyle="label" color="fg.muted">
        {words.title}
      </chakra.p>
      <chakra.div display="grid" gap="3" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 14rem), 1fr))">
        {pages.map((page) => (
          <BoardFigure key={page.no} page={page} onOpen={() => setLarge(page.no)} />
        ))}
      </chakra.div>
      <LargeBoard pages={pages} no={large} onTurn={setLarge} onClose={() => setLarge(null)} />
    </chakra.section>
  );
}
