import { useState } from 'react';
import { type ApiProblem, problemOf } from '@portal/api/api-problem';
import { useWithdrawLessonMoveMutation } from '@portal/api/lessons/lesson-moves.api';
import type { LessonMove } from '@portal/domain/lessons/lesson-move';
import { useEndUndo } from '@portal/portal-core/use-undo';

/** Takes proposals back, one or several at once; what is on its way is not asked for twice. */
export function useTakeBack(onWithdrawn: (id: string) => void) {
  const [withdraw] = useWithdrawLessonMoveMutation();
  const endUndo = useEndUndo();
  const [pending, setPending] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<ApiProblem | null>(null);

  async function takeBack(chosen: readonly LessonMove[]) {
    setProblem(null);
    const ids = chosen.map(({ id }) => id).filter((id) => !pending.includes(id));
    setPending((before) => [...before, ...ids]);
    await Promise.all(
      ids.map(async (id) => {
        const { error } = await withdraw({ id });
        if (error) return setProblem(problemOf(error));
        endUndo(id);
        return onWithdrawn(id);
      }),
    );
    setPending((before) => before.filter((id) => !ids.includes(id)));
  }
  return { takeBack: (chosen: readonly LessonMove[]) => void takeBack(chosen), pending, problem };
}
