import { useGetDocumentTextQuery } from '@portal/api/library/documents.api';
import { PdfPages } from '@portal/board/pdf-pages';
import type { LibraryDocument } from '@portal/domain/library/document';
import { FileView } from '@portal/file-view/file-view';
import { SkeletonText } from '@portal/ui/skeletons';
import { preview as words } from '../preview-messages.ts';

/** A document in its place; of one that no browser draws, what is written in it. */
export function DocumentView({ document: { id, kind, file } }: { document: LibraryDocument }) {
  const isWord = kind === 'WORD';
  const { data, isLoading } = useGetDocumentTextQuery({ id }, { skip: !isWord });
  if (isWord && isLoading) return <SkeletonText lines={6} label={words.loading} />;
  return <FileView file={file} pdfPages={PdfPages} text={data?.text} />;
}
