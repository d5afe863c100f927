import { useState } from 'react';
import { problemOf } from '@portal/api/api-problem';
import {
  useGiveBackSharedPackMutation,
  useTakeSharedPackMutation,
  useThankForSharedPackMutation,
} from '@portal/api/community/shared-packs.api';
import type { CommunityPost } from '@portal/domain/community/post';
import { useToast } from '@portal/portal-core/show-toast';
import { useAction } from '@portal/portal-core/use-action';
import { useUndo } from '@portal/portal-core/use-undo';
import { packs as words } from '../packs-messages.ts';

/** What is said where the server's own words would not tell what to do here. */
const REFUSALS: Readonly<Partial<Record<string, string>>> = { QUOTA_TOTAL: words.full, LIMIT_REACHED: words.tooMany };

/** Takes the pack of a post into her library, with a way back, and thanks for it. */
export function useTaking({ id }: Pick<CommunityPost, 'id'>) {
  const [take, taking] = useTakeSharedPackMutation();
  const [giveBack] = useGiveBackSharedPackMutation();
  const [thank] = useThankForSharedPackMutation();
  const [isJustTaken, setIsJustTaken] = useState(false);
  const act = useAction();
  const toast = useToast();
  const offerUndo = useUndo();
  return {
    isTaking: taking.isLoading,
    /** By this page, a moment ago. */
    isJustTaken,
    async take(): Promise<void> {
      try {
        await take({ id }).unwrap();
      } catch (error) {
        const { code = '', message } = problemOf(error);
        return toast({ type: 'error', title: words.takeFailed, message: REFUSALS[code] ?? message });
      }
      setIsJustTaken(true);
      offerUndo({
        text: words.taken,
        async undo() {
          await giveBack({ id }).unwrap();
          setIsJustTaken(false);
        },
      });
    },
    turnThanks: (isThanked: boolean) =>
      act(() => thank({ id, body: { isThanked } }).unwrap(), { key: id, failed: words.thankFailed }),
  };
}
