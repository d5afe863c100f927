import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { LEVEL_LABELS, type Level } from '@portal/domain/catalog/level';
import { type ClassStudent, GUARDIAN_RELATION_LABELS } from '@portal/domain/classes/class';
import { formatDateTime } from '@portal/domain/format/date-time';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Avatar } from '@portal/ui/avatar';
import { DateText } from '@portal/ui/date-text';
import { DescriptionList } from '@portal/ui/description-list';
import { StatusChip } from '@portal/ui/status-chip';
import { students as words } from '../class-messages.ts';

interface Props {
  student: ClassStudent;
  /** Of the class. */
  level: Level | null;
}

/** Everything about one student that a teacher needs before a lesson. */
export function StudentCard({ student, level }: Props) {
  const { id, name, avatar, age, isTrial, goals, enrolledAt, lessonsBought, lessonsLeft, attendanceRate, homework } =
    student;
  const heading = useId();
  const zone = useTeacherZone();
  const openHomework = homework.open
    .map(({ title, deadlineAt }) => words.openUntil(title, formatDateTime(deadlineAt, zone)))
    .join('\n');
  return (
    <chakra.li>
      <chakra.article
        layerStyle="sheet"
        p={{ base: '4', md: '5' }}
        h="full"
        display="grid"
        gap="4"
        alignContent="start"
        aria-labelledby={heading}
      >
        <chakra.div display="flex" gap="3" alignItems="center">
          <Avatar id={id} name={name} src={avatar} size="lg" decorative />
          <chakra.div minW="0">
            <chakra.h3 id={heading} textStyle="title.sm" overflowWrap="anywhere">
              {name}
            </chakra.h3>
            <chakra.p textStyle="body.sm" color="fg.muted">
              {[words.age(age), level && LEVEL_LABELS[level]].filter(Boolean).join(' · ')}
            </chakra.p>
          </chakra.div>
          {isTrial && (
            <chakra.span ms="auto">
              <StatusChip group="classState" status="upcoming" label={words.trial} />
            </chakra.span>
          )}
        </chakra.div>
        <DescriptionList
          rows={[
            { label: words.goals, value: goals },
            { label: words.left, value: words.leftOf(lessonsBought, lessonsLeft) },
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
        <LastNotes {...student} />
      </chakra.article>
    </chakra.li>
  );
}

function Guardians({ guardians }: Pick<ClassStudent, 'guardians'>) {
  return (
    <chakra.ul listStyleType="none" display="grid" gap="1">
      {guardians.map(({ id, name, relation, language }) => (
        <li key={id}>
          {GUARDIAN_RELATION_LABELS[relation]} <span lang={language}>{name}</span>
          <chakra.span color="fg.muted"> · {words.languages[language]}</chakra.span>
        </li>
      ))}
    </chakra.ul>
  );
}

function LastNotes({ lastNotes }: Pick<ClassStudent, 'lastNotes'>) {
  const zone = useTeacherZone();
  return (
    <chakra.div pt="3" borderTopWidth="1px">
      <chakra.h4 textStyle="label" color="fg.muted">
        {words.notes}
      </chakra.h4>
      {lastNotes.length === 0 && (
        <chakra.p textStyle="body.sm" color="fg.muted">
          {words.noNotes}
        </chakra.p>
      )}
      <chakra.ul listStyleType="none" display="grid" gap="2" mt="1.5">
        {lastNotes.map(({ lessonId, at, text }) => (
          <chakra.li key={lessonId} textStyle="body.sm">
            <chakra.span color="fg.muted">
              <DateText instant={at} zone={zone} />
            </chakra.span>{' '}
            <chakra.span overflowWrap="anywhere">{text}</chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
