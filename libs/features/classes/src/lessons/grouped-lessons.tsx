import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { useNow } from '@portal/portal-core/clock';
import { lessons as words } from '../class-messages.ts';
import { groupLessons, LESSON_GROUPS } from './lesson-groups.ts';
import { LessonList } from './lesson-list.tsx';

interface Props {
  lessons: readonly Lesson[];
  meetingUrl: string | null;
}

/** All lessons of a class under 지금, 다음 and 지난 회차; a group without lessons is not there. */
export function GroupedLessons({ lessons, meetingUrl }: Props) {
  const groups = groupLessons(lessons, meetingUrl, useNow(millisecondsInMinute));
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      {LESSON_GROUPS.filter((group) => groups[group].length > 0).map((group) => (
        <chakra.div key={group} display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
          <chakra.div display="flex" flexWrap="wrap" columnGap="2" alignItems="baseline">
            <chakra.h2 textStyle="title.sm">{words.groups[group]}</chakra.h2>
            <chakra.span textStyle="body.sm" color="fg.muted">
              {group === 'NOW' ? words.turn : words.count(groups[group].length)}
            </chakra.span>
          </chakra.div>
          <chakra.div layerStyle="sheet" overflow="hidden">
            <LessonList lessons={groups[group]} meetingUrl={meetingUrl} label={words.groups[group]} />
          </chakra.div>
        </chakra.div>
      ))}
    </chakra.div>
  );
}
