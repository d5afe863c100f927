import { FailedLine as Line, type FailedLineProps } from '@portal/family-pages/failed-line';
import { useReader } from '../reading/reader-context.ts';

/** A part of the page did not come; the rest stays. */
export function FailedLine(props: Omit<FailedLineProps, 'language' | 'own'>) {
  const { words, language } = useReader();
  return <Line {...props} language={language} own={words.refusals} />;
}
