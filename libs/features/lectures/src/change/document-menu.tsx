import {
  Eye,
  EyeOff,
  FilePlus2,
  FolderInput,
  GraduationCap,
  type LucideIcon,
  MoreHorizontal,
  Pencil,
  Tags,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import type { LibraryDocument } from '@portal/domain/library/document';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Menu } from '@portal/ui/menu';
import { menu as words } from '../change-messages.ts';
import { list } from '../messages.ts';
import { PlaceForm } from '../placing/place-form.tsx';
import { DocumentRemoval } from './document-removal.tsx';
import { MoveForm } from './move-form.tsx';
import { RenameForm } from './rename-form.tsx';
import { TagsForm } from './tags-form.tsx';
import { useHideDocuments } from './use-hide-documents.ts';
import { VersionForm } from './version-form.tsx';

type Asked = 'place' | 'rename' | 'move' | 'tags' | 'version' | 'remove';

const ASKED: readonly [Asked, LucideIcon][] = [
  ['place', GraduationCap],
  ['rename', Pencil],
  ['move', FolderInput],
  ['tags', Tags],
  ['version', FilePlus2],
];

/** Everything that can be done with one document, behind its three dots. */
export function DocumentMenu({ document }: { document: LibraryDocument }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const hide = useHideDocuments();
  const { name, isHidden } = document;
  const label = list.menu(name);
  const close = () => setAsked(null);
  return (
    <>
      <Menu
        label={label}
        trigger={<IconButton label={label} icon={<Icon as={MoreHorizontal} size={20} />} />}
        items={[
          ...ASKED.map(([id, icon]) => ({
            id,
            label: words[id],
            icon: <Icon as={icon} />,
            onSelect: () => setAsked(id),
          })),
          {
            id: 'hide',
            label: isHidden ? words.show : words.hide,
            icon: <Icon as={isHidden ? Eye : EyeOff} />,
            separated: true,
            onSelect: () => void hide([document], !isHidden),
          },
          {
            id: 'remove',
            label: words.remove,
            icon: <Icon as={Trash2} />,
            danger: true,
            onSelect: () => setAsked('remove'),
          },
        ]}
      />
      {asked === 'place' && <PlaceForm document={document} onClose={close} />}
      {asked === 'rename' && <RenameForm document={document} onClose={close} />}
      {asked === 'move' && <MoveForm documents={[document]} onClose={close} />}
      {asked === 'tags' && <TagsForm document={document} onClose={close} />}
      {asked === 'version' && <VersionForm document={document} onClose={close} />}
      {asked === 'remove' && <DocumentRemoval document={document} onClose={close} />}
    </>
  );
}
