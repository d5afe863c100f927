import { chakra } from '@chakra-ui/react/styled-system';
import { NewSavedReply, REPLY_LANGUAGES, SAVED_REPLY_LIMITS } from '@portal/domain/chat/saved-reply';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { Button } from '@portal/ui/button';
import { DraftNotice } from '@portal/ui/draft-notice';
import { Field, TextArea, TextInput } from '@portal/ui/field';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { StickyActions } from '@portal/ui/sticky-actions';
import { replies as words } from '../messages.ts';
import { PlaceButtons } from './place-buttons.tsx';
import { type EditedReply, useKeepReply } from './use-keep-reply.ts';

interface ReplyFormProps {
  edited: EditedReply;
  onDone: () => void;
}

/** One phrase: its name, and what it says in each language. */
export function ReplyForm({ edited, onDone }: ReplyFormProps) {
  const { name = '', korean = '', vietnamese = '' } = edited.reply ?? {};
  const { form, submit, isSending, problem } = useContractForm({
    schema: NewSavedReply,
    defaultValues: { name, korean, vietnamese },
    send: useKeepReply(edited),
    onSent() {
      draft.clear();
      onDone();
    },
  });
  const draft = useFormDraft(form, { key: `chat-phrase:${edited.reply?.id ?? 'new'}` });
  const { errors } = form.formState;
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      {draft.restoredAt && <DraftNotice onDiscard={draft.discard} />}
      <Field label={words.name} error={errors.name?.message} limit={SAVED_REPLY_LIMITS.nameMax} required>
        <TextInput {...form.register('name')} />
      </Field>
      {REPLY_LANGUAGES.map((language) => (
        <chakra.div key={language} display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
          <Field
            label={words[language]}
            helper={words.helper}
            error={errors[language]?.message}
            limit={SAVED_REPLY_LIMITS.textMax}
          >
            <TextArea rows={3} lang={language === 'korean' ? 'ko' : 'vi'} {...form.register(language)} />
          </Field>
          <PlaceButtons
            label={words.places(words[language])}
            onPick={(place) => {
              form.setValue(language, form.getValues(language) + place, { shouldDirty: true, shouldTouch: true });
              form.setFocus(language);
            }}
          />
        </chakra.div>
      ))}
      <ProblemBanner title={words.saveFailed} problem={problem} />
      <StickyActions>
        <Button variant="outline" onClick={onDone}>
          {words.cancel}
        </Button>
        <Button type="submit" loading={isSending}>
          {words.save}
        </Button>
      </StickyActions>
    </chakra.form>
  );
}
