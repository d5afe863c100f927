import { chakra } from '@chakra-ui/react/styled-system';
import { useListClassLessonsQuery } from '@portal/api/classes/classes.api';
import { formatDayWithWeekday } from '@portal/domain/format/date-time';
import { dayOf } from '@portal/domain/time/day';
import { QueryState } from '@portal/portal-core/query-state';
import { Checkbox } from '@portal/ui/checkbox';
import { FieldGroup } from '@portal/ui/field-group';
import { SkeletonText } from '@portal/ui/skeletons';
import { lessonChoice as words } from './lecture-messages.ts';

interface LessonChoiceProps {
  classId: string;
  zone: string;
  value: readonly string[];
  onChange: (ids: string[]) => void;
  error?: string | undefined;
}

/** For which lessons of the class it is; none is for all of it. */
export function LessonChoice({ classId, zone, value, onChange, error }: LessonChoiceProps) {
  const query = useListClassLessonsQuery({ id: classId, page: '1', size: '100' });
  return (
    <FieldGroup label={words.label} helper={words.hint} error={error}>
      <QueryState query={query} size="sm" failed={words.failed} skeleton={<SkeletonText lines={3} />}>
        {({ items }) => (
          <chakra.div
            maxH="14rem"
            overflowY="auto"
            borderWidth="1px"
            borderRadius="l2"
            px="3"
            py="1"
            display="grid"
            justifyItems="start"
          >
            {items
              .filter(({ status }) => status !== 'CANCELED')
              .map(({ id, no, title, startAt }) => (
                <Checkbox
                  key={id}
                  checked={value.includes(id)}
                  onChange={({ target }) =>
                    onChange(target.checked ? [...value, id] : value.filter((other) => other !== id))
                  }
                >
                  {words.lesson(no, title)}{' '}
                  <chakra.span textStyle="caption" color="fg.muted">
                    {formatDayWithWeekday(dayOf(startAt, zone))}
                  </chakra.span>
                </Checkbox>
              ))}
          </chakra.div>
        )}
      </QueryState>
    </FieldGroup>
  );
}
