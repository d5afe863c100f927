import { chakra } from '@chakra-ui/react/styled-system';
import { useWatch } from 'react-hook-form';
import {
  useCreateReplyTemplateMutation,
  useUpdateReplyTemplateMutation,
} from '@portal/api/reviews/reply-templates.api';
import { NewReplyTemplate, type ReplyTemplate, TEMPLATE_LIMITS } from '@portal/domain/reviews/reply-template';
import { REVIEW_LIMITS } from '@portal/domain/reviews/review';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { Button } from '@portal/ui/button';
import { Field, TextArea, TextInput } from '@portal/ui/field';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { StickyActions } from '@portal/ui/sticky-actions';
import { templates as words } from '../messages.ts';
import { UnknownPlaces } from './unknown-places.tsx';
import { VariableButtons } from './variable-buttons.tsx';

interface Props {
  /** Null makes a new one. */
  template: ReplyTemplate | null;
  text: string;
  onDone: () => void;
}

/** One kept answer: its name, its words, and the places that are filled in. */
export function TemplateForm({ template, text, onDone }: Props) {
  const [create] = useCreateReplyTemplateMutation();
  const [update] = useUpdateReplyTemplateMutation();
  const { form, submit, isSending, problem } = useContractForm({
    schema: NewReplyTemplate,
    defaultValues: { name: template?.name ?? '', content: template?.content ?? text },
    send: (body) => (template ? update({ id: template.id, body }) : create({ body })).unwrap(),
    onSent: onDone,
  });
  const { errors } = form.formState;
  const content = useWatch({ control: form.control, name: 'content' });
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <Field label={words.name} error={errors.name?.message} limit={TEMPLATE_LIMITS.nameMax} required>
        <TextInput {...form.register('name')} />
      </Field>
      <Field
        label={words.content}
        helper={words.contentHelper}
        error={errors.content?.message}
        limit={REVIEW_LIMITS.replyMax}
        required
      >
        <TextArea rows={4} {...form.register('content')} />
      </Field>
      <VariableButtons
        onPick={(place) => {
          form.setValue('content', content + place, { shouldDirty: true, shouldTouch: true });
          form.setFocus('content');
        }}
      />
      <UnknownPlaces text={content} />
      <ProblemBanner title={words.saveFailed} problem={problem} />
      <StickyActions>
        <Button variant="outline" onClick={onDone}>
          {words.back}
        </Button>
        <Button type="submit" loading={isSending}>
          {words.save}
        </Button>
      </StickyActions>
    </chakra.form>
  );
}
