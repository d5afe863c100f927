import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { messages as words } from './featured-messages.ts';

/** Which way there is more, beyond what the rounding of a zoomed page leaves over. */
const ROUNDING_PX = 2;
const moreOf = (row: HTMLElement) => ({
  before: row.scrollLeft > ROUNDING_PX,
  after: row.scrollLeft + row.clientWidth < row.scrollWidth - ROUNDING_PX,
});

/** Cards side by side, moved by hand, by keyboard or by two buttons; nothing moves by itself. */
export function TeacherRow({ children }: { children: ReactNode }) {
  const row = useRef<HTMLUListElement>(null);
  const [more, setMore] = useState({ before: false, after: false });

  useEffect(() => {
    const own = row.current;
    if (!own) return undefined;
    const look = () => setMore(moreOf(own));
    const sizes = new ResizeObserver(look);
    look();
    sizes.observe(own);
    own.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      own.removeEventListener('scroll', look);
    };
  }, []);

  /** By as much as is seen; the cards come to rest at their edges. */
  const turn = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth, behavior: 'smooth' });

  return (
    <chakra.section aria-labelledby="featured" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="4"
        minH="control.lg"
      >
        <chakra.h2 id="featured" textStyle="title.lg" flex="1 1 10rem">
          {words.title}
        </chakra.h2>
        {(more.before || more.after) && (
          <chakra.div display="flex" gap="2" flexShrink="0">
            <Turn label={words.previous} icon={ChevronLeft} isOff={!more.before} onTurn={() => turn(-1)} />
            <Turn label={words.next} icon={ChevronRight} isOff={!more.after} onTurn={() => turn(1)} />
          </chakra.div>
        )}
      </chakra.div>
      <chakra.ul
        ref={row}
        listStyleType="none"
        display="flex"
        gap={{ base: '3', md: '5' }}
        overflowX="auto"
        scrollSnapType="x mandatory"
        overscrollBehaviorX="contain"
        scrollbarWidth="none"
        // To the edges of a phone, so that the next card is seen to go on.
        mx={{ base: '-4', md: '0' }}
        px={{ base: '4', md: '0' }}
        scrollPaddingInline={{ base: '4', md: '0' }}
      >
        {children}
      </chakra.ul>
    </chakra.section>
  );
}

interface TurnProps {
  label: string;
  icon: typeof ChevronLeft;
  isOff: boolean;
  onTurn: () => void;
}

/** Keeps the focus at the end of its way: a button that is disabled would lose it. */
function Turn({ label, icon, isOff, onTurn }: TurnProps) {
  return (
    <IconButton
      label={label}
      icon={<Icon as={icon} />}
      variant="outline"
      size="lg"
      aria-disabled={isOff}
      opacity={isOff ? 0.5 : undefined}
      onClick={() => !isOff && onTurn()}
    />
  );
}
