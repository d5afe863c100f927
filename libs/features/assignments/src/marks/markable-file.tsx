import { chakra } from '@chakra-ui/react/styled-system';
import { PencilLine } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { FilePages } from '@portal/board/file-pages';
import { MarkablePage } from '@portal/board/markable-page';
import { PageMarks } from '@portal/board/page-marks';
import { type MarkedPage, useMarks } from '@portal/board/use-marks';
import type { FileRef } from '@portal/domain/assets/file';
import type { FileMarks } from '@portal/domain/coursework/marks';
import { SaveLine } from '@portal/portal-core/autosave/save-line';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Icon } from '@portal/ui/icon';
import { useScrollable } from '@portal/ui/scrollable';
import { useIsSplit } from '@portal/ui/use-is-split';
import { FileLink } from '@portal/upload/file-link';
import { shownName } from '@portal/upload/file-words';
import { FileCard } from '../files/file-card.tsx';
import { useDesk } from './mark-desk.ts';
import { MarkTools } from './mark-tools.tsx';
import { marks as words } from './marks-messages.ts';
import { useFileMarks } from './use-file-marks.ts';

interface Props {
  submissionId: string;
  attempt: number;
  file: FileRef;
  src: string;
  marked: FileMarks;
}

/** A picture or a PDF that was handed in, to draw on; on a phone in a window of its own. */
export function MarkableFile({ submissionId, attempt, file, src, marked }: Props) {
  const desk = useDesk();
  const zone = useTeacherZone();
  const isSplit = useIsSplit();
  const box = useScrollable<HTMLDivElement>();
  const [isOpen, setIsOpen] = useState(false);
  const { marks, draw, saving } = useFileMarks(submissionId, attempt, marked);
  const hand = useMarks({ marks, onChange: draw, tool: desk.tool, ink: desk.ink });
  const { canUndo, canRedo, undo, redo } = hand;

  const { hands } = desk;
  useEffect(() => {
    hands.current.set(file.id, { undo, redo, save: saving.autosave.save });
  });
  useEffect(() => () => void hands.current.delete(file.id), [hands, file.id]);
  const tell = useEffectEvent(() => desk.onDrawn({ fileId: file.id, canUndo, canRedo }));
  useEffect(() => {
    if (canUndo || canRedo) tell();
  }, [canUndo, canRedo, marks]);

  const failed = (why: 'LOCKED' | 'BROKEN') => (
    <FileCard file={file} note={why === 'LOCKED' ? words.locked : words.broken} />
  );
  const pages = { file: { name: shownName(file.name), contentType: file.contentType }, src, failed };
  const toDrawOn = (
    <chakra.div {...box} overflowX="auto" _focusVisible={{ layerStyle: 'focus' }}>
      <FilePages
        {...pages}
        zoom={desk.zoom}
        over={(page: MarkedPage) => <MarkablePage page={page} marks={marks} hand={hand} ink={desk.ink} />}
      />
    </chakra.div>
  );
  return (
    <chakra.div display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        <chakra.span flex="1 1 8rem" minW="0">
          <FileLink file={file} withSize touch />
        </chakra.span>
        {!isSplit && (
          <Button
            variant="outline"
            startIcon={<Icon as={PencilLine} />}
            aria-label={`${shownName(file.name)} ${words.open}`}
            onClick={() => setIsOpen(true)}
          >
            {words.open}
          </Button>
        )}
        {saving.phase !== 'CLEAN' || saving.savedAt ? (
          <SaveLine state={saving} zone={zone} isKept={saving.draft.isKept} onRetry={saving.autosave.retry} />
        ) : null}
      </chakra.div>
      {isSplit ? (
        toDrawOn
      ) : (
        <>
          {!isOpen && <FilePages {...pages} over={(page) => <PageMarks page={page} marks={marks} />} />}
          <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={shownName(file.name)} size="lg" phone="full">
            <MarkTools />
            {toDrawOn}
          </Dialog>
        </>
      )}
    </chakra.div>
  );
}
