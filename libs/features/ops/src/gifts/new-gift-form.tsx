import { chakra } from '@chakra-ui/react/styled-system';
import { useWatch } from 'react-hook-form';
import { useCreateGiftMutation } from '@portal/api/points/gift-orders.api';
import { GIFT_DAYS_MAX, GIFT_DESCRIPTION_MAX, GIFT_KIND_LABELS, GIFT_KINDS } from '@portal/domain/points/gift';
import { LIMITS } from '@portal/domain/tenant/limits';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { Button } from '@portal/ui/button';
import { Field, TextArea, TextInput } from '@portal/ui/field';
import { FormSummary } from '@portal/ui/form-summary';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { SelectField } from '@portal/ui/select-field';
import { StickyActions } from '@portal/ui/sticky-actions';
import { added as words, stock } from '../gift-messages.ts';
import { CountField } from './count-field.tsx';
import { DRAWINGS } from './drawings.ts';
import { GiftForm, hasDays, NO_GIFT } from './new-gift.ts';

const KINDS = GIFT_KINDS.map((value) => ({ value, label: GIFT_KIND_LABELS[value] }));

/** One more gift; what its kind does not have is not asked for. */
export function NewGiftForm({ onClose }: { onClose: () => void }) {
  const [createGift] = useCreateGiftMutation();
  const toast = useToast();
  const { form, submit, isSending, problem, problems, summary } = useContractForm({
    schema: GiftForm,
    defaultValues: NO_GIFT,
    send: (body, clientId) => createGift({ body: { ...body, clientId } }).unwrap(),
    onSent() {
      draft.clear();
      toast({ type: 'success', title: words.done });
      onClose();
    },
  });
  const draft = useFormDraft(form, { key: 'gift:new' });
  const kind = useWatch({ control: form.control, name: 'kind' });
  const { errors } = form.formState;
  const { control } = form;
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <FormSummary problems={problems} labels={words} {...summary} />
      <SelectField label={words.kind} options={KINDS} {...form.register('kind')} />
      <Field label={words.name} error={errors.name?.message} limit={LIMITS.nameMax} required>
        <TextInput {...form.register('name')} />
      </Field>
      <Field
        label={words.description}
        helper={words.descriptionHelper}
        error={errors.description?.message}
        limit={GIFT_DESCRIPTION_MAX}
        required
      >
        <TextArea rows={2} {...form.register('description')} />
      </Field>
      <SelectField label={words.drawing} options={DRAWINGS} {...form.register('drawing')} />
      <CountField control={control} name="points" label={words.points} missing={words.pointsMissing} min={1} required />
      <CountField control={control} name="stock" label={words.stock} helper={stock.countHelper} />
      {hasDays(kind) && (
        <CountField
          control={control}
          name="days"
          label={words.days}
          helper={words.daysHelper}
          min={1}
          max={GIFT_DAYS_MAX}
        />
      )}
      {kind === 'FEE_RELIEF' && (
        <CountField
          control={control}
          name="relief"
          label={words.relief}
          helper={words.reliefHelper}
          min={1}
          max={100}
        />
      )}
      <ProblemBanner title={words.failed} problem={problem} />
      <StickyActions>
        <Button variant="outline" onClick={onClose}>
          {stock.keep}
        </Button>
        <Button type="submit" loading={isSending}>
          {words.submit}
        </Button>
      </StickyActions>
    </chakra.form>
  );
}
