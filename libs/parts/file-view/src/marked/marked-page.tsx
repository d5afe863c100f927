import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { fileAddress } from '@portal/upload/file-address';
import { useFileViewWords } from '../file-view-words.ts';

/** One page as a picture, at two widths. */
export interface PageAddresses {
  readonly url: string;
  readonly largeUrl: string;
  readonly width: number;
  readonly height: number;
}

interface MarkedPageProps {
  page: PageAddresses;
  no: number;
  total: number;
  onSeen: (no: number) => void;
  onStale: () => void;
}

/** One page, in its place before it has come: the browser asks for it when it comes near. */
export function MarkedPage({ page, no, total, onSeen, onStale }: MarkedPageProps) {
  const words = useFileViewWords();
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(page);
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const [hasAsked, setHasAsked] = useState(false);
  const [hasCome, setHasCome] = useState(false);
  // Each answer signs another address of the same page: what has come stays, and what has not is tried at the newest.
  if (shown.url === brokenUrl && page.url !== brokenUrl) setShown(page);
  useEffect(() => {
    // One begins at the first, whether it stands in the middle yet or not.
    if (no === 1) onSeen(1);
    if (!place.current || !('IntersectionObserver' in globalThis)) return undefined;
    const observer = new IntersectionObserver((seen) => seen.at(-1)?.isIntersecting && onSeen(no), {
      rootMargin: '-45% 0px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [no, onSeen]);
  const label = words.pageOf(no, total);
  const [small, large] = [fileAddress(shown.url), fileAddress(shown.largeUrl)];
  return (
    <div ref={place} data-page={no}>
      {shown.url === brokenUrl || !small ? (
        <chakra.p role="status" bg="bg.panel" p="4" borderWidth="1px" borderRadius="l1">
          {words.pageFailed(label)}
        </chakra.p>
      ) : (
        <chakra.img
          src={small}
          srcSet={large && `${small} 800w, ${large} 1600w`}
          sizes="(min-width: 768px) 60vw, 100vw"
          alt={label}
          loading="lazy"
          decoding="async"
          draggable={false}
          w="full"
          aria-busy={!hasCome}
          bg={hasCome ? 'white' : 'bg.emphasized'}
          animation={hasCome ? undefined : 'pulse'}
          _motionReduce={{ animation: 'none' }}
          borderWidth="1px"
          borderColor="border.control"
          borderRadius="l1"
          style={{ aspectRatio: `${shown.width} / ${shown.height}` }}
          // What may only be looked at is not handed over by a finger that rests on it.
          onContextMenu={(event) => event.preventDefault()}
          onLoad={() => {
            setHasCome(true);
            setHasAsked(false);
          }}
          onError={() => {
            setBrokenUrl(shown.url);
            if (!hasAsked) onStale();
            setHasAsked(true);
          }}
        />
      )}
    </div>
  );
}
