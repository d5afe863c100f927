import { Suspense } from 'react';
import type { PageMark } from '@portal/domain/coursework/marks';
import { late } from '@portal/ui/late';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import type { PdfLanguage } from '../pdf/pdf-messages.ts';
import { MARKS_WORDS } from './marks-messages.ts';
import type { MarkedPage } from './use-marks.ts';

export const MarkPaper = late(() => import('./mark-paper.tsx'));

interface Props {
  page: MarkedPage;
  /** Of all pages of the file. */
  marks: readonly PageMark[];
  language?: PdfLanguage;
}

/** The same in words: what is written, and how much is drawn. */
export function MarksInWords({ page: { no }, marks, language = 'ko' }: Props) {
  const words = MARKS_WORDS[language];
  const own = marks.filter(({ page }) => page === no);
  const texts = own.flatMap(({ text }) => text ?? []);
  const drawn = own.length - texts.length;
  if (own.length === 0) return null;
  return (
    <VisuallyHidden>
      {words.page(no)}. {texts.length > 0 && `${words.texts(texts)}. `}
      {drawn > 0 && words.drawn(drawn)}
    </VisuallyHidden>
  );
}

/** What is drawn on one page, to look at. */
export function PageMarks({ page, marks, language }: Props) {
  const own = marks.filter((mark) => mark.page === page.no);
  if (own.length === 0) return null;
  return (
    <Suspense>
      <MarkPaper marks={own} ratio={page.ratio} />
      <MarksInWords page={page} marks={marks} {...(language && { language })} />
    </Suspense>
  );
}
