import { chakra } from '@chakra-ui/react/styled-system';
import { type ClassStudent, GUARDIAN_LANGUAGE_LABELS, GUARDIAN_RELATION_LABELS } from '@portal/domain/classes/class';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { DateText } from '@portal/ui/date-text';
import { DescriptionList } from '@portal/ui/description-list';
import { TextLink } from '@portal/ui/text-link';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { LastNotes } from './last-notes.tsx';
import { OpenHomework } from './open-homework.tsx';
import { students as words } from './student-messages.ts';

interface Props {
  student: ClassStudent;
  /** How many lessons of the class are still to come, where that is known. */
  lessonsAhead?: number | undefined;
  /** Whether the notes are opened by hand, on a page with much else. */
  areNotesFolded?: boolean;
}

/** What is known of a student besides who it is: below a name that stands there already. */
export function StudentDetails({ student, lessonsAhead, areNotesFolded = false }: Props) {
  const { goals, enrolledAt, lessonsBought, lessonsLeft, attendanceRate, homework } = student;
  const zone = useTeacherZone();
  // What is bought and not planned needs a word, or it looks like a mistake.
  const ahead = lessonsAhead !== undefined && lessonsAhead < lessonsLeft ? words.fewerAhead(lessonsAhead) : '';
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
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
          homework.open.length > 0 && {
            label: words.openHomework,
            value: <OpenHomework open={homework.open} zone={zone} />,
          },
          { label: words.since, value: <DateText instant={enrolledAt} zone={zone} /> },
          student.guardians.length > 0 && { label: words.guardians, value: <Guardians {...student} /> },
          !student.isTrial && { label: words.code, value: <Code code={student.code} /> },
        ]}
      />
      <LastNotes notes={student.lastNotes} areFolded={areNotesFolded} />
    </chakra.div>
  );
}

/** By it she knows whose copy of a page it was. */
function Code({ code }: Pick<ClassStudent, 'code'>) {
  return (
    <>
      {code}{' '}
      <chakra.span display="block" textStyle="caption" color="fg.muted">
        {words.codeHint}
      </chakra.span>
    </>
  );
}

function Guardians({ guardians }: Pick<ClassStudent, 'guardians'>) {
  return (
    <chakra.ul listStyleType="none" display="grid" gap="1">
      {guardians.map(({ id, name, relation, language }) => (
        <li key={id}>
          {GUARDIAN_RELATION_LABELS[relation]} <span lang={language}>{name}</span>
          <chakra.span color="fg.muted"> · {GUARDIAN_LANGUAGE_LABELS[language]}</chakra.span>{' '}
          <TextLink href={paths.chatWith(id)} linkAs={RouterLink} touch>
            {words.chat}
            <VisuallyHidden>{words.chatWith(name)}</VisuallyHidden>
          </TextLink>
        </li>
      ))}
    </chakra.ul>
  );
}
