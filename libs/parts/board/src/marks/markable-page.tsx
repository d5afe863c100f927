import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, Suspense, useId, useState } from 'react';
import { MARKED_WIDTH, type PageMark } from '@portal/domain/coursework/marks';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import type { Ink } from '../drawing/drawing.ts';
import { MARKS_WORDS } from './marks-messages.ts';
import { MarkPaper, MarksInWords } from './page-marks.tsx';
import { TextOnPage } from './text-on-page.tsx';
import type { MarkedPage, MarksHand } from './use-marks.ts';

interface Props {
  page: MarkedPage;
  marks: readonly PageMark[];
  hand: MarksHand;
  ink: Ink;
}

const STEP = 20;
const LEAPS = 5;
const NEXT = 100;
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const words = MARKS_WORDS.ko;
const within = (value: number, most: number) => Math.max(0, Math.min(most, value));

/** One page to draw on, with mouse, pen and finger; and by keys, at a cross that the arrows move. */
export function MarkablePage({ page, marks, hand, ink }: Props) {
  const height = Math.round(MARKED_WIDTH * page.ratio);
  const [cross, setCross] = useState<readonly [number, number]>([MARKED_WIDTH / 2, Math.min(height / 2, 600)]);
  const keys = useId();
  const [hasFocus, setFocus] = useState(false);
  const own = marks.filter((mark) => mark.page === page.no);
  const isWriting = hand.writing?.no === page.no;

  function onKeyDown(event: KeyboardEvent): void {
    const { code, ctrlKey, metaKey, altKey, shiftKey, target, currentTarget } = event;
    if (target !== currentTarget || ctrlKey || metaKey || altKey) return;
    const way = WAYS[code];
    if (way) {
      const by = shiftKey ? STEP * LEAPS : STEP;
      setCross(([x, y]) => [within(x + way[0] * by, MARKED_WIDTH), within(y + way[1] * by, height)]);
    } else if (code === 'KeyC' || code === 'KeyX') {
      hand.stamp(code === 'KeyC' ? 'check' : 'cross', page, cross);
      // The next one does not lie on this one.
      setCross(([x, y]) => [x, within(y + NEXT, height)]);
    } else if (code === 'KeyT') hand.openText(page, cross);
    else if (code === 'Delete' || code === 'Backspace') hand.eraseUnder(page, cross);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <chakra.div
      role="application"
      aria-label={words.page(page.no)}
      aria-describedby={keys}
      tabIndex={0}
      position="absolute"
      inset="0"
      containerType="inline-size"
      pointerEvents={hand.handOf(page) || isWriting ? undefined : 'none'}
      _focusVisible={{ layerStyle: 'focus', outlineOffset: '-2px' }}
      onKeyDown={onKeyDown}
      onFocus={({ currentTarget }) => setFocus(currentTarget.matches(':focus-visible'))}
      onBlur={() => setFocus(false)}
    >
      <Suspense>
        <MarkPaper
          marks={own.filter(({ id }) => id !== hand.writing?.of?.id)}
          ratio={page.ratio}
          growing={hand.growing?.page === page.no ? hand.growing : null}
          hand={hand.handOf(page)}
        />
      </Suspense>
      {hasFocus && !isWriting && (
        <chakra.span
          aria-hidden
          position="absolute"
          boxSize="6"
          borderRadius="full"
          borderWidth="2px"
          borderColor="camellia.fg"
          translate="-50% -50%"
          pointerEvents="none"
          style={{ left: `${(100 * cross[0]) / MARKED_WIDTH}%`, top: `${(100 * cross[1]) / height}%` }}
        />
      )}
      {isWriting && hand.writing && <TextOnPage writing={hand.writing} hand={hand} ink={hand.writing.of ?? ink} />}
      <MarksInWords page={page} marks={marks} />
      <VisuallyHidden id={keys}>{words.keys}</VisuallyHidden>
    </chakra.div>
  );
}
