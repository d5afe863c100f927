import { chakra } from '@chakra-ui/react/styled-system';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field, TextArea } from '@portal/ui/field';
import { SelectField, type SelectFieldProps } from '@portal/ui/select-field';
import type { ReportWords } from './messages.ts';

type FieldName = 'reason' | 'words';

interface ReportFieldsProps {
  /** What is reported, where it was written. */
  quoted?: string | undefined;
  reasons: SelectFieldProps['options'];
  /** How long the words may be. */
  limit: number;
  words: Pick<ReportWords, 'reason' | 'choose' | 'words' | 'wordsHelper'>;
  register: (name: FieldName) => UseFormRegisterReturn;
  errors: Readonly<Partial<Record<FieldName, string | undefined>>>;
}

/** Why something is reported. No reason is proposed: whoever presses without looking would say something that she does not mean. */
export function ReportFields({ quoted, reasons, limit, words, register, errors }: ReportFieldsProps) {
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      {quoted !== undefined && (
        <chakra.blockquote layerStyle="sheet" p="3" dir="auto" lineClamp="4" overflowWrap="anywhere">
          {quoted}
        </chakra.blockquote>
      )}
      <SelectField
        label={words.reason}
        options={reasons}
        placeholder={words.choose}
        error={errors.reason}
        required
        {...register('reason')}
      />
      <Field label={words.words} helper={words.wordsHelper} error={errors.words} limit={limit}>
        <TextArea rows={3} {...register('words')} />
      </Field>
    </chakra.div>
  );
}
