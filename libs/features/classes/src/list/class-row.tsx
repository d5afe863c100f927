import { chakra } from '@chakra-ui/react/styled-system';
import { LEVEL_LABELS } from '@portal/domain/catalog/level';
import type { ClassSummary } from '@portal/domain/classes/class';
import { TEACHING_MODE_LABELS } from '@portal/domain/lessons/lesson';
import { paths } from '@portal/domain/site/paths';
import { EnterLesson } from '@portal/lesson/enter-lesson';
import { LessonTime } from '@portal/lesson/lesson-time';
import { RouterLink } from '@portal/portal-core/router-link';
import { StatusChip } from '@portal/ui/status-chip';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { row } from '../messages.ts';
import { type AskedAction, ClassMenu } from '../settings/class-menu.tsx';
import { AvatarStack } from '../summary/avatar-stack.tsx';
import { ClassProgressBar } from '../summary/class-progress-bar.tsx';
import { SPINES, stateOf } from '../summary/class-state.ts';

interface Props {
  shown: ClassSummary;
  onAction: (action: AskedAction, shown: ClassSummary) => void;
}

const Line = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) auto',
      xl: 'minmax(0, 1fr) 12rem 8rem 7rem auto',
    },
    columnGap: { base: '3', xl: '5' },
    rowGap: '2',
    alignItems: 'center',
    ps: '4',
    pe: { base: '2', md: '4' },
    py: '3.5',
    borderTopWidth: '1px',
    borderInlineStartWidth: '3px',
    _first: { borderTopWidth: 0 },
  },
});

/** Below the width of a table the facts stand in a row of their own, under the name. */
const Facts = chakra('div', {
  base: {
    display: { base: 'grid', md: 'flex', xl: 'contents' },
    // Beside each other while their words fit, at large text below each other.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
    alignItems: 'center',
    gridColumn: '1 / -1',
    gridRow: '2',
    columnGap: '5',
    rowGap: '2',
    pe: '2',
  },
});

/** One class: where it stands, its next lesson, how far it is, who is in it. The name opens it (RTE-9). */
export function ClassRow({ shown, onAction }: Props) {
  const { id, name, level, mode, nextLesson, unreadMessages } = shown;
  const state = stateOf(shown);
  const kind = [level && LEVEL_LABELS[level], TEACHING_MODE_LABELS[mode]].filter(Boolean).join(' · ');
  return (
    <Line data-spine borderInlineStartColor={SPINES[state]}>
      <chakra.div minW="0" display="grid" gap="1">
        <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
          <StatusChip group="classState" status={state} />
          <chakra.span textStyle="body.sm" color="fg.muted">
            {kind}
          </chakra.span>
        </chakra.div>
        <chakra.h2 textStyle="title.sm" overflowWrap="anywhere">
          <RouterLink href={paths.classDetail(id)}>{name}</RouterLink>
          {unreadMessages > 0 && (
            <>
              <chakra.span
                display="inline-block"
                boxSize="2"
                ms="2"
                mb="0.5"
                borderRadius="full"
                bg="badge.unread"
                title={row.unread(unreadMessages)}
                aria-hidden
              />
              <VisuallyHidden>{row.unread(unreadMessages)}</VisuallyHidden>
            </>
          )}
        </chakra.h2>
      </chakra.div>
      <Facts>
        <chakra.p textStyle="body.sm" gridRow={{ xl: '1' }} gridColumn={{ xl: '2' }}>
          <chakra.span color="fg.muted" display="block">
            {nextLesson ? row.next : row.noNext}
          </chakra.span>
          {nextLesson && <LessonTime {...nextLesson} />}
          {nextLesson && (
            <chakra.span display="block" _empty={{ display: 'none' }} mt="1">
              <EnterLesson lesson={{ ...nextLesson, mode }} of={name} size="sm" />
            </chakra.span>
          )}
        </chakra.p>
        <chakra.div w="8rem" gridRow={{ xl: '1' }} gridColumn={{ xl: '3' }}>
          <ClassProgressBar {...shown} />
        </chakra.div>
        <chakra.div gridRow={{ xl: '1' }} gridColumn={{ xl: '4' }}>
          <AvatarStack {...shown} />
        </chakra.div>
      </Facts>
      <chakra.div gridRow="1" gridColumn={{ base: '2', xl: '5' }} alignSelf={{ base: 'start', xl: 'center' }}>
        <ClassMenu shown={shown} onAction={(action) => onAction(action, shown)} />
      </chakra.div>
    </Line>
  );
}
