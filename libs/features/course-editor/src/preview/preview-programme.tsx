import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { ProgrammeItem } from '@portal/domain/courses/course';
import { Button } from '@portal/ui/button';
import { preview as words } from '../preview-messages.ts';
import { programme as programmeWords } from '../programme-messages.ts';

const FIRST = 8;

/** The lessons in their order; of a long programme the first ones. */
export function PreviewProgramme({ programme }: { programme: readonly ProgrammeItem[] }) {
  const [isWhole, setIsWhole] = useState(false);
  if (!programme.length) return <chakra.p color="fg.subtle">{words.nothing}</chakra.p>;
  const shown = isWhole ? programme : programme.slice(0, FIRST);
  return (
    <div>
      <chakra.ol listStyleType="none">
        {shown.map(({ id, title, content }, at) => (
          <chakra.li
            key={id}
            display="grid"
            gridTemplateColumns="3.5rem minmax(0, 1fr)"
            gap="3"
            py="2.5"
            borderTopWidth="1px"
            borderColor="border.muted"
            overflowWrap="anywhere"
          >
            <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
              {programmeWords.item(at + 1)}
            </chakra.span>
            <div>
              {title.trim() || words.nothing}
              {content.trim() && (
                <chakra.p textStyle="body.sm" color="fg.muted" whiteSpace="pre-line">
                  {content}
                </chakra.p>
              )}
            </div>
          </chakra.li>
        ))}
      </chakra.ol>
      {programme.length > FIRST && (
        <Button variant="ghost" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? words.fold : words.all(programme.length)}
        </Button>
      )}
    </div>
  );
}
