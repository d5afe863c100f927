import { chakra } from '@chakra-ui/react/styled-system';
import type { UseFormReturn } from 'react-hook-form';
import type { GiftReceiver } from '@portal/domain/points/gift';
import { Field, TextArea, TextInput } from '@portal/ui/field';
import { redeem as words } from '../gift-messages.ts';

interface ReceiverFieldsProps<O> {
  form: UseFormReturn<{ receiver: GiftReceiver }, unknown, O>;
}

/** To whom a thing is sent. */
export function ReceiverFields<O>({ form }: ReceiverFieldsProps<O>) {
  const errors = form.formState.errors.receiver;
  return (
    <chakra.fieldset display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <chakra.legend textStyle="title.sm" mb="2">
        {words.receiver}
      </chakra.legend>
      <Field label={words.name} error={errors?.name?.message} required>
        <TextInput autoComplete="name" {...form.register('receiver.name')} />
      </Field>
      <Field label={words.phone} helper={words.phoneHelper} error={errors?.phone?.message} required>
        <TextInput type="tel" inputMode="numeric" autoComplete="tel" {...form.register('receiver.phone')} />
      </Field>
      <Field label={words.address} error={errors?.address?.message} required>
        <TextArea rows={2} autoComplete="street-address" {...form.register('receiver.address')} />
      </Field>
    </chakra.fieldset>
  );
}
