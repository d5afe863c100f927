import { chakra } from '@chakra-ui/react/styled-system';
import { type ClassStudent, GUARDIAN_RELATION_LABELS } from '@portal/domain/classes/class';
import { formatDateTime } from '@portal/domain/format/date-time';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Avatar } from '@portal/ui/avatar';
import { DateText } from '@portal/ui/date-text';
import { DescriptionList } from '@portal/ui/description-list';
import { students as words } from '../messages.ts';

/** One student at a glance: goals, lessons left, guardians and the last notes. */
export function StudentCard({ student }: { student: ClassStudent }) {
  const zone = useTeacherZone();
  const { id, name, avatar, age, goals, lessonsLeft, lessonsBought, attendanceRate, guardians, homework, lastNotes } =
    student;
  const openHomework = homework.open
    .map(({ title, deadlineAt }) => words.openUntil(title, formatDateTime(deadlineAt, zone)))
    .join('\n');

  return (
    <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="flex" gap="3" alignItems="center">
        <Avatar name={name} id={id} src={avatar} decorative />
        <chakra.h3 fontWeight="semibold" minW="0">
          {name}
          <chakra.span textStyle="body.sm" fontWeight="normal" color="fg.muted" ms="2">
            {[words.age(age), student.isTrial && words.trial].filter(Boolean).join(' · ')}
          </chakra.span>
        </chakra.h3>
      </chakra.div>
      <DescriptionList
        rows={[
          { label: words.goals, value: goals },
          { label: words.left, value: words.leftCount(lessonsLeft, lessonsBought) },
          { label: words.rate, value: attendanceRate === null ? words.noRate : words.percent(attendanceRate) },
          {
            label: words.homework,
            value: homework.given === 0 ? words.noRate : words.homeworkRate(homework),
          },
          homework.open.length > 0 && { label: words.openHomework, value: openHomework },
          {
            label: words.guardians,
            value: guardians
              .map((one) =>
                words.guardian(one.name, GUARDIAN_RELATION_LABELS[one.relation], words.languages[one.language]),
              )
              .join('\n'),
          },
        ]}
      />
      <chakra.details textStyle="body.sm">
        <chakra.summary cursor="pointer" minH={{ base: 'touch', md: 'auto' }} alignContent="center" color="fg.muted">
          {words.lastNotes} {lastNotes.length}
        </chakra.summary>
        {lastNotes.length === 0 ? (
          <chakra.p color="fg.muted">{words.noNotes}</chakra.p>
        ) : (
          <chakra.ul listStyleType="none" display="grid" gap="2" mt="1">
            {lastNotes.map(({ lessonId, at, text }) => (
              <li key={lessonId}>
                <chakra.span color="fg.muted">
                  <DateText instant={at} zone={zone} show="day" />
                </chakra.span>
                <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
                  {text}
                </chakra.p>
              </li>
            ))}
          </chakra.ul>
        )}
      </chakra.details>
    </chakra.div>
  );
}
