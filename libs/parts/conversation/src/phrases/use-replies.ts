import { useMemo } from 'react';
import { useListSavedRepliesQuery } from '@portal/api/chat/saved-replies.api';
import { STANDARD_REPLIES } from '@portal/domain/chat/replies/standard-replies';
import type { SavedReply } from '@portal/domain/chat/saved-reply';

const standard: readonly SavedReply[] = STANDARD_REPLIES.map((reply, no) => ({ id: `standard-${no}`, ...reply }));

/** The phrases that a teacher keeps; who keeps none is offered the standard ones. */
export function useReplies() {
  const query = useListSavedRepliesQuery();
  const { currentData } = query;
  return useMemo(() => {
    const isStandard = currentData?.items.length === 0;
    const replies: readonly SavedReply[] = isStandard ? standard : (currentData?.items ?? []);
    return { query, isStandard, replies };
  }, [query, currentData]);
}
