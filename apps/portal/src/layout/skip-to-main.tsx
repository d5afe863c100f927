import { SkipLink } from '@portal/ui/skip-link';
import { useFrameWords } from '../routing/frame-language.ts';

export const MAIN_ID = 'main';

/** First stop of the Tab key on every page. */
export function SkipToMain() {
  return <SkipLink to={MAIN_ID}>{useFrameWords().skipToMain}</SkipLink>;
}
