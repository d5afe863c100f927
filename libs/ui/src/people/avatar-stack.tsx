import { chakra } from '@chakra-ui/react/styled-system';
import { Avatar } from '../display/avatar.tsx';

/** So many people are told apart; of more, how many. */
const SHOWN_MAX = 5;

interface AvatarStackProps {
  people: readonly { readonly name: string; readonly id?: string; readonly avatar?: string | null }[];
  /** Where more are there than are named. */
  total?: number;
  size?: 'xs' | 'sm' | 'md';
}

/** People, one a little over the other. Decoration: who they are, or how many, is said beside it. */
export function AvatarStack({ people, total = people.length, size = 'sm' }: AvatarStackProps) {
  const shown = people.slice(0, SHOWN_MAX);
  const more = total - shown.length;
  return (
    <chakra.span aria-hidden display="inline-flex" alignItems="center" flexShrink="0">
      {shown.map(({ name, id, avatar }, at) => (
        <chakra.span
          key={`${at}-${name}`}
          display="inline-flex"
          ms={at === 0 ? '0' : '-2'}
          borderRadius="full"
          boxShadow="0 0 0 2px {colors.bg.panel}"
        >
          <Avatar name={name} id={id ?? name} src={avatar} size={size} decorative />
        </chakra.span>
      ))}
      {more > 0 && (
        <chakra.span textStyle="label" color="fg.muted" ms="1.5">
          +{more}
        </chakra.span>
      )}
    </chakra.span>
  );
}
