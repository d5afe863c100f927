import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { useRoom } from '../session/use-room.ts';
import { pageCount } from './page-drawings.ts';
import { pages as words } from './page-messages.ts';

/** Which page is seen, and the way to its neighbours: the host turns for all, a guest for herself. */
export function PageTurner() {
  const { state, look } = useRoom();
  const { page, turn } = look;
  const count = pageCount(state, page);
  return (
    <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="1">
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
    </chakra.div>
  );
}
