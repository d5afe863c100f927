import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '@portal/domain/site/paths';
import { readDraft, saveDraft } from '@portal/portal-core/form-drafts';
import { useDraftOwner } from '@portal/portal-core/use-draft-owner';

interface Greeting {
  readonly classId: string;
  readonly roomId: string;
  readonly message: string;
}

/** Of the composer of a talk: what is half-written there waits under this key. */
const keyOf = (roomId: string) => `chat:${roomId}`;

/** Puts a prepared message where one writes in the talk of a class, below what she has begun there, and leads to it. It sends nothing. */
export function useGreeting(): (greeting: Greeting) => void {
  const owner = useDraftOwner(false);
  const navigate = useNavigate();
  return useCallback(
    ({ classId, roomId, message }) => {
      if (owner !== null) {
        const before = readDraft(owner, keyOf(roomId))?.values ?? {};
        const begun = typeof before['content'] === 'string' ? before['content'] : '';
        const content = begun.includes(message) ? begun : [begun, message].filter(Boolean).join('\n\n');
        saveDraft(owner, keyOf(roomId), { files: [], ...before, content });
      }
      void navigate(paths.classChat(classId));
    },
    [owner, navigate],
  );
}
