import { chakra } from '@chakra-ui/react/styled-system';
import { Controller } from 'react-hook-form';
import { useUpdateBookingRulesMutation } from '@portal/api/schedule/booking-rules.api';
import type { BookingRules } from '@portal/domain/schedule/booking-rules';
import { HOLIDAY_COUNTRIES, HOLIDAY_COUNTRY_LABELS } from '@portal/domain/time/holiday';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { Button } from '@portal/ui/button';
import { Checkbox } from '@portal/ui/checkbox';
import { DraftNotice } from '@portal/ui/draft-notice';
import { Field, TextInput } from '@portal/ui/field';
import { FormSummary } from '@portal/ui/form-summary';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { StickyActions } from '@portal/ui/sticky-actions';
import { rulesMessages as words } from '../rules-messages.ts';
import { RulesForm as Rules, rulesValuesOf } from './rules-values.ts';
import { ZoneField } from './zone-field.tsx';

const NUMBERS = [
  ['noticeHours', words.notice, words.noticeHelper],
  ['bufferMinutes', words.buffer, words.bufferHelper],
  ['horizonDays', words.horizon, words.horizonHelper],
  ['maxLessonsPerDay', words.daily, words.dailyHelper],
] as const;

const LABELS = {
  ...Object.fromEntries(NUMBERS.map(([name, label]) => [name, label])),
  secondTimeZone: words.secondZone,
};

const Group = chakra('fieldset', {
  base: { display: 'grid', gap: '4', minW: 0, '& > legend': { textStyle: 'title.sm', mb: '3' } },
});

/** How students may book, and what the calendar shows beside its own days (product-features 2.4). */
export function RulesForm({ rules, timeZone }: { rules: BookingRules; timeZone: string }) {
  const toast = useToast();
  const [update] = useUpdateBookingRulesMutation();
  const { form, submit, isSending, problem, problems, summary } = useContractForm({
    schema: Rules,
    defaultValues: rulesValuesOf(rules),
    send: async (body) => {
      const saved = await update({ body }).unwrap();
      draft.clear();
      form.reset(rulesValuesOf(saved));
      toast({ type: 'success', title: words.saved });
    },
  });
  const draft = useFormDraft(form, { key: 'booking-rules' });
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="6">
      {draft.restoredAt && <DraftNotice onDiscard={draft.discard} />}
      <FormSummary problems={problems} labels={LABELS} {...summary} />
      <Group>
        <legend>{words.booking}</legend>
        <chakra.div display="grid" gap="4" gridTemplateColumns={{ md: '1fr 1fr' }} alignItems="start">
          {NUMBERS.map(([name, label, helper]) => (
            <Field
              key={name}
              label={label}
              helper={helper}
              error={form.formState.errors[name]?.message}
              required={name !== 'maxLessonsPerDay'}
              optional={name === 'maxLessonsPerDay'}
            >
              <TextInput inputMode="numeric" autoComplete="off" {...form.register(name)} />
            </Field>
          ))}
        </chakra.div>
      </Group>
      <Group>
        <legend>{words.display}</legend>
        <Controller
          control={form.control}
          name="secondTimeZone"
          render={({ field, fieldState }) => <ZoneField {...field} own={timeZone} error={fieldState.error?.message} />}
        />
        <Controller
          control={form.control}
          name="holidayCountries"
          render={({ field }) => (
            <chakra.div role="group" aria-label={words.holidays} display="grid" gap="2">
              <chakra.p textStyle="label" aria-hidden>
                {words.holidays}
              </chakra.p>
              {HOLIDAY_COUNTRIES.map((country, index) => (
                <Checkbox
                  key={country}
                  ref={index === 0 ? field.ref : undefined}
                  checked={field.value.includes(country)}
                  onBlur={field.onBlur}
                  onChange={({ target }) =>
                    field.onChange(
                      HOLIDAY_COUNTRIES.filter((other) =>
                        other === country ? target.checked : field.value.includes(other),
                      ),
                    )
                  }
                >
                  {HOLIDAY_COUNTRY_LABELS[country]}
                </Checkbox>
              ))}
            </chakra.div>
          )}
        />
      </Group>
      {problem && <ProblemBanner title={words.saveFailed} problem={problem} />}
      <StickyActions>
        <Button type="submit" loading={isSending}>
          {words.save}
        </Button>
      </StickyActions>
    </chakra.form>
  );
}
