import { Download } from 'lucide-react';
import { useArchiveAssignmentMutation } from '@portal/api/coursework/assignments.api';
import { useToast } from '@portal/portal-core/show-toast';
import { useAction } from '@portal/portal-core/use-action';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { fileAddress } from '@portal/upload/file-address';
import { shownSize } from '@portal/upload/file-words';
import { archive as words } from './archive-messages.ts';

/** Everything that was handed in, as one file that the browser downloads, and can be cancelled there. */
export function ArchiveButton({ assignmentId: id }: { assignmentId: string }) {
  const [archive, { isLoading }] = useArchiveAssignmentMutation();
  const toast = useToast();
  const act = useAction();

  const onPress = () =>
    act(
      async () => {
        const { url, bytes, files, missing } = await archive({ id }).unwrap();
        const title = files > 0 ? words.archived(files, shownSize(bytes)) : words.archivedTexts;
        toast({ type: 'success', title, ...(missing > 0 && { message: words.archiveMissing(missing) }) });
        Object.assign(document.createElement('a'), { href: fileAddress(url) ?? '', download: '' }).click();
      },
      { failed: words.archiveFailed },
    );

  return (
    <Button variant="outline" startIcon={<Icon as={Download} />} loading={isLoading} onClick={() => void onPress()}>
      {words.archive}
    </Button>
  );
}
