import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInSecond } from 'date-fns/constants';
import { Timer } from 'lucide-react';
import { useGetLessonDeskQuery } from '@portal/api/lessons/lesson-desk.api';
import { Icon } from '@portal/ui/icon';
import { useRoom } from '../session/use-room.ts';
import { hostClock, useClockWords } from './clock-messages.ts';
import { NEAR_END_MS, useLessonTime } from './use-lesson-time.ts';

/** Long enough to be read; the clock goes on saying it by its colour. */
const SHOWN_MS = 12 * millisecondsInSecond;

/** Says for a moment that the lesson's time ends in five minutes, and that it has ended. */
export function TimeNotice() {
  const text = useTimeNotice();
  return (
    <chakra.div role="status" px="2" pt={text ? '2' : undefined} pointerEvents="none">
      {text && (
        <chakra.p
          display="flex"
          alignItems="center"
          gap="2"
          w="fit-content"
          maxW="min(32rem, 100%)"
          mx="auto"
          px="3"
          py="2.5"
          bg="bg.panel"
          borderWidth="1px"
          borderColor="border.emphasized"
          borderRadius="l3"
          boxShadow="md"
          textStyle="body.sm"
          fontWeight="medium"
        >
          <chakra.span flexShrink="0" color="fg.warning">
            <Icon as={Timer} size={20} />
          </chakra.span>
          {text}
        </chakra.p>
      )}
    </chakra.div>
  );
}

function useTimeNotice(): string | null {
  const { state, isHost } = useRoom();
  const { left, isNearEnd } = useLessonTime();
  const words = useClockWords();
  const { data: desk } = useGetLessonDeskQuery({ id: state.lesson.lessonId }, { skip: !isHost });
  if (isNearEnd) return left > NEAR_END_MS - SHOWN_MS ? words.nearEnd : null;
  if (left > 0 || left <= -SHOWN_MS) return null;
  if (!desk?.startedAt) return words.over;
  return `${words.over}. ${desk.extensions.length > 0 ? hostClock.mayExtend : hostClock.mayEnd}`;
}
