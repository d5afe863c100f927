import { useCreateSavedReplyMutation, useUpdateSavedReplyMutation } from '@portal/api/chat/saved-replies.api';
import { STANDARD_REPLIES } from '@portal/domain/chat/replies/standard-replies';
import type { NewSavedReply, SavedReply } from '@portal/domain/chat/saved-reply';

/** A phrase that is written: null for a new one. */
export interface EditedReply {
  readonly reply: SavedReply | null;
  /** She keeps none yet and sees the standard ones. */
  readonly isStandard: boolean;
}

/** Keeps a phrase. With her first one the standard phrases become hers, so that none is lost; the same call again makes no second ones. */
export function useKeepReply({ reply, isStandard }: EditedReply) {
  const [create] = useCreateSavedReplyMutation();
  const [update] = useUpdateSavedReplyMutation();
  return async (body: NewSavedReply): Promise<void> => {
    if (reply && !isStandard) return void (await update({ id: reply.id, body }).unwrap());
    const standard = isStandard ? STANDARD_REPLIES : [];
    for (const one of standard) await create({ body: one.name === reply?.name ? body : one }).unwrap();
    if (!reply) await create({ body }).unwrap();
  };
}
