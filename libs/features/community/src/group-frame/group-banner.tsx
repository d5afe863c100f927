import { AppImage } from '@portal/ui/app-image';

interface GroupBannerProps {
  url: string;
  /** What it shows. */
  text: string;
}

/** The group's own image over its name; a group without one has nothing in its place. */
export function GroupBanner({ url, text }: GroupBannerProps) {
  return (
    <AppImage
      src={url}
      alt={text}
      width={1056}
      height={132}
      sizes="(min-width: 48rem) 1056px, 100vw"
      priority
      w="full"
      h={{ base: '6rem', md: '8.25rem' }}
      objectFit="cover"
      borderRadius="l3"
    />
  );
}
