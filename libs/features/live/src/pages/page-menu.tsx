import { ChevronLeft, ChevronRight, ChevronUp, FilePlus } from 'lucide-react';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { Menu, type MenuItem } from '@portal/ui/menu';
import { useRoom } from '../session/use-room.ts';
import { BOARD_PAGES_MAX } from './page-drawings.ts';
import { hostPages, usePageWords } from './page-messages.ts';
import { usePageCount } from './use-pages.ts';

/** The pages behind one button, where there is no room for their pictures. */
export function PageMenu() {
  const words = usePageWords();
  const { isHost, look } = useRoom();
  const { page, turn } = look;
  const count = usePageCount();
  const items: MenuItem[] = [
    {
      id: 'previous',
      label: words.previous,
      icon: <Icon as={ChevronLeft} />,
      disabled: page <= 1,
      onSelect: () => turn(page - 1),
    },
    {
      id: 'next',
      label: words.next,
      icon: <Icon as={ChevronRight} />,
      disabled: page >= count,
      onSelect: () => turn(page + 1),
    },
  ];
  if (isHost)
    items.push({
      id: 'add',
      label: hostPages.addPage,
      icon: <Icon as={FilePlus} />,
      disabled: count >= BOARD_PAGES_MAX,
      onSelect: () => turn(count + 1),
    });
  return (
    <Menu
      label={words.jump}
      trigger={
        <Button
          variant="outline"
          minH="touch"
          px="2"
          aria-label={words.choose(page, count)}
          endIcon={<Icon as={ChevronUp} size={16} />}
        >
          {words.page(page, count)}
        </Button>
      }
      items={items}
      choice={{
        label: words.jump,
        value: String(page),
        options: Array.from({ length: count }, (_, at) => ({ value: String(at + 1), label: words.short(at + 1) })),
        onChoose: (chosen) => turn(Number(chosen)),
      }}
    />
  );
}
