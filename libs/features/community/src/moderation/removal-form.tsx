import { COMMUNITY_LIMITS } from '@portal/domain/community/community-limits';
import { NewRemoval } from '@portal/domain/community/moderation';
import { DialogForm } from '@portal/portal-core/dialog-form';
import { useDialogForm } from '@portal/portal-core/use-dialog-form';
import { useUndo } from '@portal/portal-core/use-undo';
import { Field, TextArea } from '@portal/ui/field';
import { removal as words } from '../moderation-messages.ts';
import type { Said } from './said.ts';
import { useModeration } from './use-moderation.ts';

interface RemovalFormProps {
  said: Said;
  onClose: () => void;
}

/** Takes the words of somebody else out of the group; she reads why. It can be taken back at once. */
export function RemovalForm({ said, onClose }: RemovalFormProps) {
  const { remove, takeBack } = useModeration(said);
  const offerUndo = useUndo();
  const contract = useDialogForm({
    schema: NewRemoval,
    defaultValues: { reason: '' },
    send: remove,
    draftKey: `community-removal:${said.id}`,
    onSent: () => offerUndo({ text: words.done, undo: async () => void (await takeBack()) }),
    onClose,
  });
  const { register, formState } = contract.form;
  return (
    <DialogForm contract={contract} body={words.body} words={words} onClose={onClose}>
      <Field
        label={words.reason}
        helper={words.reasonHelper}
        error={formState.errors.reason?.message}
        limit={COMMUNITY_LIMITS.reasonMax}
        required
      >
        <TextArea rows={3} {...register('reason')} />
      </Field>
    </DialogForm>
  );
}
