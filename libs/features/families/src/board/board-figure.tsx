import { chakra } from '@chakra-ui/react/styled-system';
import { BoardPicture } from '@portal/board/board-picture';
import type { FamilyBoardPage } from '@portal/domain/families/family-summary.contract';
import { BoardTexts } from './board-texts.tsx';
import { useBoardWords } from './board-words.ts';

interface BoardFigureProps {
  page: FamilyBoardPage;
  onOpen: () => void;
}

/** One page, small; a press shows it large. */
export function BoardFigure({ page, onOpen }: BoardFigureProps) {
  const words = useBoardWords();
  const { no, drawings } = page;
  return (
    <chakra.figure m="0">
      <chakra.button
        type="button"
        aria-label={words.open(no)}
        onClick={onOpen}
        display="block"
        w="full"
        borderRadius="l2"
        cursor="zoom-in"
      >
        <BoardPicture drawings={drawings} label={words.page(no)} loading={words.loading} />
      </chakra.button>
      <BoardTexts page={page} />
      <chakra.figcaption textStyle="caption" color="fg.muted" mt="1">
        {words.page(no)}
      </chakra.figcaption>
    </chakra.figure>
  );
}
