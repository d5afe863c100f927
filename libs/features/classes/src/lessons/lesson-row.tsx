import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronRight } from 'lucide-react';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { hasRoom } from '@portal/domain/lessons/states/lesson-room';
import { lessonStanding } from '@portal/domain/lessons/steps/lesson-standing';
import { paths } from '@portal/domain/site/paths';
import { EnterLesson } from '@portal/lesson/enter-lesson';
import { LessonDots } from '@portal/lesson/lesson-dots';
import { LessonTime } from '@portal/lesson/lesson-time';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { StatusChip } from '@portal/ui/status-chip';
import { lessons as words } from '../class-messages.ts';

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateAreas: { base: '"no way" "title way" "dots dots" "act act"', lg: '"no title dots act way"' },
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) auto',
      lg: '3.5rem minmax(0, 1fr) 14rem 7.5rem {sizes.touch}',
    },
    columnGap: { base: '2', lg: '4' },
    rowGap: { base: '1', lg: '0' },
    alignItems: 'center',
    px: { base: 'sheet', md: '5' },
    py: '2',
    borderTopWidth: '1px',
    _first: { borderTopWidth: 0 },
  },
  variants: { hot: { true: { layerStyle: 'spine' } } },
});

interface Props {
  lesson: Lesson;
  /** Where its class meets instead of the portal's room. */
  meetingUrl: string | null;
  now: Date;
  /** Whether its button is the solid one of the list. */
  leads?: boolean;
}

/** One lesson of a class: when, where it stands, what comes next with it, and the way to its page. */
export function LessonRow({ lesson, meetingUrl, now, leads = false }: Props) {
  const { id, no, title, isTrial, cancelReason } = lesson;
  const known = { lesson, meetingUrl };
  const { tone, next, point } = lessonStanding(known, now);
  // What is begun and ended by hand is so on its page.
  const isDoneThere = next === 'START' || next === 'FINISH';
  const isHot = tone === 'TURN' || tone === 'LATE';
  return (
    <Row hot={isHot} colorPalette={tone === 'LATE' ? 'camellia' : 'mustard'}>
      <chakra.span gridArea="no" textStyle="label" color="fg.muted">
        {words.no(no)}
      </chakra.span>
      <chakra.div gridArea="title" minW="0">
        <chakra.p
          fontWeight="medium"
          overflowWrap="anywhere"
          textDecoration={point === 'CANCELED' ? 'line-through' : undefined}
          color={point === 'CANCELED' ? 'fg.muted' : undefined}
        >
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
        {isTrial && <StatusChip group="classState" status="upcoming" label={words.trial} />}
      </chakra.div>
      <chakra.div gridArea="dots" minW="0">
        <LessonDots known={known} now={now} />
      </chakra.div>
      <chakra.div gridArea="act" colorPalette="celadon" display="grid" justifyItems="end" _empty={{ display: 'none' }}>
        {hasRoom(known) && <EnterLesson lesson={lesson} of={words.no(no)} size="sm" />}
        {next === 'WRAP_UP' && (
          <Button asChild size="sm" variant={leads ? 'solid' : 'outline'}>
            <RouterLink href={paths.lessonWrapUp(id)} aria-label={words.wrapUp(no)}>
              {words.wrapUpShort}
            </RouterLink>
          </Button>
        )}
        {isDoneThere && (
          <Button asChild size="sm" variant="outline">
            <RouterLink href={paths.lesson(id)} aria-label={words.open(no)}>
              {words.openShort}
            </RouterLink>
          </Button>
        )}
      </chakra.div>
      {!isDoneThere && (
        <Button asChild variant="ghost" gridArea="way" colorPalette="celadon" minH="touch" w="touch" px="0">
          <RouterLink href={paths.lesson(id)} aria-label={words.open(no)}>
            <Icon as={ChevronRight} size={18} />
          </RouterLink>
        </Button>
      )}
    </Row>
  );
}
