import { Layer } from 'konva/lib/Layer.js';
import { Shape } from 'konva/lib/Shape.js';
import { Rect } from 'konva/lib/shapes/Rect.js';
import { Stage } from 'konva/lib/Stage.js';
import type { Drawing } from '@portal/domain/live/board-drawing';
import { drawnNode } from './drawn-node.ts';
import { prepareStages } from './konva-stage.ts';
import { DOT, FONT, PAGE, PAPER } from './look.ts';
import { drawDots } from './shape-look.ts';

prepareStages();

/** A page as a PNG of its own size. It brings Konva: load it lazily. */
export async function pageImage(drawings: readonly Drawing[]): Promise<Blob> {
  const words = drawings.map(({ text = '' }) => text).join('');
  // Letters that do not come are written in another font.
  if ('fonts' in document) await document.fonts.load(`40px ${FONT}`, words).catch(() => undefined);
  const stage = new Stage({ container: document.createElement('div'), ...PAGE });
  try {
    const layer = new Layer({ listening: false });
    stage.add(layer);
    layer.add(new Rect({ ...PAGE, fill: PAPER }));
    layer.add(new Shape({ fill: DOT, sceneFunc: drawDots }));
    const markersFirst = drawings.toSorted((a, b) => Number(b.kind === 'marker') - Number(a.kind === 'marker'));
    for (const drawing of markersFirst) layer.add(drawnNode(drawing));
    const canvas = stage.toCanvas({ pixelRatio: 1 });
    const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    if (!picture) throw new Error('The page could not be made a picture.');
    return picture;
  } finally {
    stage.destroy();
  }
}
