import { Field, TextInput } from '@portal/ui/field';
import { Panel } from '@portal/ui/panel';
import { fields, sections } from '../field-messages.ts';
import { useProfileFields } from '../values/use-profile-fields.ts';
import { FieldPlace } from './field-place.tsx';

const { permanentAddress, personalTaxCode } = fields;

/** 세금: what only the operators need, for payments. */
export function TaxFields() {
  const { register, errorAt } = useProfileFields();
  return (
    <Panel title={sections.tax.title} intro={sections.tax.body}>
      <FieldPlace path="permanentAddress">
        <Field
          label={permanentAddress.label}
          helper={permanentAddress.helper}
          error={errorAt('permanentAddress')}
          required
        >
          <TextInput autoComplete="street-address" {...register('permanentAddress')} />
        </Field>
      </FieldPlace>
      <FieldPlace path="personalTaxCode">
        <Field
          label={personalTaxCode.label}
          helper={personalTaxCode.helper}
          error={errorAt('personalTaxCode')}
          required
        >
          <TextInput
            autoComplete="off"
            dir="ltr"
            placeholder={personalTaxCode.placeholder}
            {...register('personalTaxCode')}
          />
        </Field>
      </FieldPlace>
    </Panel>
  );
}
