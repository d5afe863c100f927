import { chakra } from '@chakra-ui/react/styled-system';
import { Play } from 'lucide-react';
import type { PublicTeacher } from '@portal/domain/teachers/public-teacher';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { Block } from '../reading/block.tsx';
import { useReader } from '../reading/reader-context.ts';
import { videoLink } from './video-link.ts';

/** How she teaches, in her own words, and her video behind a link. */
export function AboutBlock({ teacher: { detailIntro, introVideoUrl } }: { teacher: PublicTeacher }) {
  const { words } = useReader();
  const video = videoLink(introVideoUrl);
  if (!detailIntro && video === null) return null;
  return (
    <Block title={words.about}>
      {detailIntro && (
        <chakra.p whiteSpace="pre-line" maxW="form">
          {detailIntro}
        </chakra.p>
      )}
      {video !== null && (
        <div>
          <Button asChild variant="outline">
            <a href={video} target="_blank" rel="noopener noreferrer">
              <Icon as={Play} size={20} />
              {words.video}
              <VisuallyHidden>{words.newWindow}</VisuallyHidden>
            </a>
          </Button>
        </div>
      )}
    </Block>
  );
}
