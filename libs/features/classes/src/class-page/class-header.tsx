import { chakra } from '@chakra-ui/react/styled-system';
import { MessageCircle } from 'lucide-react';
import { LEVEL_LABELS } from '@portal/domain/catalog/level';
import type { TeachingClass } from '@portal/domain/classes/class';
import { formatDay } from '@portal/domain/format/date-time';
import { TEACHING_MODE_LABELS } from '@portal/domain/lessons/lesson';
import { paths } from '@portal/domain/site/paths';
import { dayOf } from '@portal/domain/time/day';
import { LessonTime } from '@portal/lesson/lesson-time';
import { PageHeading } from '@portal/portal-core/page-heading';
import { RouterLink } from '@portal/portal-core/router-link';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { StatusChip } from '@portal/ui/status-chip';
import { header as words } from '../class-messages.ts';
import { row } from '../messages.ts';
import { type AskedAction, ClassMenu } from '../settings/class-menu.tsx';
import { AvatarStack } from '../summary/avatar-stack.tsx';
import { ClassFigure } from '../summary/class-figure.tsx';
import { stateOf } from '../summary/class-state.ts';
import { JoinLesson } from './join-lesson.tsx';

interface Props {
  shown: TeachingClass;
  onAction: (action: AskedAction) => void;
  /** Its talk is before her eyes, so nothing of it waits. */
  isChatOpen?: boolean;
}

/** The head of a class: what it is, where it stands, and the next thing to do. */
export function ClassHeader({ shown, onAction, isChatOpen = false }: Props) {
  const { id, name, level, mode, nextLesson, canceledAt, cancelReason, unreadMessages } = shown;
  const zone = useTeacherZone();
  return (
    <chakra.div display="grid" gap="4">
      <PageHeading
        title={name}
        actions={
          <chakra.div display="flex" gap="2" alignItems="center">
            <Button asChild variant="outline">
              <RouterLink href={paths.classChat(id)}>
                <Icon as={MessageCircle} />
                {words.chat}
                {unreadMessages > 0 && !isChatOpen && (
                  <chakra.span
                    px="1.5"
                    borderRadius="full"
                    bg="badge.unread"
                    color="badge.contrast"
                    textStyle="label"
                    role="img"
                    aria-label={row.unread(unreadMessages)}
                  >
                    {unreadMessages}
                  </chakra.span>
                )}
              </RouterLink>
            </Button>
            <ClassMenu shown={shown} isOpen onAction={onAction} />
          </chakra.div>
        }
      />
      <chakra.section aria-label={words.next}>
        <chakra.div display="flex" flexWrap="wrap" columnGap="8" rowGap="4" alignItems="center">
          <chakra.div display="grid" gap="1" flex="1 1 14rem" minW="0">
            <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
              <StatusChip group="classState" status={stateOf(shown)} />
              <chakra.span textStyle="body.sm" color="fg.muted">
                {[level && LEVEL_LABELS[level], TEACHING_MODE_LABELS[mode]].filter(Boolean).join(' · ')}
              </chakra.span>
            </chakra.div>
            {nextLesson ? (
              <>
                <chakra.p>
                  <chakra.span color="fg.muted">{words.next} </chakra.span>
                  <chakra.b fontWeight="semibold">
                    <LessonTime {...nextLesson} />
                  </chakra.b>
                </chakra.p>
                <chakra.p textStyle="body.sm" color="fg.muted" overflowWrap="anywhere">
                  {row.lesson(nextLesson.no)} · {nextLesson.title}
                </chakra.p>
              </>
            ) : (
              <chakra.p color="fg.muted">{words.noNext}</chakra.p>
            )}
          </chakra.div>
          <ClassFigure shown={shown} />
          <AvatarStack {...shown} />
          {nextLesson && canceledAt === null && <JoinLesson lesson={{ ...nextLesson, mode }} />}
        </chakra.div>
      </chakra.section>
      {canceledAt && (
        <Banner tone="lock" title={words.canceled(formatDay(dayOf(canceledAt, zone)))}>
          {cancelReason}
        </Banner>
      )}
    </chakra.div>
  );
}
