import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';

// A busy machine takes its time for the first import of a page; what is there is found at once all the same.
configure({ asyncUtilTimeout: 10_000 });

// `findBy` and `waitFor` ask many times, and for each time that nothing was there yet the whole page was written out into a
// message that nobody read: up to a tenth of the time in a profile of the schedule's tests. Here it is written when it is read.
const { getElementError } = getConfig();
configure({
  getElementError: function errorAbout(message, container) {
    const waits = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
    const error = waits ? new Error(message ?? '') : getElementError(message, container);
    if (waits) {
      error.name = 'TestingLibraryElementError';
      Object.defineProperty(error, 'message', {
        configurable: true,
        get: () => getElementError(message, container).message,
      });
    }
    // It points at the line of the test, not at this one.
    Error.captureStackTrace(error, errorAbout);
    return error;
  },
});

// With each element React notes the call stack that made it, for warnings in a browser: a twentieth of the time in a profile of
// the forms' tests. From ten thousand in a second on it leaves that out; here from the first one on.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as object,
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => undefined },
);

// A test may ask for plain Node in its first line.
if (typeof window !== 'undefined') standInForLayout();

// `LATE_FRAMES=120 nx test ui` plays a machine that is quick between two frames: a test that asserts what a frame has still
// to do (a dialog that closes, a focus that moves) fails there at once, and elsewhere now and then.
const late = Number(process.env['LATE_FRAMES'] ?? 0);
if (typeof window !== 'undefined' && late > 0)
  Object.assign(window, {
    requestAnimationFrame: (draw: FrameRequestCallback) => window.setTimeout(() => draw(performance.now()), late),
    cancelAnimationFrame: (handle: number) => window.clearTimeout(handle),
  });

function labelsOf(this: HTMLElement): HTMLLabelElement[] {
  const named = this.id ? document.querySelectorAll<HTMLLabelElement>(`label[for="${CSS.escape(this.id)}"]`) : [];
  const around = this.closest('label');
  return around && !around.htmlFor ? [around, ...named] : [...named];
}

function standInForLayout() {
  // jsdom lays nothing out, so there is nothing to observe.
  globalThis.ResizeObserver ??= class implements ResizeObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  };

  // What is seen of a page without a layout nobody can say either.
  globalThis.IntersectionObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;

  // It knows no media either: a test that needs a width or a theme answers for itself.
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;

  // jsdom asks every element of the page for each label of each field: a seventh of the time of a form's tests.
  for (const name of ['Input', 'Button', 'Select', 'TextArea', 'Meter', 'Output', 'Progress'] as const)
    Object.defineProperty(window[`HTML${name}Element`].prototype, 'labels', { configurable: true, get: labelsOf });

  // Nor anything to scroll.
  Element.prototype.scrollIntoView ??= () => undefined;

  // Without a box nothing counts as visible, and so nothing as focusable.
  Element.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;

  // Its files and their pieces can be read by the older way alone.
  const files = Object.getPrototypeOf(File.prototype) as Blob;
  files.arrayBuffer ??= function arrayBuffer(this: Blob) {
    const reader = new FileReader();
    return new Promise((resolve, reject) => {
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
      reader.readAsArrayBuffer(this);
    });
  };
  URL.createObjectURL = () => 'blob:file-of-jsdom';
  files.text ??= async function text(this: Blob) {
    return new TextDecoder().decode(await this.arrayBuffer());
  };
}
