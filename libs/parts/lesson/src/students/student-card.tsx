import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { LEVEL_LABELS, type Level } from '@portal/domain/catalog/level';
import type { ClassStudent } from '@portal/domain/classes/class';
import { Avatar } from '@portal/ui/avatar';
import { StatusChip } from '@portal/ui/status-chip';
import { StudentDetails } from './student-details.tsx';
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
  const { id, name, avatar, age, isTrial } = student;
  const heading = useId();
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
      <StudentDetails student={student} lessonsAhead={lessonsAhead} areNotesFolded={areNotesFolded} />
    </chakra.article>
  );
}
