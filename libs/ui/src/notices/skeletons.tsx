import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../base/visually-hidden.tsx';
import { useUiWords } from '../ui-language.tsx';

/** One grey piece. Its size comes from the caller, so that the data moves nothing when it arrives. */
export const Skeleton = chakra('div', {
  base: {
    bg: 'bg.emphasized',
    borderRadius: 'l1',
    flexShrink: 0,
    animation: 'pulse',
    _motionReduce: { animation: 'none' },
    _highContrast: { borderWidth: '1px' },
  },
});

interface WithLabel {
  /** Said once to screen readers. */
  label?: string;
}

function Loading({ label, children }: WithLabel & { children: ReactNode }) {
  const words = useUiWords();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{label ?? words.loading}</VisuallyHidden>
      <div aria-hidden>{children}</div>
    </div>
  );
}

const LINE_WIDTHS = ['100%', '92%', '97%', '64%'];

/** A text that is on its way. */
export function SkeletonText({ lines = 3, label }: WithLabel & { lines?: number }) {
  return (
    <Loading label={label}>
      <chakra.div display="grid" gap="2.5">
        {Array.from({ length: lines }, (_, n) => (
          <Skeleton key={n} h="0.875rem" w={n === lines - 1 ? '64%' : LINE_WIDTHS[n % LINE_WIDTHS.length]} />
        ))}
      </chakra.div>
    </Loading>
  );
}

interface SkeletonRowsProps extends WithLabel {
  rows?: number;
  /** A round picture at the start, as of a notification or a person. */
  picture?: boolean;
  /** Something short at the end, as an amount. */
  end?: boolean;
}

/** Rows of a list: picture, two lines, an end. */
export function SkeletonRows({ rows = 5, picture = true, end = false, label }: SkeletonRowsProps) {
  return (
    <Loading label={label}>
      {Array.from({ length: rows }, (_, n) => (
        <chakra.div key={n} display="flex" alignItems="center" gap="3" minH="4.5rem" px="5" py="3">
          {picture && <Skeleton boxSize="9" borderRadius="full" />}
          <chakra.div flex="1" display="grid" gap="2">
            <Skeleton h="0.875rem" w={`${58 - ((n * 13) % 30)}%`} />
            <Skeleton h="0.75rem" w={`${86 - ((n * 17) % 28)}%`} />
          </chakra.div>
          {end && <Skeleton h="0.875rem" w="5rem" />}
        </chakra.div>
      ))}
    </Loading>
  );
}

const DAYS = 7;
/** Where the six grey lessons lie: [day, first hour, hours]. */
const BLOCKS = [
  [0, 1, 2],
  [1, 3, 1],
  [2, 2, 1.5],
  [3, 5, 1],
  [4, 1, 2.5],
  [5, 4, 2],
] as const;

/** The week's grid with six grey lessons (design 4.3). */
export function SkeletonCalendar({ hours = 9, label }: WithLabel & { hours?: number }) {
  return (
    <Loading label={label}>
      <chakra.div borderWidth="1px" borderRadius="l3" overflow="hidden" bg="bg.panel">
        <chakra.div display="grid" gridTemplateColumns={`3.5rem repeat(${DAYS}, 1fr)`} borderBottomWidth="1px" py="2.5">
          <span />
          {Array.from({ length: DAYS }, (_, day) => (
            <Skeleton key={day} h="1rem" w="2.25rem" mx="auto" />
          ))}
        </chakra.div>
        <chakra.div
          display="grid"
          gridTemplateColumns={`3.5rem repeat(${DAYS}, 1fr)`}
          gridTemplateRows={`repeat(${hours * 2}, 1.75rem)`}
          position="relative"
          backgroundImage="repeating-linear-gradient(to bottom, transparent 0 calc(3.5rem - 1px), {colors.calendar.grid} calc(3.5rem - 1px) 3.5rem)"
        >
          {Array.from({ length: DAYS }, (_, day) => (
            <chakra.div
              key={day}
              gridColumn={day + 2}
              gridRow={`1 / span ${hours * 2}`}
              borderInlineStartWidth="1px"
              borderColor="calendar.grid"
            />
          ))}
          {BLOCKS.map(([day, hour, length]) => (
            <Skeleton key={day} gridColumn={day + 2} gridRow={`${hour * 2 + 1} / span ${length * 2}`} mx="1" my="0.5" />
          ))}
        </chakra.div>
      </chakra.div>
    </Loading>
  );
}
