import { chakra } from '@chakra-ui/react/styled-system';
import { Plus } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { LIMITS } from '@portal/domain/tenant/limits';
import { useUndo } from '@portal/portal-core/use-undo';
import { Button } from '@portal/ui/button';
import { Field, TextArea, TextInput } from '@portal/ui/field';
import { Icon } from '@portal/ui/icon';
import { PlainPanel } from '@portal/ui/plain-panel';
import { homework as words } from '../pack-editor-messages.ts';
import { DocumentsField } from './documents-field.tsx';
import { NO_HOMEWORK, type PackValues } from './pack-values.ts';

/** The homework of the pack, where it has one. */
export function HomeworkFields() {
  const { control, register, setValue, setFocus, getValues, formState } = useFormContext<PackValues>();
  const offerUndo = useUndo();
  const hasHomework = useWatch({ control, name: 'homework' }) !== null;
  const errors = formState.errors.homework;

  function add() {
    setValue('homework', NO_HOMEWORK);
    // The field is there after the change only.
    setTimeout(() => setFocus('homework.title'));
  }
  function remove() {
    const before = getValues('homework');
    setValue('homework', null);
    offerUndo({ text: words.removed, undo: () => setValue('homework', before) });
  }

  if (!hasHomework)
    return (
      <PlainPanel title={words.title}>
        <chakra.p color="fg.muted">{words.empty}</chakra.p>
        <Button variant="outline" justifySelf="start" startIcon={<Icon as={Plus} size={16} />} onClick={add}>
          {words.add}
        </Button>
      </PlainPanel>
    );
  return (
    <PlainPanel
      title={words.title}
      action={
        <Button size="sm" variant="ghost" onClick={remove}>
          {words.remove}
        </Button>
      }
    >
      <chakra.div layerStyle="sheet" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" p="4">
        <Field label={words.name} required limit={LIMITS.handoutTitleMax} error={errors?.title?.message}>
          <TextInput {...register('homework.title')} placeholder={words.namePlaceholder} autoComplete="off" />
        </Field>
        <Field label={words.content} optional limit={LIMITS.handoutTextMax} error={errors?.content?.message}>
          <TextArea rows={3} {...register('homework.content')} />
        </Field>
        <DocumentsField name="homework.documents" label={words.files} choose={words.choose} helper={words.filesHint} />
      </chakra.div>
    </PlainPanel>
  );
}
