import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { Icon } from '@portal/ui/icon';
import { IconButton, type IconButtonProps } from '@portal/ui/icon-button';
import { useRoom } from '../session/use-room.ts';
import { BOARD_PAGES_MAX } from './page-drawings.ts';
import { hostPages, usePageWords } from './page-messages.ts';
import { usePageCount } from './use-pages.ts';

const Turn = (props: IconButtonProps) => <IconButton variant="outline" minH="touch" w="touch" {...props} />;

/** Which page is seen, and the way to its neighbours: the host turns for all and adds a page, a guest turns for herself. */
export function PageTurner() {
  const words = usePageWords();
  const { isHost, look } = useRoom();
  const { page, turn } = look;
  const count = usePageCount();
  return (
    <div>
      <chakra.p aria-live="polite" textStyle="time" textAlign="center" whiteSpace="nowrap">
        {words.page(page, count)}
      </chakra.p>
      <chakra.div display="flex" justifyContent="space-between" gap="1">
        <Turn
          label={words.previous}
          icon={<Icon as={ChevronLeft} />}
          disabled={page <= 1}
          onClick={() => turn(page - 1)}
        />
        <Turn
          label={words.next}
          icon={<Icon as={ChevronRight} />}
          disabled={page >= count}
          onClick={() => turn(page + 1)}
        />
        {isHost && (
          <Turn
            label={hostPages.addPage}
            icon={<Icon as={Plus} />}
            disabled={count >= BOARD_PAGES_MAX}
            onClick={() => turn(count + 1)}
          />
        )}
      </chakra.div>
    </div>
  );
}
