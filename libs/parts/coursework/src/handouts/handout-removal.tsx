import { problemOf } from '@portal/api/api-problem';
import { useToast } from '@portal/portal-core/show-toast';
import { AlertDialog } from '@portal/ui/alert-dialog';

interface Props {
  /** Null: nothing is asked. */
  handout: { id: string; title: string } | null;
  /** Of a hook of the api. */
  mutation: readonly [
    remove: (of: { id: string }) => { unwrap: () => Promise<unknown> },
    state: { isLoading: boolean },
  ];
  words: { deleteTitle: string; deleteBody: (title: string) => string; remove: string; deleted: string };
  onClose: () => void;
}

/** Asks before a handout goes for good. */
export function HandoutRemoval({ handout, mutation: [remove, { isLoading }], words, onClose }: Props) {
  const toast = useToast();
  async function confirm(id: string): Promise<void> {
    try {
      await remove({ id }).unwrap();
      toast({ type: 'success', title: words.deleted });
    } catch (error) {
      toast({ type: 'error', title: problemOf(error).message });
    }
    onClose();
  }
  return (
    <AlertDialog
      open={handout !== null}
      title={words.deleteTitle}
      confirmLabel={words.remove}
      danger
      loading={isLoading}
      onCancel={onClose}
      onConfirm={() => handout && void confirm(handout.id)}
    >
      {handout && words.deleteBody(handout.title)}
    </AlertDialog>
  );
}
