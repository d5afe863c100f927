import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { useNow } from '@portal/portal-core/clock';
import { FoldRow } from '@portal/ui/fold-row';
import { lessons as words } from '../class-messages.ts';
import { countByState, foldLabel } from './group-words.ts';
import { foldGroup, groupLessons, LESSON_GROUPS } from './lesson-groups.ts';
import { LessonList } from './lesson-list.tsx';

interface Props {
  lessons: readonly Lesson[];
  meetingUrl: string | null;
}

/** All lessons of a class under 지금, 다음 and 지난 회차; a group without lessons is not there. */
export function GroupedLessons({ lessons, meetingUrl }: Props) {
  const groups = groupLessons(lessons, meetingUrl, useNow(millisecondsInMinute));
  return (
    <chakra.div display="grid" gap="7" gridTemplateColumns="minmax(0, 1fr)">
      {LESSON_GROUPS.filter((group) => groups[group].length > 0).map((group) => {
        const [shown, folded] = foldGroup(group, groups[group]);
        const label = words.groups[group];
        return (
          <chakra.div key={group} display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
            <chakra.div display="flex" flexWrap="wrap" columnGap="2" alignItems="baseline">
              <chakra.h2 textStyle="title.sm">{label}</chakra.h2>
              <chakra.span textStyle="body.sm" color="fg.muted" fontVariantNumeric="tabular-nums">
                {group === 'NOW' ? words.turn : countByState(groups[group])}
              </chakra.span>
            </chakra.div>
            <div>
              <LessonList lessons={shown} meetingUrl={meetingUrl} label={label} />
              {folded.length > 0 && (
                <FoldRow label={foldLabel(folded)}>
                  <LessonList lessons={folded} meetingUrl={meetingUrl} label={words.rest(label)} />
                </FoldRow>
              )}
            </div>
          </chakra.div>
        );
      })}
    </chakra.div>
  );
}
