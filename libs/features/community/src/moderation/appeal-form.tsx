import { COMMUNITY_LIMITS } from '@portal/domain/community/community-limits';
import { NewAppeal } from '@portal/domain/community/moderation';
import { DialogForm } from '@portal/portal-core/dialog-form';
import { useToast } from '@portal/portal-core/show-toast';
import { useDialogForm } from '@portal/portal-core/use-dialog-form';
import { Field, TextArea } from '@portal/ui/field';
import { appeal as words } from '../moderation-messages.ts';
import type { Said } from './said.ts';
import { useModeration } from './use-moderation.ts';

interface AppealFormProps {
  said: Said;
  onClose: () => void;
}

/** Says once, to the team, why her removed words should be read again. */
export function AppealForm({ said, onClose }: AppealFormProps) {
  const { appeal } = useModeration(said);
  const toast = useToast();
  const contract = useDialogForm({
    schema: NewAppeal,
    defaultValues: { words: '' },
    send: appeal,
    draftKey: `community-appeal:${said.id}`,
    onSent: () => toast({ type: 'success', title: words.done }),
    onClose,
  });
  const { register, formState } = contract.form;
  return (
    <DialogForm
      contract={contract}
      body={words.body(COMMUNITY_LIMITS.appealWorkingDays)}
      words={words}
      onClose={onClose}
    >
      <Field label={words.words} error={formState.errors.words?.message} limit={COMMUNITY_LIMITS.wordsMax} required>
        <TextArea rows={4} {...register('words')} />
      </Field>
    </DialogForm>
  );
}
