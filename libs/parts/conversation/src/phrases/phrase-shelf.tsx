import { chakra } from '@chakra-ui/react/styled-system';
import { type Ref, useState } from 'react';
import type { ChatReader } from '@portal/domain/chat/chat-family';
import type { SavedReply } from '@portal/domain/chat/saved-reply';
import { TextInput } from '@portal/ui/field';
import { SearchEmpty } from '@portal/ui/search-empty';
import { PhraseList } from './phrase-list.tsx';
import { phrases as words } from './phrase-messages.ts';
import type { PhraseValues } from './phrase-values.ts';
import { PhraseView } from './phrase-view.tsx';

interface PhraseShelfProps {
  phrases: readonly SavedReply[];
  /** What is known of the talk. */
  known: PhraseValues;
  /** Who reads what is sent. */
  readers: readonly ChatReader[];
  search: Ref<HTMLInputElement>;
  onInsert: (text: string) => void;
}

const plain = (text: string) => text.normalize('NFC').toLowerCase();

/** The phrases that are looked for, and the one that is looked at. What was typed into a place stays for the next phrase. */
export function PhraseShelf({ phrases, known, readers, search, onInsert }: PhraseShelfProps) {
  const [q, setQ] = useState('');
  const [chosenId, setChosenId] = useState('');
  const [values, setValues] = useState(known);
  const sought = plain(q.trim());
  const found = phrases.filter((one) => plain(`${one.name}\n${one.korean}\n${one.vietnamese}`).includes(sought));
  const chosen = found.find(({ id }) => id === chosenId) ?? found[0];
  return (
    <chakra.div
      display="grid"
      gap="3"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(10rem, 14rem) minmax(0, 1fr)' }}
      alignItems="start"
    >
      <chakra.div minW="0" display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
        <TextInput
          ref={search}
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          value={q}
          onChange={(event) => setQ(event.target.value)}
        />
        {chosen && <PhraseList phrases={found} chosenId={chosen.id} onChoose={setChosenId} />}
      </chakra.div>
      {chosen ? (
        <PhraseView
          key={chosen.id}
          phrase={chosen}
          values={values}
          readers={readers}
          onValue={(place, value) => setValues((before) => ({ ...before, [place]: value }))}
          onInsert={onInsert}
        />
      ) : (
        <SearchEmpty by="search" title={words.notFound} onReset={() => setQ('')} />
      )}
    </chakra.div>
  );
}
