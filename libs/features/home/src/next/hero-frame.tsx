import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { nextLessonMessages } from '@portal/lesson/next-lesson-messages';
import { LeadSurface, type LeadSurfaceProps } from '@portal/ui/lead-surface';

interface HeroFrameProps extends Pick<LeadSurfaceProps, 'tone'> {
  label: ReactNode;
  words: ReactNode;
  figure?: ReactNode;
  act?: ReactNode;
  /** On a phone, where it is as high as what it holds. */
  minH?: string;
}

/** Where everything stands in the leading surface: beside each other at a desk, the figure first on a phone. */
export function HeroFrame({ tone, label, words, figure, act, minH }: HeroFrameProps) {
  return (
    <LeadSurface
      aria-label={nextLessonMessages.title}
      tone={tone}
      // At a desk as high as its skeleton, whatever the state.
      minH={{ base: minH, md: '15.375rem' }}
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      alignItems={{ md: 'center' }}
      columnGap="8"
      rowGap="3"
    >
      <chakra.div display={{ base: 'contents', md: 'grid' }} gap="3" flex="1" minW="0">
        <chakra.div order="1">{label}</chakra.div>
        <chakra.div order="3" minW="0" display="grid" gap="3">
          {words}
        </chakra.div>
      </chakra.div>
      <chakra.div display={{ base: 'contents', md: 'grid' }} gap="3" w={{ md: 'min(18.25rem, 42%)' }} flexShrink="0">
        {figure && (
          <chakra.div order="2" minW="0">
            {figure}
          </chakra.div>
        )}
        <chakra.div order="4" mt={{ base: 'auto', md: '0' }}>
          {act}
        </chakra.div>
      </chakra.div>
    </LeadSurface>
  );
}
