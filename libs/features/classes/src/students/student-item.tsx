import { chakra } from '@chakra-ui/react/styled-system';
import { useLayoutEffect, useRef } from 'react';
import type { Level } from '@portal/domain/catalog/level';
import type { ClassStudent } from '@portal/domain/classes/class';
import { StudentCard } from '@portal/lesson/student-card';
import { type LeavingAction, StudentMenu } from './student-menu.tsx';

interface Props {
  student: ClassStudent;
  level: Level | null;
  /** How many lessons of the class are still to come. */
  lessonsAhead: number;
  /** `opener` is the button of his menu; null where nobody leaves the class any more. */
  onAction: ((action: LeavingAction, opener: HTMLElement | null) => void) | null;
}

/** A student of a class on his own sheet; who only tries a lesson has no menu. */
export function StudentItem({ student, level, lessonsAhead, onAction }: Props) {
  const item = useRef<HTMLLIElement>(null);
  const opener = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = item.current;
    return () => giveFocusOn(own);
  }, []);
  const canLeave = onAction !== null && !student.isTrial;
  return (
    <chakra.li ref={item} layerStyle="sheet" p={{ base: 'sheet', md: '5' }}>
      <StudentCard
        student={student}
        level={level}
        lessonsAhead={student.isTrial ? undefined : lessonsAhead}
        menu={
          canLeave && (
            <div ref={opener}>
              <StudentMenu
                name={student.name}
                onAction={(action) => onAction(action, opener.current?.querySelector('button') ?? null)}
              />
            </div>
          )
        }
      />
    </chakra.li>
  );
}

/** A card that goes with the focus in it leaves it to the list. */
function giveFocusOn(item: HTMLElement | null): void {
  if (item?.contains(document.activeElement)) item.closest<HTMLElement>('section[tabindex]')?.focus();
}
