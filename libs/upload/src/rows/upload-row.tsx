import { chakra } from '@chakra-ui/react/styled-system';
import { Pause, Play, RotateCcw, X } from 'lucide-react';
import type { UploadPolicy } from '@portal/domain/assets/upload-policy';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { ProgressBar } from '@portal/ui/progress-bar';
import { FileIcon } from '../files/file-icon.tsx';
import { shownName } from '../files/file-words.ts';
import { RowFrame } from '../files/row-frame.tsx';
import { isOnItsWay, percentOf, type Upload } from '../policy/upload.ts';
import type { Uploads } from '../queue/use-uploads.ts';
import { type UploadWords, useUploadWords } from '../upload-words.ts';
import { DuplicateOffer } from './duplicate-offer.tsx';
import { FailureText } from './failure-text.tsx';
import { PickAgain } from './pick-again.tsx';
import { useRowFocus } from './use-row-focus.ts';

type Actions = Pick<Uploads, 'pause' | 'resume' | 'cancel' | 'useExisting' | 'sendAnyway' | 'pickAgain'>;

interface UploadRowProps {
  upload: Upload;
  policy: UploadPolicy;
  actions: Actions;
  /** The row has left the list while the focus was in it, or by an action of the visitor. */
  onGone: () => void;
}

const statusOf = (upload: Upload, words: UploadWords): string | null => {
  switch (upload.status) {
    case 'QUEUED':
      return words.queued;
    case 'PREPARING':
      return words.preparing;
    case 'SENDING':
      return words.progress(percentOf(upload));
    case 'CHECKING':
      return words.checking;
    case 'PAUSED':
      return words.paused(percentOf(upload));
    case 'OFFLINE':
      return words.offline;
    case 'MISSING':
      return upload.failure ? null : words.missing;
    case 'DONE':
      return words.done;
    default:
      return null;
  }
};

/** A file on its way: how far it is, and what can be done about it. */
export function UploadRow({ upload, policy, actions, onGone }: UploadRowProps) {
  const words = useUploadWords();
  const { id, status, failure, duplicate } = upload;
  const name = shownName(upload.name);
  const isStill = status === 'PAUSED' || status === 'OFFLINE';
  const isRefused = status === 'REFUSED';
  const said = statusOf(upload, words);
  return (
    <RowFrame
      row={useRowFocus(onGone)}
      picture={<FileIcon name={name} />}
      name={name}
      size={upload.size}
      failed={status === 'FAILED' || isRefused}
      status={
        <>
          {said && <chakra.span fontVariantNumeric="tabular-nums">{said}</chakra.span>}
          {failure && <FailureText failure={failure} policy={policy} />}
        </>
      }
      actions={
        <>
          <GoOrStop upload={upload} actions={actions} />
          {status === 'MISSING' && <PickAgain name={name} onPick={(file) => actions.pickAgain(id, file)} />}
          <IconButton
            label={isRefused ? words.dismiss(name) : words.cancel(name)}
            icon={<Icon as={X} size={20} />}
            onClick={() => {
              actions.cancel(id);
              onGone();
            }}
          />
        </>
      }
    >
      {(isOnItsWay(upload) || isStill) && (
        <ProgressBar label={words.progressName(name)} percent={percentOf(upload)} still={isStill} />
      )}
      {status === 'DUPLICATE' && duplicate && (
        <DuplicateOffer
          name={name}
          uploadedAt={duplicate.uploadedAt}
          onUse={() => {
            actions.useExisting(id);
            onGone();
          }}
          onSend={() => actions.sendAnyway(id)}
        />
      )}
    </RowFrame>
  );
}

/** One button in one place, so that it keeps the focus as its meaning changes. */
function GoOrStop({ upload: { id, status, ...upload }, actions }: Pick<UploadRowProps, 'upload' | 'actions'>) {
  const words = useUploadWords();
  const name = shownName(upload.name);
  switch (status) {
    case 'QUEUED':
    case 'PREPARING':
    case 'SENDING':
      return (
        <IconButton label={words.pause(name)} icon={<Icon as={Pause} size={20} />} onClick={() => actions.pause(id)} />
      );
    case 'PAUSED':
      return (
        <IconButton label={words.resume(name)} icon={<Icon as={Play} size={20} />} onClick={() => actions.resume(id)} />
      );
    case 'OFFLINE':
    case 'FAILED':
      return (
        <IconButton
          label={words.retry(name)}
          icon={<Icon as={RotateCcw} size={20} />}
          onClick={() => actions.resume(id)}
        />
      );
    default:
      return null;
  }
}
