import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { GUARDIAN_LANGUAGE_LABELS } from '@portal/domain/classes/class';
import type { AnswerOf } from '@portal/domain/contract/endpoint';
import type { lessonMovesContract } from '@portal/domain/lessons/lesson-moves.contract';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { lessonMessages } from '../lesson-messages.ts';

const words = lessonMessages.letters;

type Letter = AnswerOf<typeof lessonMovesContract.previewDayLetters>['items'][number];

/** The letters of one language, one at a time. */
export function LetterCard({ letters }: { letters: readonly Letter[] }) {
  const [at, setAt] = useState(0);
  const place = Math.min(at, letters.length - 1);
  const shown = letters[place]!;
  const language = GUARDIAN_LANGUAGE_LABELS[shown.language];
  const named = (label: string) => `${language} ${label}`;
  return (
    <chakra.div layerStyle="sheet" px="4" pt="2" pb="4">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2" minH="10">
        <chakra.h4 textStyle="label">{words.to(shown.guardianName, language)}</chakra.h4>
        {letters.length > 1 && (
          <chakra.div display="flex" alignItems="center" gap="1" fontVariantNumeric="tabular-nums" textStyle="body.sm">
            <IconButton
              label={named(words.previous)}
              disabled={place === 0}
              onClick={() => setAt(place - 1)}
              icon={<Icon as={ChevronLeft} />}
            />
            {words.place(place + 1, letters.length)}
            <IconButton
              label={named(words.next)}
              disabled={place === letters.length - 1}
              onClick={() => setAt(place + 1)}
              icon={<Icon as={ChevronRight} />}
            />
          </chakra.div>
        )}
      </chakra.div>
      <div aria-live="polite">
        <chakra.div lang={shown.language} overflowWrap="anywhere" textStyle="body.sm">
          <chakra.p fontWeight="600">{shown.title}</chakra.p>
          <chakra.p whiteSpace="pre-line">{shown.content}</chakra.p>
        </chakra.div>
      </div>
    </chakra.div>
  );
}
