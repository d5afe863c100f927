import { chakra } from '@chakra-ui/react/styled-system';
import { memo, type Ref } from 'react';

const Ghost = chakra('div', {
  base: {
    position: 'absolute',
    zIndex: 5,
    top: 0,
    insetStart: 0,
    px: '1.5',
    py: '0.5',
    fontSize: 'xs',
    lineHeight: '{sizes.4}',
    color: 'fg',
    bg: 'celadon.subtle',
    border: '2px solid',
    borderColor: 'celadon.solid',
    borderRadius: 'sm',
    boxShadow: 'md',
    pointerEvents: 'none',
    willChange: 'transform',
    // Its words and size concern nothing around it: hundreds of blocks lie beside it.
    contain: 'layout style',
    // It holds the pointer, and so decides how that looks.
    cursor: 'copy',
    '&[data-how=move]': { cursor: 'grabbing' },
    '&[data-how=resize]': { cursor: 'ns-resize' },
    '&[hidden]': { display: 'none' },
    '&[data-kind=event]': { bg: 'bg.panel', borderColor: 'border.control' },
    // The lesson stays where it is: its new time is only proposed.
    '&[data-kind=proposal]': { bg: 'bg.panel', borderColor: 'border.warning', borderStyle: 'dashed' },
    '&[data-refused]': { bg: 'camellia.subtle', borderColor: 'camellia.solid', color: 'camellia.fg' },
    // A quarter of an hour is lower than its words: they stand above it.
    '&[data-low] [data-label]': {
      position: 'absolute',
      bottom: 'calc(100% + {spacing.1})',
      insetInline: '-2px',
      px: '1.5',
      color: 'fg',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'sm',
    },
    '& p': { fontVariantNumeric: 'tabular-nums' },
    '& [data-when]': { fontWeight: '600' },
    // Under the stretch, which may be lower than the sentence.
    '& [data-why]': {
      position: 'absolute',
      top: 'calc(100% + {spacing.1})',
      insetInline: '-2px',
      px: '1.5',
      py: '1',
      whiteSpace: 'normal',
      bg: 'camellia.solid',
      color: 'camellia.contrast',
      borderRadius: 'sm',
    },
    '& [data-why]:empty': { display: 'none' },
    _highContrast: { border: '2px dashed Highlight' },
  },
});

/** What follows the pointer. `followPointer` moves it and writes into it; the grid itself is not drawn anew meanwhile. */
export const GridGhost = memo(function GridGhost({ ref }: { ref: Ref<HTMLDivElement> }) {
  return (
    <Ghost ref={ref} hidden aria-hidden data-ghost>
      <div data-label>
        <p data-title />
        <p data-when />
      </div>
      <p data-why />
    </Ghost>
  );
});

export interface GhostPicture {
  /** In px from the corner of the lanes. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly when: string;
  readonly why: string | null;
  readonly kind: 'free' | 'event' | 'proposal';
}

/** Lower than its words, in rem. */
const LOW = 34 / 16;
const remPx = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** Puts the ghost somewhere by its transform alone, or takes it away. */
export function paintGhost(ghost: HTMLElement, picture: GhostPicture | null): void {
  ghost.hidden = picture === null;
  if (!picture) return;
  const { x, y, width, height, title, when, why, kind } = picture;
  ghost.style.transform = `translate(${x}px, ${y}px)`;
  ghost.style.width = `${width}px`;
  ghost.style.height = `${height}px`;
  ghost.dataset['kind'] = kind;
  ghost.toggleAttribute('data-refused', why !== null);
  ghost.toggleAttribute('data-low', height < LOW * remPx());
  const write = (part: string, text: string) => {
    const element = ghost.querySelector(`[data-${part}]`);
    if (element && element.textContent !== text) element.textContent = text;
  };
  write('title', title);
  write('when', when);
  write('why', why ?? '');
}
