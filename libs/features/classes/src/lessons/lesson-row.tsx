import { chakra } from '@chakra-ui/react/styled-system';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { lessonStateOf } from '@portal/domain/lessons/states/lesson-state';
import { paths } from '@portal/domain/site/paths';
import { EnterLesson } from '@portal/lesson/enter-lesson';
import { LessonTime } from '@portal/lesson/lesson-time';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { StatusChip } from '@portal/ui/status-chip';
import { lessons as words } from '../class-messages.ts';

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '3rem minmax(0, 1fr) auto', lg: '3.5rem minmax(0, 1fr) 11rem 12rem' },
    columnGap: '4',
    rowGap: '1.5',
    alignItems: 'center',
    px: { base: 'sheet', md: '5' },
    py: '3',
    borderTopWidth: '1px',
    _first: { borderTopWidth: 0 },
  },
});

/** One lesson of a class: when, what became of it, and the ways into it. */
export function LessonRow({ lesson }: { lesson: Lesson }) {
  const { id, no, title, status, held, isTrial, cancelReason } = lesson;
  const state = lessonStateOf(lesson);
  return (
    <Row>
      <chakra.span
        textStyle="label"
        color="fg.muted"
        alignSelf={{ base: 'start', lg: 'center' }}
        pt={{ base: '1', lg: '0' }}
      >
        {words.no(no)}
      </chakra.span>
      <chakra.div minW="0" gridColumn={{ base: '2 / -1', lg: 'auto' }}>
        <chakra.p fontWeight="medium" overflowWrap="anywhere">
          {title}
        </chakra.p>
        <chakra.p textStyle="body.sm" color="fg.muted">
          <LessonTime {...lesson} />
        </chakra.p>
        {cancelReason && (
          <chakra.p textStyle="body.sm" color="fg.muted" overflowWrap="anywhere">
            {cancelReason}
          </chakra.p>
        )}
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="1.5" gridColumn={{ base: '2', lg: 'auto' }}>
        <StatusChip group="lesson" status={state} />
        {status === 'FINISHED' && <StatusChip group="classState" status={held ? 'held' : 'notHeld'} />}
        {isTrial && <StatusChip group="classState" status="upcoming" label={words.trial} />}
      </chakra.div>
      <chakra.div display="flex" gap="2" justifyContent="flex-end">
        <EnterLesson lesson={lesson} of={words.no(no)} size="sm" />
        {state === 'TO_WRAP_UP' && (
          <Button asChild size="sm">
            <RouterLink href={paths.lessonWrapUp(id)} aria-label={words.wrapUp(no)}>
              {words.wrapUpShort}
            </RouterLink>
          </Button>
        )}
        <Button asChild size="sm" variant="outline">
          <RouterLink href={paths.lesson(id)} aria-label={words.open(no)}>
            {words.openShort}
          </RouterLink>
        </Button>
      </chakra.div>
    </Row>
  );
}
