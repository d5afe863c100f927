import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { NoStudents } from '@portal/lesson/no-students';
import { students as terms } from '@portal/lesson/student-messages';
import { useNow } from '@portal/portal-core/clock';
import { PlainPanel } from '@portal/ui/plain-panel';
import { AnnouncedAbsence } from '../absence/announced-absence.tsx';
import { pages, students as words } from '../messages.ts';
import { ROW_LAYOUT } from './row-layout.ts';
import { studentNow } from './student-now.ts';
import { StudentRow } from './student-row.tsx';

/** Who comes, with what to know before, and who has said that he does not. */
export function StudentsPanel({ desk }: { desk: LessonDesk }) {
  const now = useNow(millisecondsInMinute);
  const { students, attendance } = desk;
  return (
    <PlainPanel title={pages.students} count={String(students.length)}>
      {students.length === 0 ? (
        <NoStudents size="sm" />
      ) : (
        <div>
          <Head aria-hidden hideBelow="xl">
            <span>{pages.students}</span>
            <span>{words.now}</span>
            <End>{terms.left}</End>
            <End>{terms.attendance}</End>
            <End>{terms.homework}</End>
            <chakra.span ps="2">{words.lastNote}</chakra.span>
          </Head>
          <chakra.ul listStyleType="none" borderBottomWidth="1px">
            {students.map((student) => {
              const row = attendance.find(({ studentId }) => studentId === student.id);
              return (
                <StudentRow
                  key={student.id}
                  student={student}
                  now={studentNow(student.id, desk, now)}
                  notice={row && <AnnouncedAbsence {...row} />}
                  // The only one is no list, and a reason is not to be looked for.
                  isOpenFirst={students.length === 1 || (row?.absence ?? null) !== null}
                />
              );
            })}
          </chakra.ul>
        </div>
      )}
    </PlainPanel>
  );
}

const Head = chakra('div', { base: { ...ROW_LAYOUT, pb: '2', textStyle: 'caption', color: 'fg.muted' } });
const End = chakra('span', { base: { textAlign: 'end' } });
