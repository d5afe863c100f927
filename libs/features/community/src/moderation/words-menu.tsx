import { EyeOff, Flag, MoreHorizontal, PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { RouterLink } from '@portal/portal-core/router-link';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Menu, type MenuItem } from '@portal/ui/menu';
import { removal, report } from '../moderation-messages.ts';
import { type AskedAbout, canReport, type Said } from './said.ts';
import { WordsDialogs } from './words-dialogs.tsx';

interface WordsMenuProps {
  said: Said;
  label: string;
  /** What stands before the acts that post and comment share. */
  first?: readonly (MenuItem | false)[];
  /** How its author changes it: by a page of its own, or in its place; not at all where it says false. */
  edit: false | ({ label: string } & ({ href: string } | { onSelect: () => void }));
  deletion: { label: string; title: string; body: string; isRunning: boolean; run: () => Promise<unknown> };
}

/** What can be done with words in a group, behind their three dots; nothing where there is nothing. */
export function WordsMenu({ said, label, first = [], edit, deletion }: WordsMenuProps) {
  const { isMine, isRemoved, canRemove } = said;
  const [asked, setAsked] = useState<AskedAbout | 'delete' | null>(null);
  const close = () => setAsked(null);
  const offered: (MenuItem | false)[] = [
    ...first,
    isMine && !isRemoved && edit && { id: 'edit', icon: <Icon as={PencilLine} />, ...edit },
    canReport(said) && {
      id: 'report',
      label: report.item,
      icon: <Icon as={Flag} />,
      onSelect: () => setAsked('report'),
    },
    canRemove &&
      !isRemoved && {
        id: 'take',
        label: removal.item,
        icon: <Icon as={EyeOff} />,
        danger: true,
        separated: true,
        onSelect: () => setAsked('remove'),
      },
    isMine && {
      id: 'delete',
      label: deletion.label,
      icon: <Icon as={Trash2} />,
      danger: true,
      separated: true,
      onSelect: () => setAsked('delete'),
    },
  ];
  const items = offered.filter((item) => item !== false);
  if (items.length === 0) return null;
  return (
    <>
      <Menu
        label={label}
        linkAs={RouterLink}
        trigger={<IconButton label={label} icon={<Icon as={MoreHorizontal} size={20} />} />}
        items={items}
      />
      <WordsDialogs said={said} asked={asked === 'delete' ? null : asked} onClose={close} />
      {asked === 'delete' && (
        <AlertDialog
          open
          title={deletion.title}
          confirmLabel={deletion.label}
          danger
          loading={deletion.isRunning}
          onConfirm={() => void deletion.run().then(close)}
          onCancel={close}
        >
          {deletion.body}
        </AlertDialog>
      )}
    </>
  );
}
