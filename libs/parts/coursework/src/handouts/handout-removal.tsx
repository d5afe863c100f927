import { useAction } from '@portal/portal-core/use-action';
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
  const act = useAction();
  async function confirm(id: string): Promise<void> {
    await act(() => remove({ id }).unwrap(), { done: words.deleted });
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
