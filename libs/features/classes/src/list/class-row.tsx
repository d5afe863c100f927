import { chakra } from '@chakra-ui/react/styled-system';
import { LEVEL_LABELS } from '@portal/domain/catalog/level';
import type { ClassSummary } from '@portal/domain/classes/class';
import { TEACHING_MODE_LABELS } from '@portal/domain/lessons/lesson';
import { roomState } from '@portal/domain/lessons/states/lesson-room';
import { paths } from '@portal/domain/site/paths';
import { EnterLesson } from '@portal/lesson/enter-lesson';
import { useNow } from '@portal/portal-core/clock';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { StatusChip } from '@portal/ui/status-chip';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { row } from '../messages.ts';
import { type AskedAction, ClassMenu } from '../settings/class-menu.tsx';
import { AvatarStack } from '../summary/avatar-stack.tsx';
import { ClassProgressBar } from '../summary/class-progress-bar.tsx';
import { stateOf } from '../summary/class-state.ts';
import { ClassLead } from './class-lead.tsx';

const TICK_MS = 15_000;

interface Props {
  shown: ClassSummary;
  onAction: (action: AskedAction, shown: ClassSummary) => void;
}

const Line = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateAreas: {
      base: '"lead menu" "name name" "facts facts" "act act"',
      md: '"lead name act menu" "lead facts act menu"',
      xl: '"lead name facts act menu"',
    },
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) auto',
      md: '11rem minmax(0, 1fr) auto auto',
      xl: '11rem minmax(0, 1fr) auto 7.5rem auto',
    },
    columnGap: { base: '3', md: '5' },
    rowGap: '2',
    alignItems: 'center',
    py: '3.5',
    borderTopWidth: '1px',
  },
});

/** Beside each other while their words fit, at large text below each other. */
const Facts = chakra('div', {
  base: {
    gridArea: 'facts',
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))', xl: '8rem 7rem' },
    alignItems: 'center',
    columnGap: '5',
    rowGap: '2',
    maxW: { md: '20rem' },
  },
});

/** One class: what it wants or when it meets next, how far it is, who is in it. The name opens it (RTE-9). */
export function ClassRow({ shown, onAction }: Props) {
  const { id, name, level, mode, nextLesson, toWrapUp, unreadMessages } = shown;
  const now = useNow(TICK_MS);
  const kind = [level && LEVEL_LABELS[level], TEACHING_MODE_LABELS[mode]].filter(Boolean).join(' · ');
  const entered = nextLesson && { ...nextLesson, mode };
  // Who is waited for comes before what is owed; a row has one button.
  const isOpen = entered !== null && roomState(entered, now) === 'OPEN';
  return (
    <Line>
      <chakra.div gridArea="lead" minW="0">
        <ClassLead shown={shown} now={now} />
      </chakra.div>
      <chakra.div gridArea="name" minW="0" display="grid" gap="1">
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
        <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
          <StatusChip group="classState" status={stateOf(shown)} />
          <chakra.span textStyle="body.sm" color="fg.muted">
            {kind}
          </chakra.span>
        </chakra.div>
      </chakra.div>
      <Facts>
        <ClassProgressBar {...shown} />
        <AvatarStack {...shown} />
      </Facts>
      <chakra.div
        gridArea="act"
        display="grid"
        justifyItems={{ base: 'stretch', md: 'end' }}
        _empty={{ display: { base: 'none', xl: 'grid' } }}
      >
        {isOpen ? (
          <EnterLesson lesson={entered} of={name} size="sm" />
        ) : (
          toWrapUp && (
            <Button asChild size="sm" variant="outline">
              <RouterLink href={paths.lessonWrapUp(toWrapUp.lessonId)} aria-label={row.wrapUp(name)}>
                {row.wrapUpShort}
              </RouterLink>
            </Button>
          )
        )}
      </chakra.div>
      <chakra.div gridArea="menu" alignSelf={{ base: 'start', xl: 'center' }}>
        <ClassMenu shown={shown} onAction={(action) => onAction(action, shown)} />
      </chakra.div>
    </Line>
  );
}
