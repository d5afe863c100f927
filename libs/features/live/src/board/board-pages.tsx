import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronLeft, ChevronRight, FilePlus } from 'lucide-react';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { board as words } from '../messages.ts';
import { useRequest } from '../session/use-request.ts';
import { useRoom } from '../session/use-room.ts';
import { PAGES_MAX } from './drawing.ts';

interface BoardPagesProps {
  /** The page that stands here. */
  page: number;
  /** A guest looks at another page alone; null follows the host again. */
  onLook: (page: number | null) => void;
}

/** Which page is seen: the host turns it for all, a guest for herself. */
export function BoardPages({ page, onLook }: BoardPagesProps) {
  const { state, isHost } = useRoom();
  const request = useRequest();
  const count = Math.max(page, state.page, ...state.pages.map(({ no }) => no));
  const turn = (to: number) => {
    if (isHost) void request('live.page', { page: to });
    else onLook(to);
  };
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="1" minH="touch">
      <IconButton
        label={words.previous}
        icon={<Icon as={ChevronLeft} />}
        disabled={page <= 1}
        onClick={() => turn(page - 1)}
      />
      <chakra.p aria-live="polite" textStyle="time" whiteSpace="nowrap">
        {words.page(page, count)}
      </chakra.p>
      <IconButton
        label={words.next}
        icon={<Icon as={ChevronRight} />}
        disabled={page >= count}
        onClick={() => turn(page + 1)}
      />
      {isHost && (
        <IconButton
          label={words.addPage}
          icon={<Icon as={FilePlus} />}
          disabled={count >= PAGES_MAX}
          onClick={() => turn(count + 1)}
        />
      )}
      {page !== state.page && (
        <>
          <chakra.p role="status" textStyle="caption" color="fg.muted">
            {words.teacherPage(state.page)}
          </chakra.p>
          <Button size="sm" minH="touch" variant="outline" onClick={() => onLook(null)}>
            {words.follow}
          </Button>
        </>
      )}
    </chakra.div>
  );
}
