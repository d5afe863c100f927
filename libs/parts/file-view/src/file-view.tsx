import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, useState } from 'react';
import { documentKindOf } from '@portal/domain/library/document';
import type { Played } from '@portal/domain/library/place';
import { Spinner } from '@portal/ui/spinner';
import { fileAddress } from '@portal/upload/file-address';
import { shownName } from '@portal/upload/file-words';
import { useFileViewWords } from './file-view-words.ts';
import { SoundView } from './media/sound-view.tsx';
import { VideoView } from './media/video-view.tsx';
import { NoView } from './no-view.tsx';
import { TextView } from './text-view.tsx';
import type { ViewedFile } from './viewed-file.ts';

const PdfView = lazy(() => import('./pdf/pdf-view.tsx'));

interface FileViewProps {
  file: ViewedFile;
  /** What is written in it, where that is known; nothing while it is asked for. */
  text?: string | null | undefined;
  /** How far a sound or a film has been played, now and then. */
  onPlayed?: ((played: Played) => void) | undefined;
}

/** A file in its place, as far as a browser can show it; otherwise a sentence that says why not. */
export function FileView({ file, text = null, onPlayed }: FileViewProps) {
  const words = useFileViewWords();
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const name = shownName(file.name);
  const src = fileAddress(file.url);
  const onBroken = () => setBrokenUrl(file.url);
  if (!src) return <NoView file={file} why="VIEW_ONLY" />;
  if (brokenUrl === file.url) return <NoView file={file} why="BROKEN" />;
  switch (documentKindOf(file.contentType)) {
    case 'PICTURE':
      // Paper stays light in the dark theme.
      return (
        <chakra.img
          src={src}
          alt={name}
          maxW="full"
          maxH="full"
          marginInline="auto"
          objectFit="contain"
          bg="white"
          borderRadius="l2"
          onError={onBroken}
        />
      );
    case 'PDF':
      return (
        <Suspense fallback={<Spinner label={words.loading} />}>
          <PdfView key={src} src={src} name={name} failed={(why) => <NoView file={file} why={why} />} />
        </Suspense>
      );
    case 'AUDIO':
      return <SoundView key={file.id} file={file} src={src} name={name} onPlayed={onPlayed} />;
    case 'VIDEO':
      return <VideoView key={file.id} file={file} src={src} name={name} onPlayed={onPlayed} onBroken={onBroken} />;
    case 'WORD':
      return <TextView file={file} text={text} />;
    default:
      return <NoView file={file} why="KIND" />;
  }
}
