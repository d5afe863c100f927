import type { FamilyBoardPage } from '@portal/domain/families/family-summary.contract';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useBoardWords } from './board-words.ts';

/** What is written on a page, for who does not see the picture. */
export function BoardTexts({ page: { no, drawings } }: { page: FamilyBoardPage }) {
  const words = useBoardWords();
  const texts = drawings.filter(({ kind, text }) => kind === 'text' && text);
  if (texts.length === 0) return null;
  return (
    <VisuallyHidden as="div">
      <ul aria-label={words.texts(no)}>
        {texts.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </VisuallyHidden>
  );
}
