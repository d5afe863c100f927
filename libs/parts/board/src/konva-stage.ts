import { Stage } from 'konva/lib/Stage.js';

type Builder = Stage & { _buildDOM(): void };
let isDone = false;

/**
 * Konva empties its container with `innerHTML = ''`, which the portal's trusted types refuse, even for an empty text.
 * The container's own property stands in for it: it empties, and takes nothing else.
 */
export function buildStagesWithoutMarkup(): void {
  if (isDone) return;
  isDone = true;
  const prototype = Stage.prototype as Builder;
  const build = prototype._buildDOM;
  prototype._buildDOM = function buildWithoutMarkup(this: Builder) {
    const container = this.container();
    Object.defineProperty(container, 'innerHTML', { configurable: true, set: () => container.replaceChildren() });
    build.call(this);
    Reflect.deleteProperty(container, 'innerHTML');
  };
}
