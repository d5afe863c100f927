import { chakra } from '@chakra-ui/react/styled-system';
import { Eye, EyeOff } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { useRoom } from '../session/use-room.ts';
import { dockTool, useFocusAfter } from '../use-focus-after.ts';
import { hostStage, useStageWords } from './stage-messages.ts';

/** What is read out, and what only stands beside it: not every page that is turned is read. */
interface Following {
  readonly said: string;
  readonly beside?: string;
  /** Somebody looks at something else. */
  readonly isApart: boolean;
}

function useFollowing(): Following | null {
  const words = useStageWords();
  const { state, isHost, look } = useRoom();
  if (look.isAlone) return { said: words.alone, beside: words.hers(state.focus, state.page), isApart: true };
  const isShown = look.focus !== 'PEOPLE';
  const guests = state.participants.filter(({ role }) => role !== 'HOST');
  const alone = guests.filter(({ looksAlone }) => looksAlone).length;
  if (isHost && alone > 0) return { said: hostStage.aloneCount(alone), isApart: true };
  if (!isShown || guests.length === 0) return null;
  if (isHost) return { said: hostStage.together, beside: hostStage.togetherCount(guests.length), isApart: false };
  const page = look.focus === 'BOARD' ? { beside: words.followedPage(look.page) } : {};
  return { said: words.following, ...page, isApart: false };
}

/** Over the large place: whether all look at the same. */
export function FollowBar() {
  const { look } = useRoom();
  const following = useFollowing();
  const said = useRef<HTMLParagraphElement>(null);
  const isKept = following !== null || look.focus !== 'PEOPLE';
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      flexShrink="0"
      alignItems="center"
      columnGap="3"
      textStyle="label"
      color="fg"
      px="2"
      // As high as its button, which comes and goes over a paper that must stay.
      minH={isKept ? 'touch' : undefined}
    >
      {/* Beside the button where there is room for both, and else above it. */}
      <chakra.p
        ref={said}
        tabIndex={-1}
        outline="none"
        display="flex"
        alignItems="center"
        gap="2"
        flex="1 1 8rem"
        minW="0"
        maxW="max-content"
      >
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
      {look.isAlone && <WayBack onFollow={look.follow} said={said} />}
    </chakra.div>
  );
}

interface WayBackProps {
  onFollow: () => void;
  /** Where the focus goes on when it is gone. */
  said: RefObject<HTMLElement | null>;
}

function WayBack({ onFollow, said }: WayBackProps) {
  const words = useStageWords();
  const part = useRef<HTMLSpanElement>(null);
  useFocusAfter(part, () => (said.current?.textContent ? said.current : dockTool('board')));
  return (
    <chakra.span ref={part} flexShrink="0" maxW="full">
      <Button size="sm" minH="touch" onClick={onFollow}>
        {words.follow}
      </Button>
    </chakra.span>
  );
}
