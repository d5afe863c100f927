import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { usePreviewDayLettersQuery } from '@portal/api/lessons/lesson-moves.api';
import { GUARDIAN_LANGUAGE_LABELS } from '@portal/domain/classes/class';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { SkeletonText } from '@portal/ui/skeletons';
import { lessonMessages } from '../lesson-messages.ts';
import { messages } from '../messages.ts';
import type { DayLetters as Asked } from './day-move-values.ts';
import { useSettled } from './use-settled.ts';

const words = lessonMessages.letters;

/** What each family will read, before it is sent: the letter itself, in its language (CAL-3). */
export function DayLetters({ asked }: { asked: Asked }) {
  const body = useSettled(asked);
  const isAnybodyTold = body.moves.length + body.cancels.length > 0;
  const isReady = body.reason !== '' && isAnybodyTold;
  const { data, error, isFetching, refetch } = usePreviewDayLettersQuery({ body }, { skip: !isReady });
  const [at, setAt] = useState(0);
  const letters = isReady ? (data?.items ?? []) : [];
  const shown = letters[Math.min(at, letters.length - 1)];
  const place = shown ? letters.indexOf(shown) : 0;
  return (
    <chakra.section aria-label={words.title} aria-busy={isFetching} p="4" bg="bg.subtle" borderRadius="l2">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2" minH="10">
        <chakra.h3 textStyle="label">{letters.length > 0 ? words.count(letters.length) : words.title}</chakra.h3>
        {letters.length > 1 && (
          <chakra.div display="flex" alignItems="center" gap="1" fontVariantNumeric="tabular-nums" textStyle="body.sm">
            <IconButton
              label={words.previous}
              disabled={place === 0}
              onClick={() => setAt(place - 1)}
              icon={<Icon as={ChevronLeft} />}
            />
            {words.place(place + 1, letters.length)}
            <IconButton
              label={words.next}
              disabled={place === letters.length - 1}
              onClick={() => setAt(place + 1)}
              icon={<Icon as={ChevronRight} />}
            />
          </chakra.div>
        )}
      </chakra.div>
      {!isReady && <Hint>{isAnybodyTold ? words.waiting : words.none}</Hint>}
      {isReady && error && !isFetching && (
        <ProblemBanner
          title={words.failed}
          problem={problemOf(error)}
          action={
            <Button variant="outline" onClick={() => void refetch()}>
              {messages.retry}
            </Button>
          }
        />
      )}
      {isReady && !data && isFetching && <SkeletonText lines={4} />}
      {isReady && data && !shown && !error && <Hint>{words.nobody}</Hint>}
      {shown && (
        <div aria-live="polite">
          <chakra.p textStyle="body.sm" color="fg.muted">
            {words.to(shown.guardianName, GUARDIAN_LANGUAGE_LABELS[shown.language])}
          </chakra.p>
          <chakra.div lang={shown.language} mt="2" overflowWrap="anywhere">
            <chakra.p fontWeight="600">{shown.title}</chakra.p>
            <chakra.p whiteSpace="pre-line">{shown.content}</chakra.p>
          </chakra.div>
        </div>
      )}
    </chakra.section>
  );
}

const Hint = chakra('p', { base: { textStyle: 'body.sm', color: 'fg.muted' } });
