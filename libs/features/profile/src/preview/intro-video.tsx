import { chakra } from '@chakra-ui/react/styled-system';
import { youtubeIdOf } from '@portal/domain/patterns/youtube';
import { isVideoLink } from '@portal/domain/profile/profile-findings';
import { TextLink } from '@portal/ui/text-link';
import { VideoEmbed } from '@portal/ui/video-embed';
import { fields } from '../field-messages.ts';

const words = fields.introVideoUrl;

/** Whether there is anything to look at behind a link; half-written there is not. */
export const isWatchable = (link: string): boolean => youtubeIdOf(link) !== null || isVideoLink(link);

/** A video to look at: YouTube's in its place, any other behind a link. Nothing while the link is none. */
export function IntroVideo({ link, title = words.watch }: { link: string; title?: string }) {
  if (youtubeIdOf(link)) {
    return (
      <chakra.div maxW="28rem">
        <VideoEmbed link={link} title={title} />
      </chakra.div>
    );
  }
  if (!isWatchable(link)) return null;
  return (
    <TextLink href={link.trim()} external touch>
      {words.elsewhere}
    </TextLink>
  );
}
