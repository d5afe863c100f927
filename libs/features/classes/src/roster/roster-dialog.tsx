import { useState } from 'react';
import { Dialog } from '@portal/ui/dialog';
import { roster as words } from '../roster-messages.ts';
import type { ReadRow } from './read-roster.ts';
import { RosterPreview } from './roster-preview.tsx';
import { RosterSource } from './roster-source.tsx';

interface Props {
  classId: string;
  /** How many letters she can send now; undefined as long as that is not known. */
  lettersLeft: number | undefined;
  /** For how many of them a seat can be kept; undefined as long as that is not known. */
  seatsToKeep: number | undefined;
  onClose: () => void;
}

/** A teacher brings her class as a table: first the table, then what would be sent. */
export function RosterDialog({ classId, lettersLeft, seatsToKeep, onClose }: Props) {
  const [rows, setRows] = useState<readonly ReadRow[] | null>(null);
  return (
    <Dialog
      open
      title={words.title}
      description={words.body}
      size="lg"
      phone="full"
      onClose={onClose}
      closeOnClickAway={false}
    >
      {rows ? (
        <RosterPreview
          classId={classId}
          lettersLeft={lettersLeft}
          seatsToKeep={seatsToKeep}
          rows={rows}
          onBack={() => setRows(null)}
          onClose={onClose}
        />
      ) : (
        <RosterSource onRead={setRows} onClose={onClose} />
      )}
    </Dialog>
  );
}
