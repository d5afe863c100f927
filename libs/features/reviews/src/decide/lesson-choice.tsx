import type { ComponentProps } from 'react';
import { useListClassLessonsQuery } from '@portal/api/classes/classes.api';
import { formatDayWithWeekday } from '@portal/domain/format/date-time';
import { dayOf } from '@portal/domain/time/day';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { SelectField } from '@portal/ui/select-field';
import { report as words } from '../messages.ts';

interface Props extends Omit<ComponentProps<typeof SelectField>, 'label' | 'options'> {
  classId: string;
}

/** A lesson of the class that is over, whose record bears out what is said. */
export function LessonChoice({ classId, ...field }: Props) {
  const zone = useTeacherZone();
  const { data } = useListClassLessonsQuery({ id: classId, size: '100' });
  const over = data?.items.filter(({ held }) => held !== null) ?? [];
  return (
    <SelectField
      {...field}
      label={words.lesson}
      helper={words.lessonHelper}
      placeholder={words.lessonNone}
      options={over.map(({ id, no, title, startAt }) => ({
        value: id,
        label: `${words.lessonName(no, title)} · ${formatDayWithWeekday(dayOf(startAt, zone))}`,
      }))}
    />
  );
}
