import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { useScrollable } from '@portal/ui/scrollable';
import { useFileViewWords } from '../file-view-words.ts';

const STEPS = [50, 75, 100, 150, 200, 300] as const;
const WHOLE = STEPS.indexOf(100);

interface Shown {
  zoom: number;
  onSeen: (no: number) => void;
}

interface PagesFrameProps {
  /** The name of the file. */
  name: string;
  /** The pages, each with its number as `data-page`, so large in percent; they tell which of them is seen. */
  children: (shown: Shown) => ReactNode;
}

/** Pages to read in their place: where she is in them, and how large. */
export function PagesFrame({ name, children }: PagesFrameProps) {
  const words = useFileViewWords();
  const [{ no, total }, setSeen] = useState({ no: 0, total: 0 });
  const [step, setStep] = useState(WHOLE);
  const { ref: box, tabIndex } = useScrollable<HTMLDivElement>();
  const all = useRef<HTMLDivElement>(null);
  // The same each time: pages look for what is seen anew where it is another one.
  const see = useCallback((seen: number) => {
    const pages = all.current?.querySelectorAll('[data-page]').length ?? 0;
    setSeen((old) => (old.no === seen && old.total === pages ? old : { no: seen, total: pages }));
  }, []);
  const go = (to: number) =>
    all.current?.querySelector(`[data-page="${to}"]`)?.scrollIntoView({ block: 'start', inline: 'nearest' });
  return (
    <chakra.section aria-label={name} display="grid" gridTemplateRows="auto minmax(0, 1fr)" gap="2" h="full" minH="0">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="1">
        <chakra.span display={total > 1 ? 'flex' : 'none'} alignItems="center" gap="1">
          <IconButton
            label={words.previousPage}
            icon={<Icon as={ChevronLeft} size={20} />}
            disabled={no <= 1}
            onClick={() => go(no - 1)}
          />
          <chakra.span textStyle="body.sm" fontVariantNumeric="tabular-nums">
            {words.page(no, total)}
          </chakra.span>
          <IconButton
            label={words.nextPage}
            icon={<Icon as={ChevronRight} size={20} />}
            disabled={no >= total}
            onClick={() => go(no + 1)}
          />
        </chakra.span>
        <chakra.span ms="auto" display="flex" alignItems="center" gap="1">
          <IconButton
            label={words.zoomOut}
            icon={<Icon as={ZoomOut} size={20} />}
            disabled={step === 0}
            onClick={() => setStep(step - 1)}
          />
          <chakra.span role="status" textStyle="body.sm" fontVariantNumeric="tabular-nums">
            {words.zoom(STEPS[step] ?? 100)}
          </chakra.span>
          <IconButton
            label={words.zoomIn}
            icon={<Icon as={ZoomIn} size={20} />}
            disabled={step === STEPS.length - 1}
            onClick={() => setStep(step + 1)}
          />
        </chakra.span>
      </chakra.div>
      <chakra.div
        ref={box}
        tabIndex={tabIndex}
        overflow="auto"
        minH="12rem"
        bg="bg.muted"
        borderRadius="l2"
        p="2"
        _focusVisible={{ layerStyle: 'focus' }}
      >
        <div ref={all}>
          <Pages draw={children} zoom={STEPS[step] ?? 100} onSeen={see} />
        </div>
      </chakra.div>
    </chakra.section>
  );
}

const Pages = ({ draw, ...shown }: Shown & { draw: PagesFrameProps['children'] }) => draw(shown);
