import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { BoardPicture } from '@portal/board/board-picture';
import type { FamilyBoardPage } from '@portal/domain/families/family-summary.contract';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Icon } from '@portal/ui/icon';
import { useReader } from '../reading/reader-context.ts';
import { BoardTexts } from './board-texts.tsx';
import { useBoardWords } from './board-words.ts';

interface LargeBoardProps {
  pages: readonly FamilyBoardPage[];
  /** The page that stands large; null for none. */
  no: number | null;
  onTurn: (no: number) => void;
  onClose: () => void;
}

/** One page as large as there is room for it; zoomed, it moves below the finger. */
export function LargeBoard({ pages, no, onTurn, onClose }: LargeBoardProps) {
  const { language } = useReader();
  const words = useBoardWords();
  // While it closes it still shows what it showed.
  const [shown, setShown] = useState(no);
  if (no !== null && no !== shown) setShown(no);
  const [isZoomed, setIsZoomed] = useState(false);
  const at = pages.findIndex((page) => page.no === shown);
  const page = pages[at];
  if (!page) return null;
  const [previous, next] = [pages[at - 1], pages[at + 1]];
  return (
    <Dialog open={no !== null} onClose={onClose} phone="full" size="lg" lang={language} title={words.page(page.no)}>
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
        <chakra.div
          role="group"
          aria-label={words.large}
          // A place that scrolls has to be reached by the keyboard.
          tabIndex={isZoomed ? 0 : undefined}
          overflowX="auto"
          borderRadius="l2"
        >
          <chakra.div w={isZoomed ? 'max(44rem, 200%)' : 'full'}>
            <BoardPicture drawings={page.drawings} label={words.page(page.no)} loading={words.loading} />
          </chakra.div>
        </chakra.div>
        <BoardTexts page={page} />
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {pages.length > 1 && (
            <>
              <Button
                variant="outline"
                disabled={!previous}
                onClick={() => previous && onTurn(previous.no)}
                startIcon={<Icon as={ChevronLeft} size={20} />}
              >
                {words.previous}
              </Button>
              <Button
                variant="outline"
                disabled={!next}
                onClick={() => next && onTurn(next.no)}
                endIcon={<Icon as={ChevronRight} size={20} />}
              >
                {words.next}
              </Button>
            </>
          )}
          <Button
            ms="auto"
            variant="outline"
            onClick={() => setIsZoomed(!isZoomed)}
            startIcon={<Icon as={isZoomed ? ZoomOut : ZoomIn} size={20} />}
          >
            {isZoomed ? words.whole : words.zoom}
          </Button>
        </chakra.div>
      </chakra.div>
    </Dialog>
  );
}
