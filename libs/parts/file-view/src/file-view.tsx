import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { isTooLargeToLook } from '@portal/domain/assets/file';
import { documentKindOf } from '@portal/domain/library/document';
import type { Played } from '@portal/domain/library/place';
import { fileAddress } from '@portal/upload/file-address';
import { shownName } from '@portal/upload/file-words';
import { SoundView } from './media/sound-view.tsx';
import { VideoView } from './media/video-view.tsx';
import { NoView } from './no-view.tsx';
import { type PdfPagesPart, PdfView } from './pdf/pdf-view.tsx';
import { TextView } from './text-view.tsx';
import type { ViewedFile } from './viewed-file.ts';

interface FileViewProps {
  file: ViewedFile;
  /** Draws the pages of a PDF: `PdfPages` of the board. */
  pdfPages: PdfPagesPart;
  /** What is written in it, where that is known; nothing while it is asked for. */
  text?: string | null | undefined;
  /** It did not come, as where its address has ended: another one is asked for. */
  onStale?: (() => void) | undefined;
  /** How far a sound or a film has been played, now and then. */
  onPlayed?: ((played: Played) => void) | undefined;
}

/** A file in its place, as far as a browser can show it; otherwise a sentence that says why not. */
export function FileView({ file: newest, pdfPages, text = null, onStale, onPlayed }: FileViewProps) {
  // Each answer signs another address of the same file: what is read, heard or seen goes on.
  const [file, setFile] = useState(newest);
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const [hasAsked, setHasAsked] = useState(false);
  const isAnother = file.id !== newest.id || (file.url === null) !== (newest.url === null);
  if (isAnother || (file.url === brokenUrl && newest.url !== brokenUrl)) setFile(newest);
  if (isAnother && hasAsked) setHasAsked(false);
  const name = shownName(file.name);
  const src = fileAddress(file.url);
  const onBroken = () => {
    setBrokenUrl(file.url ?? undefined);
    if (!hasAsked) onStale?.();
    setHasAsked(true);
  };
  const kind = documentKindOf(file.contentType);
  // To read words is not to have the file.
  if (!src)
    return kind === 'WORD' && text ? (
      <TextView file={file} text={text} />
    ) : (
      <NoView file={file} why={isTooLargeToLook(file) ? 'TOO_LARGE' : 'VIEW_ONLY'} />
    );
  if (brokenUrl === file.url) return <NoView file={file} why="BROKEN" />;
  switch (kind) {
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
        <PdfView
          key={file.id}
          pages={pdfPages}
          src={src}
          name={name}
          failed={(why) => <NoView file={file} why={why} />}
        />
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
