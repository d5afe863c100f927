import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useListPackUsesQuery } from '@portal/api/library/packs.api';
import { useGetBoardQuery } from '@portal/api/live/live.api';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { packPagesOf } from '@portal/domain/library/pack-pages';
import { QueryState } from '@portal/portal-core/query-state';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { EmptyState } from '@portal/ui/empty-state';
import { PlainPanel } from '@portal/ui/plain-panel';
import { KeepPackForm } from './keep-pack-form.tsx';
import { keeping as words, packs } from './pack-messages.ts';

interface KeepAsPackProps {
  lesson: Pick<Lesson, 'id' | 'title'>;
}

/** What was written on the board of a lesson that is over, and its questions, as a pack for another one. */
export function KeepAsPack({ lesson }: KeepAsPackProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <PlainPanel
      title={words.title}
      action={
        <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
          {words.keep}
        </Button>
      }
    >
      <chakra.p color="fg.muted">{words.hint}</chakra.p>
      {isOpen && (
        <Dialog open title={words.keep} onClose={close}>
          <FoundThings lesson={lesson} onClose={close} />
        </Dialog>
      )}
    </PlainPanel>
  );
}

function FoundThings({ lesson, onClose }: KeepAsPackProps & { onClose: () => void }) {
  const board = useGetBoardQuery({ id: lesson.id });
  const uses = useListPackUsesQuery({ id: lesson.id });
  return (
    <QueryState query={board} size="sm" failed={words.boardFailed}>
      {({ pages: written }) => (
        <QueryState query={uses} size="sm" failed={packs.failed}>
          {({ items }) => {
            const { pages, leftOut } = packPagesOf(written);
            const polls = items.flatMap((use) => use.polls);
            return pages.length + leftOut + polls.length === 0 ? (
              <EmptyState name="plan-empty" size="sm" title={words.nothing}>
                {words.nothingBody}
              </EmptyState>
            ) : (
              <KeepPackForm title={lesson.title} pages={pages} leftOut={leftOut} polls={polls} onClose={onClose} />
            );
          }}
        </QueryState>
      )}
    </QueryState>
  );
}
