import { useLocation } from 'react-router';
import type { FamilyLanguage } from '@portal/domain/classes/class';
import { firstLanguage } from '@portal/portal-core/first-language';
import { useSpokenLanguage } from '@portal/portal-core/frame-language';
import { useIsSignedIn } from '@portal/portal-core/session-context';
import { FRAME_WORDS, type FrameWords } from '../frame-words.ts';
import { useCurrentRoute, useSections } from './sections-context.tsx';

const firstPart = (path: string) => path.split('/')[1];

/**
 * The language of the whole document: what the family's page in it speaks, and the device's until that is known. An address that
 * was cut off is still one of hers. Whoever has a session has the frame that she knows.
 */
export function useFrameLanguage(): FamilyLanguage {
  const spoken = useSpokenLanguage();
  const route = useCurrentRoute()?.route;
  const sections = useSections();
  const { pathname } = useLocation();
  const isSignedIn = useIsSignedIn();
  const shown = route
    ? [route]
    : sections.flatMap(({ routes }) => routes).filter(({ path }) => firstPart(path) === firstPart(pathname));
  if (isSignedIn || !shown.some(({ vietnameseTitle }) => vietnameseTitle !== undefined)) return 'ko';
  return spoken ?? firstLanguage();
}

export const useFrameWords = (): FrameWords => FRAME_WORDS[useFrameLanguage()];
