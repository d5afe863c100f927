import { AnnotationEditorType } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageMark } from '@portal/domain/coursework/marks';
import { documentOf } from './pdf-engine.ts';

type Draw = (marks: readonly PageMark[], ratio: number) => Promise<HTMLCanvasElement>;

/**
 * The same PDF with a picture of the marks on each page that has some. Its own pages stay as they are: text can still be searched
 * and read aloud. pdf.js adds the pictures as stamps, which every reader of PDF shows and prints.
 */
export async function flattenPdf(src: string, marks: readonly PageMark[], draw: Draw): Promise<Blob> {
  const task = documentOf(src);
  try {
    const pdf = await task.promise;
    for (const no of new Set(marks.map(({ page }) => page))) {
      if (no > pdf.numPages) continue;
      const page = await pdf.getPage(no);
      const { width, height } = page.getViewport({ scale: 1 });
      const own = marks.filter((mark) => mark.page === no);
      const canvas = await draw(own, height / width);
      pdf.annotationStorage.setValue(`pdfjs_internal_editor_${no}`, {
        annotationType: AnnotationEditorType.STAMP,
        bitmapId: `marks_${no}`,
        bitmap: await createImageBitmap(canvas),
        pageIndex: no - 1,
        rect: page.view,
        rotation: page.rotate,
        isSvg: false,
        structTreeParentId: null,
      });
    }
    return new Blob([new Uint8Array(await pdf.saveDocument())], { type: 'application/pdf' });
  } finally {
    await task.destroy();
  }
}
