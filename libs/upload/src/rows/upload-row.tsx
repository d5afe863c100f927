import { chakra } from '@chakra-ui/react/styled-system';
import { Pause, Play, RotateCcw, X } from 'lucide-react';
import type { UploadPolicy } from '@portal/domain/assets/upload-policy';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { ProgressBar } from '@portal/ui/progress-bar';
import { FileIcon } from '../files/file-icon.tsx';
import { shownName } from '../files/file-words.ts';
import { RowFrame } from '../files/row-frame.tsx';
import { MESSAGES } from '../messages.ts';
import { isOnItsWay, percentOf, type Upload } from '../policy/upload.ts';
import type { Uploads } from '../queue/use-uploads.ts';
import { DuplicateOffer } from './duplicate-offer.tsx';
import { FailureText } from './failure-text.tsx';
import { PickAgain } from './pick-again.tsx';

type Deeds = Pick<Uploads, 'pause' | 'resume' | 'cancel' | 'useExisting' | 'sendAnyway' | 'pickAgain'>;

interface UploadRowProps {
  upload: Upload;
  policy: UploadPolicy;
  deeds: Deeds;
  /** The row has left the list by a deed of the visitor, and its buttons with it. */
  onGone: () => void;
}

const wordsOf = (upload: Upload): string | null => {
  switch (upload.status) {
    case 'QUEUED':
      return MESSAGES.queued;
    case 'PREPARING':
      return MESSAGES.preparing;
    case 'SENDING':
      return MESSAGES.progress(percentOf(upload));
    case 'CHECKING':
      return MESSAGES.checking;
    case 'PAUSED':
      return MESSAGES.paused(percentOf(upload));
    case 'OFFLINE':
      return MESSAGES.offline;
    case 'MISSING':
      return upload.failure ? null : MESSAGES.missing;
    case 'DONE':
      return MESSAGES.done;
    default:
      return null;
  }
};

/** A file on its way: how far it is, and what can be done about it. */
export function UploadRow({ upload, policy, deeds, onGone }: UploadRowProps) {
  const { id, status, failure, duplicate } = upload;
  const name = shownName(upload.name);
  const isStill = status === 'PAUSED' || status === 'OFFLINE';
  const isRefused = status === 'REFUSED';
  const words = wordsOf(upload);
  return (
    <RowFrame
      picture={<FileIcon name={name} />}
      name={name}
      size={upload.size}
      failed={status === 'FAILED' || isRefused}
      status={
        <>
          {words && <chakra.span fontVariantNumeric="tabular-nums">{words}</chakra.span>}
          {failure && <FailureText failure={failure} policy={policy} />}
        </>
      }
      actions={
        <>
          <GoOrStop upload={upload} deeds={deeds} />
          {status === 'MISSING' && <PickAgain name={name} onPick={(file) => deeds.pickAgain(id, file)} />}
          <IconButton
            label={isRefused ? MESSAGES.dismiss(name) : MESSAGES.cancel(name)}
            icon={<Icon as={X} size={20} />}
            onClick={() => {
              deeds.cancel(id);
              onGone();
            }}
          />
        </>
      }
    >
      {(isOnItsWay(upload) || isStill) && (
        <ProgressBar label={MESSAGES.progressName(name)} percent={percentOf(upload)} still={isStill} />
      )}
      {status === 'DUPLICATE' && duplicate && (
        <DuplicateOffer
          name={name}
          uploadedAt={duplicate.uploadedAt}
          onUse={() => {
            deeds.useExisting(id);
            onGone();
          }}
          onSend={() => deeds.sendAnyway(id)}
        />
      )}
    </RowFrame>
  );
}

/** One button in one place, so that it keeps the focus as its meaning changes. */
function GoOrStop({ upload: { id, status, ...upload }, deeds }: Pick<UploadRowProps, 'upload' | 'deeds'>) {
  const name = shownName(upload.name);
  switch (status) {
    case 'QUEUED':
    case 'PREPARING':
    case 'SENDING':
      return (
        <IconButton label={MESSAGES.pause(name)} icon={<Icon as={Pause} size={20} />} onClick={() => deeds.pause(id)} />
      );
    case 'PAUSED':
      return (
        <IconButton
          label={MESSAGES.resume(name)}
          icon={<Icon as={Play} size={20} />}
          onClick={() => deeds.resume(id)}
        />
      );
    case 'OFFLINE':
    case 'FAILED':
      return (
        <IconButton
          label={MESSAGES.retry(name)}
          icon={<Icon as={RotateCcw} size={20} />}
          onClick={() => deeds.resume(id)}
        />
      );
    default:
      return null;
  }
}
