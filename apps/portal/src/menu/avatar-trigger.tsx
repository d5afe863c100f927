import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import type { Ref } from 'react';
import type { Profile } from '@portal/domain/identity/user';
import { Avatar } from '@portal/ui/avatar';
import { header } from '../messages.ts';

export type MenuOwner = Pick<Profile, 'id' | 'name' | 'avatar'>;

interface AvatarTriggerProps extends Omit<HTMLChakraProps<'button'>, 'children'> {
  owner: MenuOwner;
  ref?: Ref<HTMLButtonElement>;
}

/** The round button that opens the avatar menu. */
export function AvatarTrigger({ owner, ...button }: AvatarTriggerProps) {
  return (
    <chakra.button
      type="button"
      aria-haspopup="menu"
      {...button}
      aria-label={header.avatarMenu(owner.name)}
      display="grid"
      placeItems="center"
      boxSize="touch"
      borderRadius="full"
      cursor="pointer"
    >
      <Avatar id={owner.id} name={owner.name} src={owner.avatar} decorative />
    </chakra.button>
  );
}
