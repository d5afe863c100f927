import { chakra } from '@chakra-ui/react/styled-system';
import type { FileRef } from '@portal/domain/assets/file';
import type { OpsItemDetails } from '@portal/domain/ops/ops';
import { youtubeIdOf } from '@portal/domain/patterns/youtube';
import { isVideoLink } from '@portal/domain/profile/profile-findings';
import { AppImage } from '@portal/ui/app-image';
import { TextLink } from '@portal/ui/text-link';
import { VideoEmbed } from '@portal/ui/video-embed';
import { itemMessages as words } from '../messages.ts';

/** What of a field is to be looked at rather than read: a picture, a video, a file. */
export function FieldMedia({ details, path }: { details: OpsItemDetails; path: string }) {
  const video = path === 'introVideoUrl' && 'content' in details && details.content.introVideoUrl;
  if (video) return <Video link={video} title={details.item.title} />;
  return filesOf(details, path).map((file) => <File key={file.id} file={file} />);
}

function File({ file }: { file: FileRef }) {
  return (
    <chakra.div mt="2" display="grid" gap="2" justifyItems="start">
      {file.previewUrl && (
        <AppImage
          src={file.previewUrl}
          alt={words.image(file.name)}
          width={320}
          height={180}
          maxW="full"
          objectFit="contain"
          borderRadius="l2"
        />
      )}
      <TextLink href={file.url} external touch>
        {words.download(file.name)}
      </TextLink>
    </chakra.div>
  );
}

function filesOf(details: OpsItemDetails, path: string): readonly FileRef[] {
  if (!('content' in details)) return details.files.filter((one) => one.path === path).map(({ file }) => file);
  if (details.queue === 'COURSES') return path === 'imageId' && details.content.image ? [details.content.image] : [];
  const at = /^certificates\.(\d+)\.file$/.exec(path)?.[1];
  const file = at && details.content.certificates[Number(at)]?.file;
  return file ? [file] : [];
}

function Video({ link, title }: { link: string; title: string }) {
  if (youtubeIdOf(link) !== null)
    return (
      <chakra.div mt="2" maxW="24rem">
        <VideoEmbed link={link} title={words.video(title)} />
      </chakra.div>
    );
  // A profile may link to any page; what is none is only text.
  return isVideoLink(link) ? (
    <chakra.p mt="2">
      <TextLink href={link.trim()} external touch>
        {words.openVideo}
      </TextLink>
    </chakra.p>
  ) : null;
}
