import { lessonMovesApi, useAnswerLessonMoveMutation } from '@portal/api/lessons/lesson-moves.api';
import { lessonsApi } from '@portal/api/lessons/lessons.api';
import type { LessonMove } from '@portal/domain/lessons/lesson-move';
import { useAppDispatch } from '@portal/portal-core/hooks';
import { useAction } from '@portal/portal-core/use-action';
import { useUndo } from '@portal/portal-core/use-undo';
import { declineMessages as words } from './decline-messages.ts';

/**
 * Says no to a student's wish. It shows at once; the student, who cannot unread it, hears of it when it can no longer be
 * taken back.
 */
export function useDeclineMove() {
  const [answer] = useAnswerLessonMoveMutation();
  const dispatch = useAppDispatch();
  const offerUndo = useUndo();
  const act = useAction();

  return ({ id, lessonId }: Pick<LessonMove, 'id' | 'lessonId'>, note: string): void => {
    const shown = [
      dispatch(lessonMovesApi.util.updateQueryData('getLessonMove', { id }, (move) => void (move.status = 'DECLINED'))),
      dispatch(
        lessonsApi.util.updateQueryData('getLesson', { id: lessonId }, ({ moves }) => {
          for (const move of moves) if (move.id === id) move.status = 'DECLINED';
        }),
      ),
    ];
    const show = () => shown.forEach((patch) => patch.undo());
    offerUndo({
      text: words.declined,
      undo: show,
      settle: () =>
        void act(() => answer({ id, body: { decision: 'DECLINED', note } }).unwrap(), {
          failed: words.failed,
          onRefused: show,
        }),
    });
  };
}
