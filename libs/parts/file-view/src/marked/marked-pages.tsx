import { chakra } from '@chakra-ui/react/styled-system';
import { useFileViewWords } from '../file-view-words.ts';
import { PagesFrame } from '../pdf/pages-frame.tsx';
import { MarkedPage, type PageAddresses } from './marked-page.tsx';

interface MarkedPagesProps {
  /** The name of the file. */
  name: string;
  /** What its pages bear, where that is known here. */
  code: string | null;
  pages: readonly PageAddresses[];
  /** Whether a single page is seen whole at first, not as wide as its place. */
  isWhole?: boolean;
  /** The address of a page has ended: others are asked for. */
  onStale: () => void;
}

function widthAt(zoom: number, { pages, isWhole }: Pick<MarkedPagesProps, 'pages' | 'isWhole'>): string {
  const [only, more] = pages;
  return isWhole && only && !more ? `min(${zoom}%, ${(zoom * 0.6 * only.width) / only.height}dvh)` : `${zoom}%`;
}

/** What nobody may download: pictures of its pages, which say whose they are. */
export function MarkedPages({ name, code, onStale, ...shown }: MarkedPagesProps) {
  const words = useFileViewWords();
  const { pages } = shown;
  return (
    <chakra.div display="grid" gridTemplateRows="auto minmax(0, 1fr)" gap="1" minH="0" minW="0">
      <chakra.p textStyle="caption" color="fg.muted" textWrap="pretty">
        {words.marked(code)}
      </chakra.p>
      <PagesFrame name={name}>
        {({ zoom, onSeen }) => (
          <chakra.div display="grid" gap="3" marginInline="auto" style={{ width: widthAt(zoom, shown) }}>
            {pages.map((page, at) => (
              <MarkedPage key={at} page={page} no={at + 1} total={pages.length} onSeen={onSeen} onStale={onStale} />
            ))}
          </chakra.div>
        )}
      </PagesFrame>
    </chakra.div>
  );
}
