import FixedJsdomEnvironment from 'jest-fixed-jsdom';

/** Where Node keeps the connections of its `fetch`. */
const KEPT = Symbol.for('undici.globalDispatcher.2');

/**
 * jsdom with Node's `fetch`, whose connections end with the test file: one that the fakes of that file have answered stays
 * open, and the next file's first request would go to fakes that are no more.
 */
export default class DomEnvironment extends FixedJsdomEnvironment {
  async teardown() {
    const kept = globalThis[KEPT];
    if (kept) {
      globalThis[KEPT] = new kept.constructor();
      await kept.destroy();
    }
    await super.teardown();
  }
}
