const METRICS = { width: 10, fontBoundingBoxAscent: 8, fontBoundingBoxDescent: 2 };
const NOTHING = { data: new Uint8ClampedArray(1_024) };
const answers: Readonly<Record<string, unknown>> = { measureText: METRICS, getImageData: NOTHING };

/** A canvas for jsdom, which has none: it notes what is done on it and draws nothing. */
export function fakeCanvas() {
  const done: string[] = [];
  const penOf = (canvas: HTMLCanvasElement) =>
    new Proxy<Record<string, unknown>>(
      { canvas },
      {
        get: (target, name: string) =>
          target[name] ??
          (() => {
            done.push(name);
            return answers[name];
          }),
      },
    );
  const pens = jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function pen(
    this: HTMLCanvasElement,
  ) {
    return penOf(this) as never;
  });
  let pictures = 0;
  const blobs = jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) => {
    pictures += 1;
    give(new Blob([`picture ${pictures}`], { type: 'image/png' }));
  });
  return {
    /** The names of what was done, in their order. */
    done,
    restore() {
      pens.mockRestore();
      blobs.mockRestore();
    },
  };
}
