import { FileDown, MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useDeletePackMutation, useLazyExportPackQuery } from '@portal/api/library/packs.api';
import type { PackSummary } from '@portal/domain/library/pack';
import { paths } from '@portal/domain/site/paths';
import { downloadFile } from '@portal/portal-core/download-file';
import { RouterLink } from '@portal/portal-core/router-link';
import { useAction } from '@portal/portal-core/use-action';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Menu } from '@portal/ui/menu';
import { packMenu as words } from '../packs-messages.ts';

/** Everything else that can be done with a pack, behind its three dots. */
export function PackMenu({ pack: { id, name } }: { pack: PackSummary }) {
  const [isAsked, setIsAsked] = useState(false);
  const [askFile] = useLazyExportPackQuery();
  const [remove, { isLoading }] = useDeletePackMutation();
  const act = useAction();
  const label = words.label(name);

  const save = () =>
    act(
      async () => {
        const file = await askFile({ id }).unwrap();
        downloadFile(`${file.name}.json`, 'application/json', JSON.stringify(file, null, 2));
      },
      { failed: words.saveFailed },
    );
  async function confirm() {
    await act(() => remove({ id }).unwrap(), { done: words.removed });
    setIsAsked(false);
  }

  return (
    <>
      <Menu
        label={label}
        linkAs={RouterLink}
        trigger={<IconButton label={label} icon={<Icon as={MoreHorizontal} size={20} />} />}
        items={[
          { id: 'edit', label: words.edit, icon: <Icon as={Pencil} />, href: paths.lessonPack(id) },
          { id: 'save', label: words.save, icon: <Icon as={FileDown} />, onSelect: () => void save() },
          {
            id: 'remove',
            label: words.remove,
            icon: <Icon as={Trash2} />,
            danger: true,
            separated: true,
            onSelect: () => setIsAsked(true),
          },
        ]}
      />
      {isAsked && (
        <AlertDialog
          open
          title={words.removeTitle}
          confirmLabel={words.removeConfirm}
          danger
          loading={isLoading}
          onConfirm={() => void confirm()}
          onCancel={() => setIsAsked(false)}
        >
          {words.removeBody(name)}
        </AlertDialog>
      )}
    </>
  );
}
