import { chakra } from '@chakra-ui/react/styled-system';
import { use, useEffect, useRef } from 'react';
import { pagePathOf, type ShownFile } from '@portal/domain/live/live-material';
import { FileViewWordsContext, koreanFileViewWords } from '@portal/file-view/file-view-words';
import { PagesFrame } from '@portal/file-view/pages-frame';
import { vietnameseFileViewWords } from '@portal/file-view/vietnamese-words';
import { usePortalConfig } from '@portal/portal-core/portal-config-context';
import { RoomLanguage } from '../reading/room-words.ts';
import { useMaterialWords } from './material-messages.ts';

interface MaterialPagesProps {
  material: ShownFile;
  /** The address that this showing began with. */
  path: string | null;
  onFailed: () => void;
}

/** A picture is seen whole at first; pages are as wide as their place. */
function widthAt(zoom: number, pages: ShownFile['pages']): string {
  const [only, more] = pages;
  return only && !more ? `min(${zoom}%, ${(zoom * 0.6 * only.width) / only.height}dvh)` : `${zoom}%`;
}

/** What nobody may download before a guest: pictures of its pages, which say whose they are. */
export function MaterialPages({ material, path, onFailed }: MaterialPagesProps) {
  const words = useMaterialWords();
  const fileWords = use(RoomLanguage) === 'vi' ? vietnameseFileViewWords : koreanFileViewWords;
  const { name, pages } = material;
  return (
    <chakra.div display="grid" gridTemplateRows="auto minmax(0, 1fr)" gap="1" minH="0" minW="0">
      <chakra.p textStyle="caption" color="fg.muted">
        {words.viewOnly}
      </chakra.p>
      <FileViewWordsContext value={fileWords}>
        <PagesFrame name={name}>
          {({ zoom, onSeen }) => (
            <chakra.div display="grid" gap="3" marginInline="auto" style={{ width: widthAt(zoom, pages) }}>
              {pages.map((size, at) => (
                <MaterialPage
                  key={at}
                  material={{ ...material, viewPath: path }}
                  no={at + 1}
                  label={words.page(name, at + 1, pages.length)}
                  size={size}
                  onSeen={onSeen}
                  onFailed={onFailed}
                />
              ))}
            </chakra.div>
          )}
        </PagesFrame>
      </FileViewWordsContext>
    </chakra.div>
  );
}

interface MaterialPageProps {
  material: ShownFile;
  no: number;
  label: string;
  size: ShownFile['pages'][number];
  onSeen: (no: number) => void;
  onFailed: () => void;
}

/** One page, in its place before it has come: the browser asks for it when it comes near. */
function MaterialPage({ material, no, label, size, onSeen, onFailed }: MaterialPageProps) {
  const { apiOrigin } = usePortalConfig();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current || !('IntersectionObserver' in globalThis)) return undefined;
    const observer = new IntersectionObserver((seen) => seen.at(-1)?.isIntersecting && onSeen(no), {
      rootMargin: '-45% 0px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [no, onSeen]);
  const small = `${apiOrigin}${pagePathOf(material, no, 800)}`;
  const large = `${apiOrigin}${pagePathOf(material, no, 1600)}`;
  return (
    <div ref={place} data-page={no}>
      <chakra.img
        src={small}
        srcSet={`${small} 800w, ${large} 1600w`}
        sizes="(min-width: 768px) 60vw, 100vw"
        alt={label}
        loading="lazy"
        decoding="async"
        draggable={false}
        w="full"
        bg="white"
        borderWidth="1px"
        borderRadius="l1"
        style={{ aspectRatio: `${size.width} / ${size.height}` }}
        // What may only be looked at is not handed over by a finger that rests on it.
        onContextMenu={(event) => event.preventDefault()}
        onError={onFailed}
      />
    </div>
  );
}
