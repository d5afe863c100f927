import { useState } from 'react';
import type { FamilyLecture } from '@portal/domain/families/family-lecture';
import { useSheetAddress } from '../reading/use-sheet-address.ts';

/** Which file of which material stands open. */
export function useLectureAddress(lectures: readonly FamilyLecture[]) {
  const { opened, open, close } = useSheetAddress('material', 'file');
  const [lectureId, fileId] = opened ?? [];
  // As it is now: the teacher may have turned its switch since it was opened.
  const found = lectures.find(({ id }) => id === lectureId)?.files.find(({ id }) => id === fileId);
  // What the list has lost stays open to who reads it.
  const [kept, setKept] = useState(found);
  if (found && found !== kept) setKept(found);
  const file = found ?? (kept?.id === fileId ? kept : undefined);
  return { opened: lectureId && file ? { lectureId, file } : null, open, close };
}
