import type { Layer } from 'konva/lib/Layer.js';
import { Stage } from 'konva/lib/Stage.js';

type Inside = Stage & { _buildDOM(): void; _resizeDOM(): void };
let isDone = false;

/** Makes Konva's stages fit the portal. */
export function prepareStages(): void {
  if (isDone) return;
  isDone = true;
  const prototype = Stage.prototype as Inside;
  buildWithoutMarkup(prototype);
  drawOnceForItsSize(prototype);
}

/**
 * Konva empties its container with `innerHTML = ''`, which the portal's trusted types refuse, even for an empty text.
 * The container's own property stands in for it: it empties, and takes nothing else.
 */
function buildWithoutMarkup(prototype: Inside): void {
  const build = prototype._buildDOM;
  prototype._buildDOM = function withoutMarkup(this: Inside) {
    const container = this.container();
    Object.defineProperty(container, 'innerHTML', { configurable: true, set: () => container.replaceChildren() });
    build.call(this);
    Reflect.deleteProperty(container, 'innerHTML');
  };
}

/** Konva draws all for a new layer, a new width and again for the height; once before the next frame is enough. */
function drawOnceForItsSize(prototype: Inside): void {
  const { add, _resizeDOM: resize } = prototype;
  prototype.add = function drawnLater(this: Inside, ...layers: Layer[]) {
    return later(layers, () => add.apply(this, layers as [Layer]));
  };
  prototype._resizeDOM = function drawnLater(this: Inside) {
    later(this.children, () => resize.call(this));
  };
}

function later<T>(layers: readonly Layer[], act: () => T): T {
  for (const layer of layers) layer.draw = () => layer.batchDraw();
  const done = act();
  for (const layer of layers) Reflect.deleteProperty(layer, 'draw');
  return done;
}
