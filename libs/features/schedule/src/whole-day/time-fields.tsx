import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode, Ref } from 'react';
import { DateField } from '@portal/ui/date-field';
import { SelectField } from '@portal/ui/select-field';
import { TimeField } from '@portal/ui/time-field';
import { lessonMessages } from '../lesson-messages.ts';
import type { Day } from '../time/day.ts';
import { nearSpanWords } from '../time/span-words.ts';
import { choicesOf, OWN_TIME, type PlannedLesson } from './day-move-values.ts';

const words = lessonMessages.day;

interface Props {
  planned: PlannedLesson;
  start: string;
  own: { readonly date: string; readonly time: string };
  error?: string | undefined;
  helper?: string | undefined;
  fieldRef?: Ref<HTMLSelectElement> | undefined;
  today: Day;
  timeZone: string;
  /** A label with the name of its class before it, for the ear. */
  named: (label: string) => ReactNode;
  onChoose: (start: string) => void;
  onOwn: (own: { date: string; time: string }) => void;
}

/** To when a lesson moves: a time that was found, or one of her own. */
export function TimeFields(props: Props) {
  const { planned, start, own, error, helper, fieldRef, today, timeZone, named, onChoose, onOwn } = props;
  return (
    <>
      <SelectField
        ref={fieldRef}
        label={named(words.newTime)}
        value={start}
        helper={helper}
        error={error}
        options={[
          ...choicesOf(planned, start).map((span) => ({
            value: span.startAt,
            label: nearSpanWords(span, today, timeZone),
          })),
          { value: OWN_TIME, label: words.ownTime },
        ]}
        onChange={(event) => onChoose(event.target.value)}
      />
      {start === OWN_TIME && (
        <chakra.div display="grid" gap="2" gridTemplateColumns={{ sm: '1fr 1fr' }} alignItems="start">
          <DateField
            name={`own-date-${planned.lesson.id}`}
            label={named(lessonMessages.move.newDate)}
            value={own.date}
            today={today}
            min={today}
            onChange={(date) => onOwn({ ...own, date })}
          />
          <TimeField
            name={`own-time-${planned.lesson.id}`}
            label={named(lessonMessages.move.newTime)}
            value={own.time}
            onChange={(time) => onOwn({ ...own, time })}
          />
        </chakra.div>
      )}
    </>
  );
}
