import { chakra } from '@chakra-ui/react/styled-system';
import { CopyPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import type { AnswerOf } from '@portal/domain/contract/endpoint';
import { formatDay, formatDayWithWeekday, speakDay } from '@portal/domain/format/date-time';
import { formatDayRange, formatTimeRange } from '@portal/domain/format/range';
import type { freeTimesContract } from '@portal/domain/schedule/free-times.contract';
import { addDays, mondayOf } from '@portal/domain/time/day';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { Button } from '@portal/ui/button';
import { Checkbox } from '@portal/ui/checkbox';
import { DateField } from '@portal/ui/date-field';
import { DraftNotice } from '@portal/ui/draft-notice';
import { FormSummary } from '@portal/ui/form-summary';
import { Icon } from '@portal/ui/icon';
import { Panel } from '@portal/ui/panel';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { editingMessages } from '../editing-messages.ts';
import { DRAFTS } from '../editor/draft-keys.ts';
import type { Day } from '../time/day.ts';
import { type CopyFields, copyForm, offeredMondays } from './copy-fields.ts';

const words = editingMessages.page;
const LABELS = { from: words.fromWeek, to: words.toWeeks };

export type CopyAnswer = AnswerOf<typeof freeTimesContract.copyFreeTimeWeek>;

interface Props {
  today: Day;
  send: (fromMonday: Day, toMondays: Day[]) => Promise<CopyAnswer>;
  /** What the last copy left out; null before the first. */
  answer: CopyAnswer | null;
  /** Null until it is known what last week had. */
  onCopyLastWeek: (() => void) | null;
}

/** One week's free time for other weeks, with what was left out named (CAL-2). */
export function CopyWeek({ today, send, answer, onCopyLastWeek }: Props) {
  const id = useId();
  const [defaults] = useState<CopyFields>(() => ({ from: mondayOf(today), to: [] }));
  const { form, submit, isSending, problem, problems, summary } = useContractForm({
    schema: copyForm(today),
    defaultValues: defaults,
    send: ({ from, to }) => send(mondayOf(from), to),
    onSent: () => {
      draft.clear();
      form.reset();
    },
  });
  const draft = useFormDraft(form, { key: `${DRAFTS}copy` });
  const { control, formState } = form;
  const { errors } = formState;
  const mondays = offeredMondays(today, useWatch({ control, name: 'from' }));
  return (
    <Panel
      title={words.copy}
      intro={words.copyHelp}
      action={
        <Button
          variant="outline"
          startIcon={<Icon as={CopyPlus} />}
          disabled={onCopyLastWeek === null}
          onClick={() => onCopyLastWeek?.()}
        >
          {words.copyLastWeek}
        </Button>
      }
    >
      <chakra.form noValidate onSubmit={submit} display="grid" gap="5" maxW="form">
        {draft.restoredAt && <DraftNotice onDiscard={draft.discard} />}
        <ProblemBanner problem={problem} />
        <FormSummary problems={problems} labels={LABELS} {...summary} />
        <Controller
          control={control}
          name="from"
          render={({ field }) => (
            <DateField
              {...field}
              label={words.fromWeek}
              helper={field.value ? weekWords(mondayOf(field.value)) : words.fromWeekHelp}
              required
              today={today}
              error={errors.from?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="to"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <chakra.fieldset minW="0" aria-describedby={id} onBlur={onBlur}>
              <chakra.legend textStyle="label" mb="1.5">
                {words.toWeeks}
              </chakra.legend>
              <chakra.div
                display="grid"
                gridTemplateColumns="repeat(auto-fill, minmax(min({sizes.56}, 100%), 1fr))"
                columnGap="4"
              >
                {mondays.map((monday, index) => (
                  <Checkbox
                    key={monday}
                    ref={index === 0 ? ref : undefined}
                    checked={value.includes(monday)}
                    onChange={(event) =>
                      onChange(
                        event.currentTarget.checked
                          ? [...value, monday].sort()
                          : value.filter((other) => other !== monday),
                      )
                    }
                  >
                    {weekWords(monday)}
                  </Checkbox>
                ))}
              </chakra.div>
              <chakra.p id={id} aria-live="polite" textStyle="label" fontWeight="normal" color="fg.error">
                {errors.to?.message}
              </chakra.p>
            </chakra.fieldset>
          )}
        />
        <chakra.div>
          <Button type="submit" variant="outline" loading={isSending}>
            {words.copyDo}
          </Button>
        </chakra.div>
      </chakra.form>
      <Answer answer={answer} />
    </Panel>
  );
}

const weekWords = (monday: Day) => formatDayRange(formatDay(monday), formatDay(addDays(monday, 6)));

function Answer({ answer }: { answer: CopyAnswer | null }) {
  return (
    <div role="status">
      {answer && (
        <chakra.div mt="5" px="4" py="3" bg="bg.subtle" borderRadius="md" textStyle="body.sm">
          <p>{answer.created.length > 0 ? words.copied(answer.created.length) : words.copiedNothing}</p>
          {answer.skipped.length > 0 && (
            <>
              <chakra.p mt="2" fontWeight="600">
                {words.skipped(answer.skipped.length)}
              </chakra.p>
              <ul>
                {answer.skipped.map(({ date, start, end, cause }) => (
                  <li key={`${date} ${start}`}>
                    <span aria-hidden>{formatDayWithWeekday(date)} </span>
                    <chakra.span srOnly>{speakDay(date)} </chakra.span>
                    {formatTimeRange(start, end)} · {words.skipCauses[cause]}
                  </li>
                ))}
              </ul>
            </>
          )}
        </chakra.div>
      )}
    </div>
  );
}
