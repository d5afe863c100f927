import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, useState } from 'react';
import { type ChatReader, languagesOf } from '@portal/domain/chat/chat-family';
import { REPLY_LANGUAGES, type SavedReply } from '@portal/domain/chat/saved-reply';
import { cityOf } from '@portal/domain/format/zone-city';
import { placesOf } from '@portal/domain/patterns/text-places';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Button } from '@portal/ui/button';
import { SegmentedControl } from '@portal/ui/segmented-control';
import { phrases as words } from './phrase-messages.ts';
import { PhrasePane } from './phrase-pane.tsx';
import { PhraseSlots } from './phrase-slots.tsx';
import {
  emptyPlaces,
  isOfManyClocks,
  languageFor,
  phraseText,
  type PhraseValues,
  TIME,
  zoneOf,
} from './phrase-values.ts';

interface PhraseViewProps {
  phrase: SavedReply;
  values: PhraseValues;
  /** Who reads it, as far as that is known. */
  readers: readonly ChatReader[];
  onValue: (place: string, value: string) => void;
  onInsert: (text: string) => void;
}

/** One phrase in both languages, what stands in its places, and which of the two leaves. */
export function PhraseView({ phrase, values, readers, onValue, onInsert }: PhraseViewProps) {
  const zone = useTeacherZone();
  const [wanted, setWanted] = useState(() => languageFor(readers));
  const firstEmpty = useRef<HTMLInputElement>(null);
  const written = REPLY_LANGUAGES.filter((language) => phrase[language] !== '');
  const language = written.includes(wanted) ? wanted : (written[0] ?? wanted);
  const missing = emptyPlaces(phrase[language], values);
  const hers = zoneOf(language, zone, readers);
  const tellsTime = Boolean(values[TIME]) && placesOf(phrase[language]).includes(TIME);
  const isMixed = languagesOf(readers).length > 1;

  return (
    <chakra.div minW="0" display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <PhraseSlots
        places={placesOf(`${phrase.korean}\n${phrase.vietnamese}`)}
        values={values}
        onChange={onValue}
        zone={zone}
        firstEmpty={{ place: missing[0], ref: firstEmpty }}
      />
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="l3"
        overflow="hidden"
      >
        {REPLY_LANGUAGES.map((one) => (
          <PhrasePane
            key={one}
            language={one}
            text={phrase[one]}
            values={values}
            zone={zoneOf(one, zone, readers)}
            goes={one === language}
          />
        ))}
      </chakra.div>
      <chakra.p role="status" textStyle="caption" color="fg.muted">
        {[
          isMixed && words.mixed,
          tellsTime && isOfManyClocks(language, readers) && words.ofManyClocks(cityOf(zone)),
          tellsTime && hers !== zone && words.converted(words.languages[language], cityOf(hers)),
        ]
          .filter(Boolean)
          .join(' ')}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center" justifyContent="space-between">
        <SegmentedControl
          label={words.language}
          options={REPLY_LANGUAGES.map((value) => ({
            value,
            label: words.languages[value],
            disabled: !written.includes(value),
          }))}
          value={language}
          onChange={setWanted}
        />
        {missing.length > 0 ? (
          <Button variant="outline" onClick={() => firstEmpty.current?.focus()}>
            {words.fill(missing)}
          </Button>
        ) : (
          <Button onClick={() => onInsert(phraseText(phrase[language], language, values, hers))}>{words.insert}</Button>
        )}
      </chakra.div>
    </chakra.div>
  );
}
