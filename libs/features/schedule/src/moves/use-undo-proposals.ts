import { useCallback } from 'react';
import { useWithdrawLessonMoveMutation } from '@portal/api/lessons/lesson-moves.api';
import type { LessonMove } from '@portal/domain/lessons/lesson-move';
import { useUndo } from '@portal/portal-core/use-undo';

/** Offers to take proposals back, all of them with one press (W5). */
export function useUndoProposals(): (text: string, moves: readonly LessonMove[]) => void {
  const offer = useUndo();
  const [withdraw] = useWithdrawLessonMoveMutation();
  return useCallback(
    (text, moves) =>
      offer({
        text,
        of: moves.map(({ id }) => id),
        undo: async () => {
          // One that was answered meanwhile keeps the others from nothing.
          const results = await Promise.allSettled(moves.map(({ id }) => withdraw({ id }).unwrap()));
          const failed = results.find((result) => result.status === 'rejected');
          if (failed) throw failed.reason;
        },
      }),
    [offer, withdraw],
  );
}
