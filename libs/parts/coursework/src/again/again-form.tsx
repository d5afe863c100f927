import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { Controller } from 'react-hook-form';
import * as v from 'valibot';
import { useListClassesQuery } from '@portal/api/classes/classes.api';
import { useGiveAgainMutation } from '@portal/api/coursework/assignment-templates.api';
import type { BodyOf } from '@portal/domain/contract/endpoint';
import { Instant } from '@portal/domain/contract/scalar';
import { assignmentTemplatesContract } from '@portal/domain/coursework/assignment-templates.contract';
import { addDays, dayOf, instantOf } from '@portal/domain/time/day';
import { minuteOfTime } from '@portal/domain/time/time-of-day';
import { now } from '@portal/portal-core/clock';
import { FormRefusal } from '@portal/portal-core/form-refusal';
import { QueryState } from '@portal/portal-core/query-state';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { Button } from '@portal/ui/button';
import { Checkbox } from '@portal/ui/checkbox';
import { FieldGroup } from '@portal/ui/field-group';
import { MomentField } from '@portal/ui/moment-field';
import { StickyActions } from '@portal/ui/sticky-actions';
import { again as words } from './again-messages.ts';

interface AgainFormProps {
  from: BodyOf<typeof assignmentTemplatesContract.giveAgain>['from'];
  zone: string;
  onClose: () => void;
}

const ALL_CLASSES = { sort: 'name', size: '100' } as const;
const schema = v.object({
  classIds: assignmentTemplatesContract.giveAgain.body.entries.classIds,
  deadlineAt: v.pipe(
    v.nullable(Instant),
    v.check((at) => at !== null, '날짜와 시각을 정해 주세요.'),
  ),
});

/** What was given before, given to one class or several at once, with a new deadline. */
export function AgainForm({ from, zone, onClose }: AgainFormProps) {
  const toast = useToast();
  const classes = useListClassesQuery(ALL_CLASSES);
  const [give] = useGiveAgainMutation();
  const isDraft = useRef(false);
  const inAWeek = instantOf(addDays(dayOf(now(), zone), 7), minuteOfTime('21:00'), zone).toISOString();
  const { form, submit, isSending, problem } = useContractForm({
    schema,
    defaultValues: { classIds: [], deadlineAt: inAWeek },
    send: ({ classIds, deadlineAt }, clientId) =>
      give({
        body: { clientId, from, classIds, isDraft: isDraft.current, displayAt: null, deadlineAt: deadlineAt! },
      }).unwrap(),
    onSent() {
      const count = form.getValues('classIds').length;
      toast({ type: 'success', title: isDraft.current ? words.drafted(count) : words.given(count) });
      onClose();
    },
  });
  return (
    <chakra.form
      noValidate
      onSubmit={(event) => {
        isDraft.current = (event.nativeEvent.submitter as HTMLButtonElement | null)?.value === 'draft';
        submit(event);
      }}
      display="grid"
      gap="5"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <QueryState query={classes} loading={words.classesLoading} failed={words.classesFailed}>
        {({ items }) => (
          <Controller
            control={form.control}
            name="classIds"
            render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
              <FieldGroup label={words.classes} required error={error?.message}>
                {items
                  .filter(({ canceledAt, progress }) => canceledAt === null && progress !== 'FINISHED')
                  .map(({ id, name }, at) => (
                    <Checkbox
                      key={id}
                      ref={at === 0 ? ref : undefined}
                      checked={value.includes(id)}
                      onChange={({ target }) =>
                        onChange(target.checked ? [...value, id] : value.filter((other) => other !== id))
                      }
                    >
                      {name}
                    </Checkbox>
                  ))}
              </FieldGroup>
            )}
          />
        )}
      </QueryState>
      <Controller
        control={form.control}
        name="deadlineAt"
        render={({ field, fieldState: { error } }) => (
          <MomentField
            {...field}
            labels={[words.deadlineDay, words.deadlineTime]}
            zone={zone}
            today={dayOf(now(), zone)}
            helper={words.helper}
            required
            error={error?.message}
          />
        )}
      />
      <FormRefusal title={words.failed} problem={problem} onReload={() => void classes.refetch()} />
      <StickyActions>
        <Button variant="outline" onClick={onClose}>
          {words.close}
        </Button>
        <Button type="submit" variant="outline" value="draft" loading={isSending}>
          {words.asDraft}
        </Button>
        <Button type="submit" loading={isSending}>
          {words.give}
        </Button>
      </StickyActions>
    </chakra.form>
  );
}
