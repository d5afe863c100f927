import { useEffect, useState } from 'react';
import type { UploadPolicy } from '@portal/domain/assets/upload-policy';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useZone } from '@portal/ui/zone';
import { offerOf, shownName } from '../files/file-words.ts';
import { failureWords, type Words } from '../policy/policy-words.ts';
import { isUnfinished, percentOf, type Upload } from '../policy/upload.ts';
import { type UploadWords, useUploadWords } from '../upload-words.ts';

interface Telling {
  readonly policy: UploadPolicy;
  readonly zone: string;
  readonly words: UploadWords;
}

const stepOf = (upload: Upload) => Math.floor(percentOf(upload) / 25);

/** What there is to say about an upload that changed; progress only every 25 per cent. */
function wordsOf(before: Upload | undefined, upload: Upload, { policy, zone, words }: Telling): Words[] {
  const name = shownName(upload.name);
  if (upload.failure && upload.failure !== before?.failure)
    return [{ text: `${name}:` }, failureWords(upload.failure, policy, words)];
  if (upload.status === 'SENDING')
    return before && stepOf(before) !== stepOf(upload) ? [{ text: words.progressLabel(name, percentOf(upload)) }] : [];
  if (upload.status === before?.status) return [];
  if (upload.duplicate) return [{ text: `${name}: ${offerOf(upload.duplicate.uploadedAt, zone, words)}` }];
  if (upload.status === 'MISSING') return [{ text: `${name}: ${words.missing}` }];
  if (upload.status === 'DONE') return [{ text: words.doneName(name) }];
  if (upload.status === 'PAUSED') return [{ text: words.pausedName(name) }];
  if (upload.status === 'OFFLINE') return [{ text: words.offlineName(name) }];
  return [];
}

function newsOf(before: readonly Upload[], uploads: readonly Upload[], telling: Telling): Words[] {
  const gone = before.filter((old) => isUnfinished(old) && !uploads.some(({ id }) => id === old.id));
  return [
    ...uploads.flatMap((upload) =>
      wordsOf(
        before.find(({ id }) => id === upload.id),
        upload,
        telling,
      ),
    ),
    ...gone.map(({ name }) => ({ text: telling.words.canceledName(shownName(name)) })),
  ];
}

interface AnnouncementsProps {
  uploads: readonly Upload[];
  policy: UploadPolicy;
}

/** Tells screen readers, without haste, how the uploads of a field get on. */
export function Announcements({ uploads, policy }: AnnouncementsProps) {
  const zone = useZone();
  const words = useUploadWords();
  const [before, setBefore] = useState<readonly Upload[]>([]);
  const [news, setNews] = useState<Words[]>([]);
  useEffect(() => {
    if (before === uploads) return;
    const found = newsOf(before, uploads, { policy, zone, words });
    // eslint-disable-next-line react-hooks/set-state-in-effect -- what is said follows from how the list changed
    setBefore(uploads);
    if (found.length > 0) setNews(found);
  }, [before, uploads, policy, zone, words]);
  return (
    <VisuallyHidden role="status">
      {news.map(({ text, lang }, at) => (
        <span key={at} lang={lang}>
          {text}{' '}
        </span>
      ))}
    </VisuallyHidden>
  );
}
