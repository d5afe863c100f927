import { chakra } from '@chakra-ui/react/styled-system';
import { memo } from 'react';
import { BoardPicture } from '@portal/board/board-picture';
import type { BoardElement } from '@portal/domain/live/live-room';
import { useInSight } from '@portal/ui/use-in-sight';
import { elementsOf } from '../session/board-pages.ts';
import { useRoom } from '../session/use-room.ts';
import { drawingsAmong } from './page-drawings.ts';
import { usePageWords } from './page-messages.ts';
import { PageTurner } from './page-turner.tsx';
import { usePageCount } from './use-pages.ts';
import { useSettledPages } from './use-settled-pages.ts';

/** Small pictures follow when the hand rests. */
const STILL_MS = 800;

/** All pages as small pictures with their numbers beside them, so low that three stand beside the paper of a laptop. */
export function PageStrip() {
  const words = usePageWords();
  const { page, turn } = useRoom().look;
  const count = usePageCount();
  const drawn = useSettledPages(STILL_MS);
  return (
    <chakra.nav aria-label={words.strip} display="flex" flexDirection="column" gap="2" minH="0">
      <PageTurner />
      <chakra.ol listStyleType="none" display="grid" gap="1.5" minH="0" overflowY="auto" p="1" m="-1">
        {Array.from({ length: count }, (_, at) => at + 1).map((no) => (
          <Thumb key={no} no={no} elements={elementsOf(drawn, no)} isSeen={no === page} onOpen={turn} />
        ))}
      </chakra.ol>
    </chakra.nav>
  );
}

interface ThumbProps {
  no: number;
  elements: readonly BoardElement[];
  isSeen: boolean;
  onOpen: (no: number) => void;
}

// Of fifty pages the one that has changed is drawn anew.
const Picture = memo(function Picture({ no, elements }: Pick<ThumbProps, 'no' | 'elements'>) {
  const words = usePageWords();
  return <BoardPicture drawings={drawingsAmong(elements)} label={words.open(no)} loading={words.loading(no)} />;
});

function Thumb({ no, elements, isSeen, onOpen }: ThumbProps) {
  const words = usePageWords();
  const row = useInSight<HTMLLIElement>(isSeen);
  return (
    <li ref={row}>
      <chakra.button
        type="button"
        aria-label={words.open(no)}
        aria-current={isSeen ? 'page' : undefined}
        onClick={() => onOpen(no)}
        display="grid"
        gridTemplateColumns="5.5rem minmax(0, 1fr)"
        alignItems="center"
        gap="2"
        w="full"
        textAlign="start"
        cursor="pointer"
        borderRadius="l2"
        _focusVisible={{ layerStyle: 'focus' }}
      >
        <chakra.span
          display="block"
          borderRadius="l2"
          outline={isSeen ? '3px solid' : undefined}
          outlineColor="celadon.solid"
        >
          <Picture no={no} elements={elements} />
        </chakra.span>
        <chakra.span
          aria-hidden
          textStyle="caption"
          color={isSeen ? 'fg' : 'fg.muted'}
          fontWeight={isSeen ? 'bold' : undefined}
        >
          {words.short(no)}
        </chakra.span>
      </chakra.button>
    </li>
  );
}
