import { chakra } from '@chakra-ui/react/styled-system';
import { Megaphone } from 'lucide-react';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Icon } from '@portal/ui/icon';
import { TextLink } from '@portal/ui/text-link';
import { useConversationWords } from '../words.ts';

interface AnnouncementMarkProps {
  announcementId: string;
  /** Its teacher is led to who has read it. */
  isMine: boolean;
}

/** Says of a message that several classes have it. */
export function AnnouncementMark({ announcementId, isMine }: AnnouncementMarkProps) {
  const { announcement: words } = useConversationWords();
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1" textStyle="caption">
      <chakra.span
        display="inline-flex"
        alignItems="center"
        gap="1"
        px="2"
        borderRadius="full"
        bg="mustard.subtle"
        color="mustard.fg"
        fontWeight="medium"
      >
        <Icon as={Megaphone} size={16} />
        {words.mark}
      </chakra.span>
      {isMine && (
        <TextLink href={paths.chatAnnouncement(announcementId)} linkAs={RouterLink} touch>
          {words.readers}
        </TextLink>
      )}
    </chakra.div>
  );
}
