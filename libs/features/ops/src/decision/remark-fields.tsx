import { chakra } from '@chakra-ui/react/styled-system';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { OpsField } from '@portal/domain/ops/ops';
import { opsFieldLabel } from '@portal/domain/ops/ops-fields';
import { Field, TextArea } from '@portal/ui/field';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { SelectField } from '@portal/ui/select-field';
import { decision as words } from '../messages.ts';
import type { DecisionValues } from './decision-values.ts';

interface RemarkFieldsProps<O> {
  form: UseFormReturn<DecisionValues, unknown, O>;
  remarks: readonly { readonly id: string; readonly path: string }[];
  fields: readonly OpsField[];
  onAdd: (path: string) => void;
  onRemove: (index: number) => void;
}

/** What is said about single fields, each at its own; another field is picked from the list. */
export function RemarkFields<O>({ form, remarks, fields, onAdd, onRemove }: RemarkFieldsProps<O>) {
  const { errors, submitCount } = form.formState;
  const missing = errors.remarks?.root?.message ?? errors.remarks?.message;
  const picker = useRef<HTMLSelectElement>(null);
  // No field of the form has this name, so the form cannot lead here.
  useEffect(() => {
    if (missing) picker.current?.focus();
  }, [missing, submitCount]);
  const rest = fields.filter(({ path }) => !remarks.some((remark) => remark.path === path));
  return (
    <chakra.fieldset display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" minW="0">
      <chakra.legend textStyle="label" float="left">
        {words.remarks}
      </chakra.legend>
      {remarks.map(({ id, path }, index) => {
        const label = opsFieldLabel(fields, path);
        return (
          <Field
            key={id}
            label={words.remarkOf(label)}
            error={errors.remarks?.[index]?.remark?.message ?? errors.remarks?.[index]?.path?.message}
            limit={500}
            required
            aside={
              <IconButton
                size="sm"
                label={words.removeOf(label)}
                icon={<Icon as={Trash2} size={16} />}
                onClick={() => onRemove(index)}
              />
            }
          >
            <TextArea rows={2} {...form.register(`remarks.${index}.remark`)} />
          </Field>
        );
      })}
      <SelectField
        ref={picker}
        label={words.pick}
        error={missing}
        placeholder={words.pickPlaceholder}
        options={rest.map(({ path, label }) => ({ value: path, label }))}
        value=""
        onChange={({ target }) => target.value && onAdd(target.value)}
      />
    </chakra.fieldset>
  );
}
