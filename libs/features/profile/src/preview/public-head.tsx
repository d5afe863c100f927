import { chakra } from '@chakra-ui/react/styled-system';
import type { PublicTeacherProfile } from '@portal/domain/profile/teacher-profile';
import { Avatar } from '@portal/ui/avatar';
import { previewMessages as words } from '../preview-messages.ts';

interface PublicHeadProps {
  profile: Pick<PublicTeacherProfile, 'name' | 'avatar' | 'currentPosition' | 'shortIntro'>;
}

/** Who she is, in two lines. */
export function PublicHead({ profile: { name, avatar, currentPosition, shortIntro } }: PublicHeadProps) {
  return (
    <chakra.header layerStyle="sheet" p={{ base: 'sheet', md: '6' }} display="flex" gap="4" alignItems="flex-start">
      <Avatar name={name} src={avatar} size="lg" decorative />
      <chakra.div minW="0">
        <chakra.h2 textStyle="title.md">{name}</chakra.h2>
        {currentPosition && <chakra.p color="fg.muted">{currentPosition}</chakra.p>}
        <chakra.p textStyle="body.lg" mt="2" color={shortIntro ? undefined : 'fg.subtle'}>
          {shortIntro || words.noShortIntro}
        </chakra.p>
      </chakra.div>
    </chakra.header>
  );
}
