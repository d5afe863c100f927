import { chakra } from '@chakra-ui/react/styled-system';
import { Controller } from 'react-hook-form';
import type { IncomeExplanation } from '@portal/domain/wallet/income';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { Button } from '@portal/ui/button';
import { Field, TextArea } from '@portal/ui/field';
import { FormSummary } from '@portal/ui/form-summary';
import { MoneyField } from '@portal/ui/money-field';
import { Panel } from '@portal/ui/panel';
import { RadioCards } from '@portal/ui/radio-cards';
import { StickyActions } from '@portal/ui/sticky-actions';
import { adjust as words, income } from './incomes-messages.ts';
import { useAdjustment, WAYS } from './use-adjustment.ts';

const LABELS = { way: words.way, amount: words.amount, reason: words.reason };
const OPTIONS = WAYS.map((value) => ({ value, label: words.ways[value], description: words.wayHints[value] }));

/** More or less for one lesson, with a reason; asks before it is booked, and says who bears it. */
export function AdjustForm({ explanation }: { explanation: IncomeExplanation }) {
  const { form, submit, problems, summary, asked, net, book, isBooking, keep } = useAdjustment(explanation);
  const { errors } = form.formState;
  const after = net + (asked?.amount ?? 0);
  const { className, lessonNo } = explanation.income;
  const lesson = income.lesson(className, lessonNo);
  return (
    <Panel title={words.title} intro={words.intro}>
      <chakra.form noValidate onSubmit={submit} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        <FormSummary problems={problems} labels={LABELS} {...summary} />
        <Controller
          control={form.control}
          name="way"
          render={({ field }) => <RadioCards {...field} label={words.way} options={OPTIONS} required />}
        />
        <Controller
          control={form.control}
          name="amount"
          render={({ field, fieldState }) => (
            <MoneyField {...field} label={words.amount} error={fieldState.error?.message} required />
          )}
        />
        <Field label={words.reason} helper={words.reasonHelper} error={errors.reason?.message} limit={500} required>
          <TextArea rows={3} {...form.register('reason')} />
        </Field>
        <StickyActions>
          <Button type="submit">{words.open}</Button>
        </StickyActions>
      </chakra.form>
      <AlertDialog
        open={asked !== null}
        title={words.ask(asked?.amount ?? 0)}
        confirmLabel={words.confirm}
        loading={isBooking}
        onConfirm={() => void book()}
        onCancel={keep}
      >
        {asked && asked.amount < 0 ? words.askLess(lesson, after) : words.askMore(lesson, after)}
      </AlertDialog>
    </Panel>
  );
}
