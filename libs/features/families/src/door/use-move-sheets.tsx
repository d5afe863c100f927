import { type RefObject, useRef, useState } from 'react';
import type { FamilyMove } from '@portal/domain/families/family-door';
import { AskSheet } from '../moves/ask-sheet.tsx';
import { DeclineSheet } from '../moves/decline-sheet.tsx';
import type { MovableLesson } from '../moves/movable-lesson.ts';
import type { MoveNews } from '../moves/move-news.tsx';

type Sheet =
  { readonly kind: 'DECLINE'; readonly move: FamilyMove } | { readonly kind: 'ASK'; readonly lesson: MovableLesson };

const idOf = (sheet: Sheet) => (sheet.kind === 'DECLINE' ? sheet.move.id : sheet.lesson.id);

/**
 * The forms about a lesson's time. They stand beside the page, not in it: what they are about may be gone when the page reads
 * the door again, and what is written in them must not go with it.
 */
export function useMoveSheets(place: RefObject<HTMLElement | null>, onNews: (news: MoveNews) => void) {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [sent, setSent] = useState(0);
  const [hasSent, setHasSent] = useState(false);

  const opener = useRef<Element>(null);
  // What opened a sheet is gone where its proposal is; then the reader goes on where the news of it would be.
  const [finalFocus] = useState<RefObject<HTMLElement | null>>(() => ({
    get current() {
      const from = opener.current;
      return from instanceof HTMLElement && from.isConnected ? from : place.current;
    },
  }));

  function open(next: Sheet) {
    opener.current = document.activeElement;
    // A form that was sent has said what it had to; one that was only closed keeps its words.
    if (hasSent) setSent(sent + 1);
    setHasSent(false);
    setSheet(next);
    setIsOpen(true);
  }
  function end(news: MoveNews) {
    opener.current = null;
    setHasSent(true);
    setIsOpen(false);
    onNews(news);
  }
  const common = { open: isOpen, onClose: () => setIsOpen(false), finalFocus };
  const key = sheet && `${sheet.kind} ${idOf(sheet)} ${sent}`;

  return {
    decline: (move: FamilyMove) => open({ kind: 'DECLINE', move }),
    ask: (lesson: MovableLesson) => open({ kind: 'ASK', lesson }),
    element:
      sheet?.kind === 'DECLINE' ? (
        <DeclineSheet key={key} {...common} move={sheet.move} onSent={() => end({ kind: 'KEPT', move: sheet.move })} />
      ) : sheet?.kind === 'ASK' ? (
        <AskSheet key={key} {...common} lesson={sheet.lesson} onSent={() => end({ kind: 'ASKED' })} />
      ) : null,
  };
}
