import { chakra } from '@chakra-ui/react/styled-system';
import { Controller } from 'react-hook-form';
import * as v from 'valibot';
import { useEditGiftMutation } from '@portal/api/points/gift-orders.api';
import { GIFT_DESCRIPTION_MAX, type GiftDrawing } from '@portal/domain/points/gift';
import { giftOrdersContract, type StockedGift } from '@portal/domain/points/gift-orders.contract';
import { LIMITS } from '@portal/domain/tenant/limits';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { Button } from '@portal/ui/button';
import { Field, TextArea, TextInput } from '@portal/ui/field';
import { FormSummary } from '@portal/ui/form-summary';
import { NumberField } from '@portal/ui/number-field';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { SelectField } from '@portal/ui/select-field';
import { StickyActions } from '@portal/ui/sticky-actions';
import { added, move, stock as words } from '../gift-messages.ts';
import { DRAWINGS } from './drawings.ts';

interface EditGiftFormProps {
  gift: StockedGift;
  onClose: () => void;
}

interface FactsValues {
  name: string;
  description: string;
  drawing: GiftDrawing;
  points: number | null;
}

type Facts = Omit<v.InferOutput<typeof giftOrdersContract.editGift.body>, 'version'>;
const { version: _, ...entries } = giftOrdersContract.editGift.body.entries;
// A price that is not typed yet is said by the rules of the contract.
const FactsForm = v.strictObject(entries) as v.GenericSchema<FactsValues, Facts>;

/** What a gift is called, how it looks and what it costs from now on. */
export function EditGiftForm({ gift, onClose }: EditGiftFormProps) {
  const { id, version, name, description, drawing, points } = gift;
  const [editGift] = useEditGiftMutation();
  const toast = useToast();
  const { form, submit, isSending, problem, problems, summary } = useContractForm({
    schema: FactsForm,
    defaultValues: { name, description, drawing, points },
    // The newest state, also where somebody else has changed it meanwhile and she has read of that.
    send: (facts) => editGift({ id, body: { ...facts, version } }).unwrap(),
    onSent() {
      toast({ type: 'success', title: words.saved });
      onClose();
    },
  });
  const { errors } = form.formState;
  const isLate = problem?.code === 'VERSION_CONFLICT';
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <p>{words.editBody}</p>
      <FormSummary problems={problems} labels={added} {...summary} />
      <Field label={added.name} error={errors.name?.message} limit={LIMITS.nameMax} required>
        <TextInput {...form.register('name')} />
      </Field>
      <Field
        label={added.description}
        helper={added.descriptionHelper}
        error={errors.description?.message}
        limit={GIFT_DESCRIPTION_MAX}
        required
      >
        <TextArea rows={2} {...form.register('description')} />
      </Field>
      <SelectField label={added.drawing} options={DRAWINGS} {...form.register('drawing')} />
      <Controller
        control={form.control}
        name="points"
        render={({ field, fieldState: { error } }) => (
          <NumberField
            {...field}
            label={added.points}
            error={error && field.value === null ? added.pointsMissing : error?.message}
            min={1}
            max={LIMITS.maxValue}
            required
          />
        )}
      />
      <ProblemBanner
        title={isLate ? move.changed : words.saveFailed}
        problem={isLate && problem ? { ...problem, message: words.lateFacts } : problem}
      />
      <StickyActions>
        <Button variant="outline" onClick={onClose}>
          {words.keep}
        </Button>
        <Button type="submit" loading={isSending}>
          {words.save}
        </Button>
      </StickyActions>
    </chakra.form>
  );
}
