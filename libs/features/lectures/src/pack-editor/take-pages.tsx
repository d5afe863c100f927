import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useListClassesQuery, useListClassLessonsQuery } from '@portal/api/classes/classes.api';
import { formatDayWithWeekday } from '@portal/domain/format/date-time';
import type { PackDrawing } from '@portal/domain/library/pack';
import { dayOf } from '@portal/domain/time/day';
import { QueryState } from '@portal/portal-core/query-state';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Dialog } from '@portal/ui/dialog';
import { SelectField } from '@portal/ui/select-field';
import { board as words } from '../pack-editor-messages.ts';
import { LessonPages } from './lesson-pages.tsx';

const ALL_CLASSES = { sort: 'name', size: '100' } as const;

interface TakePagesProps {
  /** So many more have room. */
  left: number;
  onTake: (pages: PackDrawing[][]) => void;
  onClose: () => void;
}

/** Pages of the board of one of her lessons: which class, which lesson, which pages. */
export function TakePages({ left, onTake, onClose }: TakePagesProps) {
  const classes = useListClassesQuery(ALL_CLASSES);
  const [classId, setClassId] = useState('');
  const [lessonId, setLessonId] = useState('');
  return (
    <Dialog open size="lg" phone="full" title={words.take} onClose={onClose} closeOnClickAway={false}>
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        <QueryState query={classes} size="sm" failed={words.classesFailed}>
          {({ items }) => (
            <SelectField
              label={words.class}
              placeholder={words.chooseClass}
              options={items.map(({ id, name }) => ({ value: id, label: name }))}
              value={classId}
              onChange={({ target }) => {
                setClassId(target.value);
                setLessonId('');
              }}
            />
          )}
        </QueryState>
        {classId !== '' && <LessonSelect classId={classId} value={lessonId} onChange={setLessonId} />}
        {lessonId !== '' && (
          <LessonPages
            key={lessonId}
            lessonId={lessonId}
            left={left}
            onTake={(pages) => {
              onTake(pages);
              onClose();
            }}
          />
        )}
      </chakra.div>
    </Dialog>
  );
}

interface LessonSelectProps {
  classId: string;
  value: string;
  onChange: (id: string) => void;
}

/** Lessons that may have a board: all but the cancelled ones, the last before the first. */
function LessonSelect({ classId, value, onChange }: LessonSelectProps) {
  const zone = useTeacherZone();
  const query = useListClassLessonsQuery({ id: classId, page: '1', size: '100' });
  return (
    <QueryState query={query} size="sm" failed={words.lessonsFailed}>
      {({ items }) => {
        const taught = items.filter(({ status }) => status !== 'CANCELED' && status !== 'UPCOMING').toReversed();
        return taught.length === 0 ? (
          <p>{words.noLessons}</p>
        ) : (
          <SelectField
            label={words.lesson}
            placeholder={words.chooseLesson}
            options={taught.map(({ id, no, title, startAt }) => ({
              value: id,
              label: words.lessonName(no, title, formatDayWithWeekday(dayOf(startAt, zone))),
            }))}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        );
      }}
    </QueryState>
  );
}
