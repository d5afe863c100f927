import { chakra } from '@chakra-ui/react/styled-system';
import { problemOf } from '@portal/api/api-problem';
import { usePreviewDayLettersQuery } from '@portal/api/lessons/lesson-moves.api';
import { GUARDIAN_LANGUAGE_LABELS } from '@portal/domain/classes/class';
import { Button } from '@portal/ui/button';
import { FoldRow } from '@portal/ui/fold-row';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { SkeletonText } from '@portal/ui/skeletons';
import { useIsSplit } from '@portal/ui/use-is-split';
import { daySheetMessages } from '../day-sheet/day-sheet-messages.ts';
import { lessonMessages } from '../lesson-messages.ts';
import { messages } from '../messages.ts';
import type { DayLetters as Asked } from './day-move-values.ts';
import { LetterCard } from './letter-card.tsx';
import { useSettled } from './use-settled.ts';

const words = lessonMessages.letters;
const LANGUAGES = ['ko', 'vi'] as const;

/** What each family will read, before it is sent: the letters themselves, each language beside the other (CAL-3). */
export function DayLetters({ asked }: { asked: Asked }) {
  const body = useSettled(asked);
  const isAnybodyTold = body.moves.length + body.cancels.length > 0;
  const isReady = body.reason !== '' && isAnybodyTold;
  const { data, error, isFetching, refetch } = usePreviewDayLettersQuery({ body }, { skip: !isReady });
  const letters = isReady ? (data?.items ?? []) : [];
  const byLanguage = LANGUAGES.map((language) => letters.filter((letter) => letter.language === language)).filter(
    (own) => own.length > 0,
  );
  const counts = byLanguage.map((own) =>
    daySheetMessages.lettersIn(GUARDIAN_LANGUAGE_LABELS[own[0]!.language], own.length),
  );
  const all = (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3" pt="3">
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
      {isReady && data && letters.length === 0 && !error && <Hint>{words.nobody}</Hint>}
      {byLanguage.map((own) => (
        <LetterCard key={own[0]!.language} letters={own} />
      ))}
    </chakra.div>
  );
  const isSplit = useIsSplit();
  return (
    <chakra.section aria-label={words.title} aria-busy={isFetching}>
      {isSplit ? (
        <>
          <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" justifyContent="space-between" columnGap="3">
            <chakra.h3 textStyle="title.sm">{daySheetMessages.letters}</chakra.h3>
            {letters.length > 0 && (
              <chakra.span textStyle="body.sm" color="fg.muted">
                {words.count(letters.length)}
              </chakra.span>
            )}
          </chakra.div>
          {all}
        </>
      ) : (
        <FoldRow label={daySheetMessages.letters} note={counts.join(' · ')}>
          {all}
        </FoldRow>
      )}
    </chakra.section>
  );
}

const Hint = chakra('p', { base: { textStyle: 'body.sm', color: 'fg.muted' } });
