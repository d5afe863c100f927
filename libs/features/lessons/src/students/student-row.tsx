import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { ClassStudent } from '@portal/domain/classes/class';
import { StudentDetails } from '@portal/lesson/student-details';
import { students as terms } from '@portal/lesson/student-messages';
import { Avatar } from '@portal/ui/avatar';
import { Icon } from '@portal/ui/icon';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { students as words } from '../messages.ts';
import { ROW_LAYOUT } from './row-layout.ts';
import type { StudentNow } from './student-now.ts';

interface Props {
  student: ClassStudent;
  /** How he stands with this lesson, where that is known. */
  now: StudentNow | null;
  /** Said above his details: that he cannot come, and why. */
  notice?: ReactNode;
  isOpenFirst?: boolean;
}

/** One student of a lesson in a row of figures, which opens to all that is known of him. */
export function StudentRow({ student, now, notice, isOpenFirst = false }: Props) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(isOpenFirst);
  const { name, avatar, isTrial, lessonsLeft, attendanceRate, homework, lastNotes } = student;
  const lastNote = lastNotes[0]?.text;
  return (
    <chakra.li borderTopWidth="1px">
      <Row type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <chakra.span display="flex" alignItems="center" gap="3" flex="1 1 9rem" minW="0">
          <chakra.span
            display="inline-flex"
            borderRadius="full"
            boxShadow={now?.isAtDoor ? '0 0 0 2px {colors.celadon.solid}' : undefined}
          >
            <Avatar id={student.id} name={name} src={avatar} size="sm" decorative />
          </chakra.span>
          <chakra.span minW="0" display="grid">
            <chakra.span fontWeight="semibold" dir="auto" overflowWrap="anywhere">
              {name}
            </chakra.span>
            {isTrial && (
              <chakra.span textStyle="caption" color="fg.muted">
                {terms.trial}
              </chakra.span>
            )}
            {now && <Now now={now} hideFrom="xl" />}
          </chakra.span>
        </chakra.span>
        <chakra.span hideBelow="xl">{now && <Now now={now} />}</chakra.span>
        <Figure label={terms.left} value={words.lessons(lessonsLeft)} />
        <Figure label={terms.attendance} value={attendanceRate === null ? words.none : terms.percent(attendanceRate)} />
        <Figure
          label={terms.homework}
          value={homework.given === 0 ? words.none : `${homework.handedIn}/${homework.given}`}
          hideBelow="xl"
        />
        <chakra.span hideBelow="xl" minW="0" truncate textStyle="body.sm" color="fg.muted" ps="2">
          {lastNote && <VisuallyHidden>{words.lastNote}: </VisuallyHidden>}
          {lastNote}
        </chakra.span>
        <chakra.span
          display="grid"
          color="fg.muted"
          ms="auto"
          transform={isOpen ? 'rotate(180deg)' : undefined}
          transition="transform"
          transitionDuration="fast"
        >
          <Icon as={ChevronDown} size={18} />
        </chakra.span>
      </Row>
      <chakra.div id={id} hidden={!isOpen} ps={{ xl: '11' }} pt="1" pb="5" maxW="46rem">
        {isOpen && (
          <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
            {notice}
            <StudentDetails student={student} areNotesFolded />
          </chakra.div>
        )}
      </chakra.div>
    </chakra.li>
  );
}

const Row = chakra('button', {
  base: {
    ...ROW_LAYOUT,
    w: 'full',
    minH: '13',
    py: '2',
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: 'l2',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { layerStyle: 'focus' },
  },
});

function Now({ now: { text, color, icon }, hideFrom }: { now: StudentNow; hideFrom?: 'xl' }) {
  return (
    <chakra.span
      hideFrom={hideFrom}
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      textStyle="body.sm"
      color={color}
    >
      <Icon as={icon} size={16} />
      {text}
    </chakra.span>
  );
}

/** Below the width of a table it bears its own label. */
const Figure = ({ label, value, hideBelow }: { label: string; value: string; hideBelow?: 'xl' }) => (
  <chakra.span display="grid" hideBelow={hideBelow} justifyItems="end" fontVariantNumeric="tabular-nums">
    <chakra.span textStyle="caption" color="fg.muted" srOnly={{ xl: true }}>
      {label}
    </chakra.span>
    {value}
  </chakra.span>
);
