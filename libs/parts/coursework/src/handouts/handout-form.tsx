import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, type SubmitEvent, useRef } from 'react';
import { type DefaultValues, FormProvider } from 'react-hook-form';
import type * as v from 'valibot';
import { FormRefusal } from '@portal/portal-core/form-refusal';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { Button } from '@portal/ui/button';
import { DraftNotice } from '@portal/ui/draft-notice';
import { FormSummary } from '@portal/ui/form-summary';
import { StickyActions } from '@portal/ui/sticky-actions';
import { HandoutFields, type HandoutFieldWords, type HandoutValues } from './handout-fields.tsx';

interface Words extends HandoutFieldWords {
  submit: string;
  saveDraft: string;
  save: string;
  failed: string;
}

interface Props<V extends HandoutValues, O> {
  location: 'ASSIGNMENT' | 'LECTURE';
  /** Which one this is, for what is kept of it in the browser. */
  draftKey: string;
  isNew: boolean;
  schema: v.GenericSchema<V, O>;
  defaultValues: DefaultValues<V>;
  /** Fields of its own whose name is not that of the contract. */
  fieldOf?: Readonly<Record<string, string>>;
  /** What its own fields are called. */
  labels: Readonly<Record<string, string>>;
  words: Words;
  said: Readonly<Record<'created' | 'draftSaved' | 'updated' | 'close', string>>;
  save: (values: O, as: { clientId: string; isDraft: boolean }) => Promise<unknown>;
  onReload: () => void;
  onClose: () => void;
  /** Its own fields, below those of every handout; the form is in their context. */
  children: ReactNode;
}

/** A handout: written, sent with its files, and kept as a draft of the browser until it is (ASG-1, ASG-3). */
export function HandoutForm<V extends HandoutValues, O>(props: Props<V, O>) {
  const { draftKey, isNew, schema, defaultValues, fieldOf = {}, words, said, save, onClose } = props;
  const toast = useToast();
  const isDraft = useRef(false);
  const { form, submit, isSending, problem, problems, summary } = useContractForm({
    schema,
    defaultValues,
    fieldOf(path) {
      const name = path.split('.')[0]!;
      return name === 'fileIds' ? 'files' : (fieldOf[name] ?? path);
    },
    send: (values, clientId) => save(values, { clientId, isDraft: isDraft.current }),
    onSent() {
      draft.clear();
      toast({ type: 'success', title: !isNew ? said.updated : isDraft.current ? said.draftSaved : said.created });
      onClose();
    },
  });
  const draft = useFormDraft(form, { key: draftKey });

  const send = (asDraft: boolean, event?: SubmitEvent<HTMLFormElement>) => {
    // A second press while the first is on its way does not change what that was.
    if (!isSending) isDraft.current = asDraft;
    submit(event);
  };
  return (
    <FormProvider {...form}>
      <chakra.form
        noValidate
        onSubmit={(event) => send(false, event)}
        display="grid"
        gap="5"
        gridTemplateColumns="minmax(0, 1fr)"
      >
        {draft.restoredAt && <DraftNotice onDiscard={draft.discard} />}
        <FormSummary
          problems={problems}
          labels={{ title: words.title, content: words.content, files: words.files, ...props.labels }}
          {...summary}
        />
        <HandoutFields location={props.location} keepAs={draftKey} words={words} />
        {props.children}
        <FormRefusal title={words.failed} problem={problem} onReload={props.onReload} />
        <StickyActions>
          <Button variant="outline" onClick={onClose}>
            {said.close}
          </Button>
          {isNew && (
            <Button variant="outline" loading={isSending} onClick={() => send(true)}>
              {words.saveDraft}
            </Button>
          )}
          <Button type="submit" loading={isSending}>
            {isNew ? words.submit : words.save}
          </Button>
        </StickyActions>
      </chakra.form>
    </FormProvider>
  );
}
