import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { useEraseRecordingMutation, useListRecordingsQuery } from '@portal/api/live/recordings.api';
import type { LessonRecording } from '@portal/domain/live/recording';
import { useAction } from '@portal/portal-core/use-action';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { ErrorState } from '@portal/ui/error-state';
import { PlainPanel } from '@portal/ui/plain-panel';
import { recordings as words } from './recording-messages.ts';
import { RecordingRow } from './recording-row.tsx';

/** What was recorded of a lesson; nothing stands here where nothing was. */
export function RecordingsPanel({ lessonId: id }: { lessonId: string }) {
  // Addresses of recordings end after some hours.
  const { data, error, isFetching, refetch } = useListRecordingsQuery({ id }, { refetchOnMountOrArgChange: true });
  const [erase, erasing] = useEraseRecordingMutation();
  const [asked, setAsked] = useState<LessonRecording | null>(null);
  const act = useAction();
  if (error && !data)
    return (
      <ErrorState title={words.failed} onRetry={() => void refetch()} retrying={isFetching}>
        {problemOf(error).message}
      </ErrorState>
    );
  if (!data?.items.length) return null;

  async function confirm(): Promise<void> {
    if (!asked) return;
    await act(() => erase({ id, recordingId: asked.id }).unwrap(), { done: words.erased });
    setAsked(null);
  }
  return (
    <PlainPanel title={words.title}>
      <chakra.p textStyle="body.sm" color="fg.muted">
        {words.intro}
      </chakra.p>
      <chakra.ul listStyleType="none" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        {data.items.map((recording) => (
          <RecordingRow key={recording.id} recording={recording} onErase={() => setAsked(recording)} />
        ))}
      </chakra.ul>
      <AlertDialog
        danger
        open={asked !== null}
        title={words.eraseQuestion}
        confirmLabel={words.erase}
        cancelLabel={words.keep}
        loading={erasing.isLoading}
        onCancel={() => setAsked(null)}
        onConfirm={() => void confirm()}
      >
        {words.eraseBody}
      </AlertDialog>
    </PlainPanel>
  );
}
