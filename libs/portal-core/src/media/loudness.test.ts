import { measureLoudness } from './loudness.ts';

let samples = 128;
let opened = 0;
let closed = 0;

class FakeContext {
  constructor() {
    opened += 1;
  }
  createAnalyser() {
    return { fftSize: 0, getByteTimeDomainData: (into: Uint8Array) => into.fill(samples) };
  }
  createMediaStreamSource() {
    return { connect: () => undefined };
  }
  close() {
    closed += 1;
    return Promise.resolve();
  }
}
const track = {} as MediaStreamTrack;

beforeEach(() => {
  jest.useFakeTimers();
  [samples, opened, closed] = [128, 0, 0];
  Object.assign(globalThis, { AudioContext: FakeContext, MediaStream: class {} });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'AudioContext');
});

describe('how loud people are [CLS-3]', () => {
  it('is told ten times a second from one listener for all, until it is stopped', () => {
    const told = jest.fn();
    const stop = measureLoudness(
      new Map([
        ['a', track],
        ['b', track],
      ]),
      told,
    );
    samples = 160;
    jest.advanceTimersByTime(100);
    expect(told.mock.calls).toEqual([
      [
        new Map([
          ['a', 50],
          ['b', 50],
        ]),
      ],
    ]);
    stop();
    jest.advanceTimersByTime(1_000);
    expect(told).toHaveBeenCalledTimes(1);
    expect([opened, closed]).toEqual([1, 1]);
  });

  it('is not measured where nobody can be heard, or the browser cannot', () => {
    measureLoudness(new Map(), jest.fn())();
    expect(opened).toBe(0);
    Reflect.deleteProperty(globalThis, 'AudioContext');
    expect(() => measureLoudness(new Map([['a', track]]), jest.fn())()).not.toThrow();
  });
});
