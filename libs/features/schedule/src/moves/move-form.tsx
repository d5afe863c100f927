import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useListMoveTimesQuery, useProposeLessonMoveMutation } from '@portal/api/lessons/lesson-moves.api';
import { formatDuration, formatTime } from '@portal/domain/format/date-time';
import type { LessonMove } from '@portal/domain/lessons/lesson-move';
import type { LessonDetail } from '@portal/domain/lessons/lessons.contract';
import type { TimeSpan } from '@portal/domain/schedule/schedule-conflict';
import { dayOf } from '@portal/domain/time/day';
import { now as instantNow, useNow } from '@portal/portal-core/clock';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { Button } from '@portal/ui/button';
import { DateField } from '@portal/ui/date-field';
import { DescriptionList } from '@portal/ui/description-list';
import { DraftNotice } from '@portal/ui/draft-notice';
import { Field, TextArea } from '@portal/ui/field';
import { FormSummary } from '@portal/ui/form-summary';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { StickyActions } from '@portal/ui/sticky-actions';
import { TimeField } from '@portal/ui/time-field';
import { lessonMessages } from '../lesson-messages.ts';
import { ConflictExplainer } from '../notices/conflict-explainer.tsx';
import { useStepFocus } from '../notices/use-step-focus.ts';
import { OtherZone } from '../time/other-zone.tsx';
import { SpanText } from '../time/span-text.tsx';
import { lengthOf, spanWords } from '../time/span-words.ts';
import { MoveRule } from './move-rule.tsx';
import {
  isLate,
  MOVE_DEFAULTS,
  nearestFirst,
  movedSpan,
  moveFormSchema,
  type MoveValues,
  moveValuesOf,
  wantedStart,
  withNearestFirst,
} from './move-values.ts';
import { TimeChoices } from './time-choices.tsx';

const words = lessonMessages.move;
const LABELS = { date: words.newDate, time: words.newTime, reason: words.reason };

interface Props {
  lesson: LessonDetail;
  /** A time that was chosen already, such as by dragging; it wins over that of a draft. */
  wanted?: Pick<MoveValues, 'date' | 'time'> | null;
  timeZone: string;
  onBack: () => void;
  onProposed: (move: LessonMove) => void;
}

/** Proposes another time for one lesson: the 24-hour rule first, then when, then why (W5, CAL-3). */
export function MoveForm({ lesson, wanted = null, timeZone, onBack, onProposed }: Props) {
  const now = useNow(30_000).getTime();
  const top = useStepFocus<HTMLDivElement>();
  const [propose] = useProposeLessonMoveMutation();
  const [askedDay, setAskedDay] = useState(wanted?.date ?? '');
  const { form, submit, isSending, problem, problems, summary } = useContractForm({
    schema: moveFormSchema(lesson, timeZone, () => instantNow().getTime()),
    defaultValues: { ...MOVE_DEFAULTS, ...wanted },
    send: async (body, clientId) => {
      const move = await propose({ id: lesson.id, body: { clientId, ...body } }).unwrap();
      draft.clear();
      onProposed(move);
    },
  });
  const draft = useFormDraft(form, { key: `move:${lesson.id}` });
  const wasRestored = draft.restoredAt !== null;
  const { setValue } = form;
  useEffect(() => {
    if (!wasRestored || !wanted) return;
    setValue('date', wanted.date);
    setValue('time', wanted.time);
  }, [wasRestored, wanted, setValue]);
  const [date, time] = useWatch({ control: form.control, name: ['date', 'time'] });
  const start = wantedStart({ date, time }, timeZone);
  const near = wantedStart({ date: askedDay, time: wanted?.time ?? formatTime(lesson.startAt, timeZone) }, timeZone);
  const times = useListMoveTimesQuery(
    { id: lesson.id, ...(near !== null && { near: new Date(near).toISOString() }) },
    // The proposal changes the calendar, and the form goes with it: nobody reads these times again.
    { skip: isSending },
  );

  const pick = (span: TimeSpan) => {
    const values = moveValuesOf(span, timeZone);
    form.setValue('date', values.date, { shouldDirty: true, shouldValidate: true });
    form.setValue('time', values.time, { shouldDirty: true, shouldValidate: true });
    form.setFocus('time');
  };
  const moved = start === null ? null : movedSpan(lesson, start);
  // A refusal is over once another time stands in the form; until then its own list is the one to pick from.
  const conflict = start === Date.parse(problem?.conflict?.wanted.startAt ?? '') ? problem?.conflict : undefined;

  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="5">
      <div ref={top} tabIndex={-1}>
        <MoveRule noticeUntil={lesson.noticeUntil} now={now} timeZone={timeZone} />
      </div>
      {draft.restoredAt && <DraftNotice onDiscard={draft.discard} />}
      <FormSummary problems={problems} labels={LABELS} {...summary} />
      <DescriptionList
        rows={[
          {
            label: words.now,
            value: (
              <>
                <SpanText span={lesson} timeZone={timeZone} /> · {formatDuration(lengthOf(lesson))}
                <OtherZone instant={lesson.startAt} />
              </>
            ),
          },
        ]}
      />
      {!conflict && (
        <TimeChoices
          spans={times.data && nearestFirst(times.data.alternatives, near ?? Date.parse(lesson.startAt))}
          dropped={wanted && wantedStart(wanted, timeZone)}
          hasFailed={times.isError}
          chosen={start}
          today={dayOf(now, timeZone)}
          timeZone={timeZone}
          onPick={pick}
        />
      )}
      <chakra.div display="grid" gap="3" gridTemplateColumns={{ md: '1fr 1fr' }} alignItems="start">
        <Controller
          control={form.control}
          name="date"
          render={({ field, fieldState }) => (
            <DateField
              {...field}
              label={words.newDate}
              required
              today={dayOf(now, timeZone)}
              min={dayOf(now, timeZone)}
              error={fieldState.error?.message}
              onChange={(day) => {
                field.onChange(day);
                setAskedDay(day);
              }}
            />
          )}
        />
        <Controller
          control={form.control}
          name="time"
          render={({ field, fieldState }) => (
            <TimeField {...field} label={words.newTime} required error={fieldState.error?.message} />
          )}
        />
      </chakra.div>
      {moved && (
        <chakra.div role="status" textStyle="body.sm" fontVariantNumeric="tabular-nums">
          {words.newEnd(spanWords(moved, timeZone), formatDuration(lengthOf(moved)))}
          <OtherZone instant={moved.startAt} />
        </chakra.div>
      )}
      <Field
        label={words.reason}
        helper={words.reasonHelper}
        error={form.formState.errors.reason?.message}
        required={isLate(lesson, now)}
        optional={!isLate(lesson, now)}
        limit={500}
      >
        <TextArea rows={2} {...form.register('reason')} />
      </Field>
      {conflict && <ConflictExplainer conflict={withNearestFirst(conflict)} timeZone={timeZone} onPick={pick} />}
      {problem && !problem.conflict && <ProblemBanner title={words.failed} problem={problem} />}
      <StickyActions>
        <Button variant="outline" onClick={onBack}>
          {lessonMessages.lesson.back}
        </Button>
        <Button type="submit" loading={isSending}>
          {words.submit}
        </Button>
      </StickyActions>
    </chakra.form>
  );
}
