import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { LEVEL_LABELS, type Level } from '@portal/domain/catalog/level';
import { type ClassStudent, GUARDIAN_LANGUAGE_LABELS, GUARDIAN_RELATION_LABELS } from '@portal/domain/classes/class';
import { formatDateTime } from '@portal/domain/format/date-time';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Avatar } from '@portal/ui/avatar';
import { DateText } from '@portal/ui/date-text';
import { DescriptionList } from '@portal/ui/description-list';
import { StatusChip } from '@portal/ui/status-chip';
import { LastNotes } from './last-notes.tsx';
import { students as words } from './student-messages.ts';

interface Props {
  student: ClassStudent;
  /** Of the class, where it is known. */
  level?: Level | null;
  /** How many lessons of the class are still to come, where that is known. */
  lessonsAhead?: number | undefined;
  /** Whether the notes are opened by hand, on a page with much else. */
  areNotesFolded?: boolean;
  /** What can be done with him, where something can. */
  menu?: ReactNode;
}

/** Everything about one student that a teacher needs before a lesson. The frame around it is the section's. */
export function StudentCard({ student, level = null, lessonsAhead, areNotesFolded = false, menu }: Props) {
  const { id, name, avatar, age, isTrial, goals, enrolledAt, lessonsBought, lessonsLeft, attendanceRate, homework } =
    student;
  const heading = useId();
  const zone = useTeacherZone();
  // What is bought and not planned needs a word, or it looks like a mistake.
  const ahead = lessonsAhead !== undefined && lessonsAhead < lessonsLeft ? words.fewerAhead(lessonsAhead) : '';
  const openHomework = homework.open
    .map(({ title, deadlineAt }) => words.openUntil(title, formatDateTime(deadlineAt, zone)))
    .join('\n');
  return (
    <chakra.article display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)" aria-labelledby={heading}>
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
        <Avatar id={id} name={name} src={avatar} size="lg" decorative />
        {/* With large text on a phone what does not fit beside the name stands below it. */}
        <chakra.div flex="1 1 5.5rem" minW="0">
          <chakra.h3 id={heading} textStyle="title.sm" overflowWrap="anywhere">
            {name}
          </chakra.h3>
          <chakra.p textStyle="body.sm" color="fg.muted">
            {[words.age(age), level && LEVEL_LABELS[level]].filter(Boolean).join(' · ')}
          </chakra.p>
        </chakra.div>
        {(isTrial || menu) && (
          <chakra.div ms="auto" display="flex" gap="2" alignItems="center">
            {isTrial && <StatusChip group="classState" status="upcoming" label={words.trial} />}
            {menu}
          </chakra.div>
        )}
      </chakra.div>
      <DescriptionList
        rows={[
          { label: words.goals, value: goals },
          { label: words.left, value: words.leftOf(lessonsBought, lessonsLeft) + ahead },
          {
            label: words.attendance,
            value: attendanceRate === null ? words.noAttendance : words.percent(attendanceRate),
          },
          {
            label: words.homework,
            value: homework.given === 0 ? words.noHomework : words.homeworkRate(homework),
          },
          homework.open.length > 0 && { label: words.openHomework, value: openHomework },
          { label: words.since, value: <DateText instant={enrolledAt} zone={zone} /> },
          student.guardians.length > 0 && { label: words.guardians, value: <Guardians {...student} /> },
        ]}
      />
      <LastNotes notes={student.lastNotes} areFolded={areNotesFolded} />
    </chakra.article>
  );
}

function Guardians({ guardians }: Pick<ClassStudent, 'guardians'>) {
  return (
    <chakra.ul listStyleType="none" display="grid" gap="1">
      {guardians.map(({ id, name, relation, language }) => (
        <li key={id}>
          {GUARDIAN_RELATION_LABELS[relation]} <span lang={language}>{name}</span>
          <chakra.span color="fg.muted"> · {GUARDIAN_LANGUAGE_LABELS[language]}</chakra.span>
        </li>
      ))}
    </chakra.ul>
  );
}
