import { useEffect, useEffectEvent } from 'react';
import type { ApiProblem } from '@portal/api/api-problem';
import { calendarApi } from '@portal/api/schedule/calendar.api';
import { useAppDispatch } from '@portal/portal-core/hooks';
import { useToast } from '@portal/portal-core/show-toast';
import { editingMessages } from '../editing-messages.ts';

interface Missing {
  /** All rules are here and it is not among them: closed in another window or by somebody else. */
  isGone: boolean;
  /** Why the rules did not come, where that leaves nothing to show. */
  problem?: ApiProblem | undefined;
  onClose: () => void;
}

/** Free time that was opened but cannot be shown: says why and closes it; what is gone leaves the calendar too. */
export function useMissingRule({ isGone, problem, onClose }: Missing) {
  const toast = useToast();
  const dispatch = useAppDispatch();
  const say = useEffectEvent(() => {
    if (isGone) dispatch(calendarApi.util.invalidateTags(['Calendar']));
    toast(
      isGone
        ? { type: 'error', title: editingMessages.free.gone }
        : { type: 'error', title: editingMessages.free.ruleFailed, message: problem?.message },
    );
    onClose();
  });
  const isMissing = isGone || problem !== undefined;
  useEffect(() => {
    if (isMissing) say();
  }, [isMissing]);
}
