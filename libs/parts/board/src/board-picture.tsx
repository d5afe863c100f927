import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense } from 'react';
import type { Drawing } from '@portal/domain/live/board-drawing';
import { late } from '@portal/ui/late';
import { Spinner } from '@portal/ui/spinner';
import { PAGE } from './look.ts';

const Paper = late(() => import('./paper.tsx'));

interface BoardPictureProps {
  drawings: readonly Drawing[];
  /** The name of the picture, with what is written on it. */
  label: string;
  /** Said until the picture is there. */
  loading: string;
}

/** One page of a board to look at; as wide as its place. */
export function BoardPicture({ drawings, label, loading }: BoardPictureProps) {
  return (
    <chakra.div
      role="img"
      aria-label={label}
      w="full"
      aspectRatio={`${PAGE.width} / ${PAGE.height}`}
      display="grid"
      placeItems="center"
    >
      <Suspense fallback={<Spinner label={loading} />}>
        <Paper drawings={drawings} />
      </Suspense>
    </chakra.div>
  );
}
