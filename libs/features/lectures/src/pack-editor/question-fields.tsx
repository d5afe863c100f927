import { chakra } from '@chakra-ui/react/styled-system';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { POLL_LIMITS } from '@portal/domain/live/live-poll';
import { Field, TextInput } from '@portal/ui/field';
import { SelectField } from '@portal/ui/select-field';
import { TextListField } from '@portal/ui/text-list-field';
import { questions as words } from '../pack-editor-messages.ts';
import { answerAfter, type PackValues } from './pack-values.ts';

/** One question: what is asked, the answers to choose from, and which of them is right, if any. */
export function QuestionFields({ at }: { at: number }) {
  const { control, register, setValue, formState } = useFormContext<PackValues>();
  const poll = `polls.${at}` as const;
  const [options, answer] = useWatch({ control, name: [`${poll}.options`, `${poll}.answer`] });
  const errors = formState.errors.polls?.[at];
  const lines = (options ?? []).map((text, no) => ({ value: String(no), label: text.trim() }));
  return (
    <chakra.fieldset display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" p="2">
      <chakra.legend srOnly>{words.item(at + 1)}</chakra.legend>
      <Field label={words.question} required limit={POLL_LIMITS.questionMax} error={errors?.question?.message}>
        <TextInput {...register(`${poll}.question`)} autoComplete="off" />
      </Field>
      <Controller
        control={control}
        name={`${poll}.options`}
        render={({ field: { ref, value, onChange, onBlur }, fieldState: { error } }) => (
          <TextListField
            ref={ref}
            label={words.options}
            required
            error={error?.message ?? error?.root?.message}
            value={value}
            nameOf={words.option}
            addLabel={words.addOption}
            max={POLL_LIMITS.optionsMax}
            limit={POLL_LIMITS.optionMax}
            onBlur={onBlur}
            onChange={(next) => {
              setValue(`${poll}.answer`, answerAfter(answer, value, next));
              onChange(next);
            }}
          />
        )}
      />
      <SelectField
        label={words.answer}
        helper={words.answerHint}
        placeholder={words.noAnswer}
        options={lines.filter(({ label }) => label !== '')}
        value={answer === null ? '' : String(answer)}
        onChange={({ target }) => setValue(`${poll}.answer`, target.value === '' ? null : Number(target.value))}
      />
    </chakra.fieldset>
  );
}
