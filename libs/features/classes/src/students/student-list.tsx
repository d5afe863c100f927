import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, useRef, useState } from 'react';
import type { ClassStudent, TeachingClass } from '@portal/domain/classes/class';
import { takesNewcomers } from '@portal/domain/classes/enrollment';
import { QueryState } from '@portal/portal-core/query-state';
import { EmptyState } from '@portal/ui/empty-state';
import { students as words } from '../class-messages.ts';
import { type Leaving, LeavingDialog } from './leaving-dialog.tsx';
import { StudentItem } from './student-item.tsx';

interface Props {
  query: ComponentProps<typeof QueryState<{ items: readonly ClassStudent[] }>>['query'];
  shown: Pick<
    TeachingClass,
    'id' | 'level' | 'progress' | 'canceledAt' | 'isTrial' | 'lessonTotal' | 'lessonHeld' | 'lessonNotHeld'
  >;
}

/** The students of a class, a card for each, and how one of them leaves it. */
export function StudentList({ query, shown }: Props) {
  const section = useRef<HTMLElement>(null);
  // The button of the menu, or the list once the card has gone with it.
  const back = useRef<HTMLElement>(null);
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const canLeave = takesNewcomers(shown);
  return (
    <chakra.section ref={section} tabIndex={-1} aria-label={words.title} minW="0">
      <chakra.h2 textStyle="title.sm" mb="3">
        {words.title}
      </chakra.h2>
      <QueryState query={query} loading={words.loading} failed={words.failed}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState name="community-empty" title={words.nobody}>
              {canLeave && !shown.isTrial && words.nobodyBody}
            </EmptyState>
          ) : (
            <chakra.ul
              listStyleType="none"
              display="grid"
              gap="4"
              gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 18rem), 1fr))"
            >
              {items.map((student) => (
                <StudentItem
                  key={student.id}
                  student={student}
                  level={shown.level}
                  lessonsAhead={shown.lessonTotal - shown.lessonHeld - shown.lessonNotHeld}
                  onAction={
                    canLeave
                      ? (action, opener) => {
                          back.current = opener;
                          setLeaving({ action, student });
                        }
                      : null
                  }
                />
              ))}
            </chakra.ul>
          )
        }
      </QueryState>
      {leaving && (
        <LeavingDialog
          classId={shown.id}
          leaving={leaving}
          finalFocus={back}
          onLeft={() => (back.current = section.current)}
          onClose={() => setLeaving(null)}
        />
      )}
    </chakra.section>
  );
}
