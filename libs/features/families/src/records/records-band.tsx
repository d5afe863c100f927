import { useState } from 'react';
import type { FamilyDoor } from '@portal/domain/families/family-door';
import { Band } from '../paper/band.tsx';
import { useReader } from '../reading/reader-context.ts';
import { RecordPage } from './record-page.tsx';

/** The lessons that have been, the newest first, with what the teacher wrote. */
export function RecordsBand({ students, isOver }: Pick<FamilyDoor, 'students' | 'isOver'>) {
  const { words } = useReader();
  const [pages, setPages] = useState(1);
  return (
    <Band title={words.records.title}>
      {Array.from({ length: pages }, (_, at) => (
        <RecordPage
          key={at}
          page={at + 1}
          students={students}
          isOver={isOver}
          onMore={at + 1 === pages ? () => setPages(pages + 1) : undefined}
        />
      ))}
    </Band>
  );
}
