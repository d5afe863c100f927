import { use } from 'react';
import { pagePathOf, type ShownFile } from '@portal/domain/live/live-material';
import { FileViewWordsContext, koreanFileViewWords } from '@portal/file-view/file-view-words';
import { MarkedPages } from '@portal/file-view/marked-pages';
import { vietnameseFileViewWords } from '@portal/file-view/vietnamese-words';
import { usePortalConfig } from '@portal/portal-core/portal-config-context';
import { RoomLanguage } from '../reading/room-words.ts';

interface MaterialPagesProps {
  material: ShownFile;
  /** The address that this showing began with. */
  path: string | null;
  onFailed: () => void;
}

/** What nobody may download before a guest: pictures of its pages, which say whose they are. */
export function MaterialPages({ material, path, onFailed }: MaterialPagesProps) {
  const { apiOrigin } = usePortalConfig();
  const words = use(RoomLanguage) === 'vi' ? vietnameseFileViewWords : koreanFileViewWords;
  const begun = { ...material, viewPath: path };
  const pages = material.pages.map((size, at) => ({
    ...size,
    url: `${apiOrigin}${pagePathOf(begun, at + 1, 800)}`,
    largeUrl: `${apiOrigin}${pagePathOf(begun, at + 1, 1600)}`,
  }));
  return (
    <FileViewWordsContext value={words}>
      <MarkedPages name={material.name} code={null} pages={pages} isWhole onStale={onFailed} />
    </FileViewWordsContext>
  );
}
