import { chakra } from '@chakra-ui/react/styled-system';
import { useFormContext, useWatch } from 'react-hook-form';
import { editor as words } from '../pack-editor-messages.ts';
import { inside } from '../packs-messages.ts';
import type { PackValues } from './pack-values.ts';

/** What is in the pack by now, as the sentence that leads the page. */
export function PackLead() {
  const { control } = useFormContext<PackValues>();
  const [documents, homework, polls, pages] = useWatch({ control, name: ['documents', 'homework', 'polls', 'pages'] });
  const counts = {
    documents: documents.length,
    hasHomework: homework !== null,
    polls: polls.length,
    pages: pages.length,
  };
  return (
    <chakra.p textStyle="title.lg" mt="2" fontVariantNumeric="tabular-nums">
      {inside.facts(counts) || words.nothing}
    </chakra.p>
  );
}
