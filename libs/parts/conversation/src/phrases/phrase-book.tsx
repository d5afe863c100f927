import { chakra } from '@chakra-ui/react/styled-system';
import { type RefObject, useRef } from 'react';
import type { ChatReader } from '@portal/domain/chat/chat-family';
import { paths } from '@portal/domain/site/paths';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { TextLink } from '@portal/ui/text-link';
import { phrases as words } from './phrase-messages.ts';
import { PhraseSheet } from './phrase-sheet.tsx';
import { PhraseShelf } from './phrase-shelf.tsx';
import type { PhraseValues } from './phrase-values.ts';
import { useReplies } from './use-replies.ts';

interface PhraseBookProps {
  /** What is known of the talk. */
  known: PhraseValues;
  /** Who reads what is sent. */
  readers: readonly ChatReader[];
  /** A phrase, filled in, for the field; nothing is sent. */
  onInsert: (text: string) => void;
  onClose: () => void;
  /** Gets the focus when the book is closed. */
  field: RefObject<HTMLElement | null>;
}

/** What a teacher keeps to write again, in two languages beside each other. */
export function PhraseBook({ known, readers, onInsert, onClose, field }: PhraseBookProps) {
  const { query, isStandard, replies } = useReplies();
  const search = useRef<HTMLInputElement>(null);
  return (
    <PhraseSheet onClose={onClose} initialFocus={search} finalFocus={field}>
      <QueryState query={query} loading={words.loading} failed={words.failed} size="sm">
        {() => <PhraseShelf phrases={replies} known={known} readers={readers} search={search} onInsert={onInsert} />}
      </QueryState>
      <chakra.p display="flex" flexWrap="wrap" columnGap="3" mt="3" textStyle="caption" color="fg.muted">
        {isStandard && words.standard}
        <TextLink href={paths.chatReplies()} linkAs={RouterLink} touch>
          {words.manage}
        </TextLink>
      </chakra.p>
    </PhraseSheet>
  );
}
