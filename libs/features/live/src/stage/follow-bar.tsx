import { chakra } from '@chakra-ui/react/styled-system';
import { Eye, EyeOff } from 'lucide-react';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { useRoom } from '../session/use-room.ts';
import { stage as words } from './stage-messages.ts';

/** What is read out, and what only stands beside it: not every page that is turned is read. */
interface Following {
  readonly said: string;
  readonly beside?: string;
  /** Somebody looks at something else. */
  readonly isApart: boolean;
}

function useFollowing(): Following | null {
  const { state, isHost, look } = useRoom();
  if (look.isAlone) return { said: words.alone, beside: words.hers(state.focus, state.page), isApart: true };
  const isShown = look.focus !== 'PEOPLE';
  const guests = state.participants.filter(({ role }) => role !== 'HOST');
  const alone = guests.filter(({ looksAlone }) => looksAlone).length;
  if (isHost && alone > 0) return { said: words.aloneCount(alone), isApart: true };
  if (!isShown || guests.length === 0) return null;
  if (isHost) return { said: words.together, beside: words.togetherCount(guests.length), isApart: false };
  const page = look.focus === 'BOARD' ? { beside: words.followedPage(look.page) } : {};
  return { said: words.following, ...page, isApart: false };
}

/** Over the large place: whether all look at the same. */
export function FollowBar() {
  const { look } = useRoom();
  const following = useFollowing();
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="1"
      textStyle="label"
      color="fg"
      px="2"
      pb={following ? '1.5' : '0'}
    >
      <chakra.p display="flex" alignItems="center" gap="2" minW="0">
        {following && (
          <chakra.span display="inline-flex" color={following.isApart ? 'fg.warning' : 'celadon.fg'}>
            <Icon as={following.isApart ? EyeOff : Eye} />
          </chakra.span>
        )}
        <span>
          <span role="status">{following?.said}</span>
          {following?.beside && <chakra.span fontVariantNumeric="tabular-nums"> · {following.beside}</chakra.span>}
        </span>
      </chakra.p>
      {look.isAlone && (
        <Button size="sm" minH="touch" onClick={look.follow}>
          {words.follow}
        </Button>
      )}
    </chakra.div>
  );
}
