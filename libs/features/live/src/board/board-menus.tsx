import { Ellipsis, Redo2, Save, Users } from 'lucide-react';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Menu, type MenuItem } from '@portal/ui/menu';
import type { DrawingHand } from '../drawing/use-drawing.ts';
import { PageMenu } from '../pages/page-menu.tsx';
import { keeping } from '../pages/page-messages.ts';
import { useIsBlank, usePageCount } from '../pages/use-pages.ts';
import { useRequest } from '../session/use-request.ts';
import { useRoom } from '../session/use-room.ts';
import { hostBoard, useBoardWords } from './board-messages.ts';

export interface BoardMenusProps {
  hand: DrawingHand;
  /** Puts the pages into the class's material. */
  onKeep: () => void;
}

/** The pages behind one button, and what else there is behind another. */
export function BoardMenus({ hand, onKeep }: BoardMenusProps) {
  const { isHost } = useRoom();
  const count = usePageCount();
  const hasPages = isHost || count > 1;
  return (
    <>
      {hasPages && <PageMenu />}
      {hand.mayDraw && <MoreMenu hand={hand} onKeep={onKeep} />}
    </>
  );
}

function MoreMenu({ hand, onKeep }: BoardMenusProps) {
  const words = useBoardWords();
  const { state, isHost } = useRoom();
  const request = useRequest();
  const isBlank = useIsBlank();
  const may = state.studentsMayDraw;
  const items: MenuItem[] = [
    { id: 'redo', label: words.redo, icon: <Icon as={Redo2} />, disabled: !hand.canRedo, onSelect: hand.redo },
  ];
  if (isHost)
    items.push(
      {
        id: 'students',
        label: may ? hostBoard.stopStudentsDraw : hostBoard.letStudentsDraw,
        icon: <Icon as={Users} />,
        onSelect: () => void request('live.drawing', { participantId: null, may: !may }),
      },
      {
        id: 'keep',
        label: keeping.keep,
        icon: <Icon as={Save} />,
        disabled: isBlank,
        onSelect: onKeep,
      },
    );
  return (
    <Menu
      label={words.more}
      trigger={<IconButton label={words.more} icon={<Icon as={Ellipsis} />} variant="outline" minH="touch" w="touch" />}
      items={items}
    />
  );
}
