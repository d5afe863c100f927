import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronLeft, ChevronRight, FilePlus } from 'lucide-react';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { board as words } from '../messages.ts';
import { useRequest } from '../model/use-request.ts';
import { useRoom } from '../model/use-room.ts';
import { PAGES_MAX } from './drawing.ts';

/** Which page all see; the host turns it. */
export function BoardPages() {
  const { state, isHost } = useRoom();
  const request = useRequest();
  const { page, pages } = state;
  const count = Math.max(page, ...pages.map(({ no }) => no));
  const turn = (to: number) => void request('live.page', { page: to });
  return (
    <chakra.div display="flex" alignItems="center" gap="1" minH="touch">
      {isHost && (
        <IconButton
          label={words.previous}
          icon={<Icon as={ChevronLeft} />}
          disabled={page <= 1}
          onClick={() => turn(page - 1)}
        />
      )}
      <chakra.p aria-live="polite" textStyle="time" whiteSpace="nowrap">
        {words.page(page, count)}
      </chakra.p>
      {isHost && (
        <>
          <IconButton
            label={words.next}
            icon={<Icon as={ChevronRight} />}
            disabled={page >= count}
            onClick={() => turn(page + 1)}
          />
          <IconButton
            label={words.addPage}
            icon={<Icon as={FilePlus} />}
            disabled={count >= PAGES_MAX}
            onClick={() => turn(count + 1)}
          />
        </>
      )}
    </chakra.div>
  );
}
