import { freshLine, gradeOf, type LineMemory, nextLine, sampleOf } from './line-quality.ts';

const good = { loss: 0, roundTripMs: 40 };
const bad = { loss: 0.3, roundTripMs: 200 };
const after = (memory: LineMemory, sample: typeof good, times: number) =>
  Array.from({ length: times }).reduce<LineMemory>((before) => nextLine(before, sample), memory);

describe('the state of a line', () => {
  it('is told by lost packets and by delay [CLS-3]', () => {
    expect([good, { loss: 0.05, roundTripMs: 40 }, { loss: 0, roundTripMs: 1_000 }].map(gradeOf)).toEqual([
      'GOOD',
      'WEAK',
      'LOW',
    ]);
  });

  it.each([
    [{ loss: 0.04, roundTripMs: 400 }, 'GOOD'],
    [{ loss: 0.041, roundTripMs: 0 }, 'WEAK'],
    [{ loss: 0, roundTripMs: 401 }, 'WEAK'],
    [{ loss: 0.12, roundTripMs: 900 }, 'WEAK'],
    [{ loss: 0.121, roundTripMs: 0 }, 'LOW'],
    [{ loss: 0, roundTripMs: 901 }, 'LOW'],
    [sampleOf([]), 'GOOD'],
    [sampleOf([{ type: 'candidate-pair', nominated: false, currentRoundTripTime: 2 }]), 'GOOD'],
  ])('is at its bounds, and where nothing is reported: %j is %s', (sample, grade) => {
    expect(gradeOf(sample)).toBe(grade);
  });

  it('does not wait longer and longer: after any number of falls sixteen good moments are enough [CLS-3]', () => {
    let memory = freshLine;
    for (let fall = 0; fall < 6; fall += 1) memory = after(after(memory, bad, 2), good, 40);
    const fallen = after(memory, bad, 2);
    expect(after(fallen, good, 15).line).toBe('LOW');
    expect(after(fallen, good, 16).line).toBe('WEAK');
  });

  it('does not fall for one bad moment, but for two in a row [CLS-3]', () => {
    expect(nextLine(freshLine, bad).line).toBe('GOOD');
    expect(after(nextLine(nextLine(freshLine, bad), good), bad, 1).line).toBe('GOOD');
    expect(after(freshLine, bad, 2).line).toBe('LOW');
  });

  it('rises step by step, later after each fall, so that the picture does not flicker [CLS-3]', () => {
    const fallen = after(freshLine, bad, 2);
    expect(after(fallen, good, 7).line).toBe('LOW');
    const risen = after(fallen, good, 8);
    expect(risen.line).toBe('WEAK');
    expect(after(risen, good, 8).line).toBe('GOOD');
    const again = after(risen, bad, 2);
    expect(after(again, good, 15).line).toBe('LOW');
    expect(after(again, good, 16).line).toBe('WEAK');
  });

  it('reads the worst that the other side reports [CLS-3]', () => {
    const sample = sampleOf([
      { type: 'remote-inbound-rtp', fractionLost: 0.02, roundTripTime: 0.05 },
      { type: 'remote-inbound-rtp', fractionLost: 0.1, roundTripTime: 0.3 },
      { type: 'candidate-pair', nominated: true, currentRoundTripTime: 0.2 },
      { type: 'outbound-rtp' },
    ]);
    expect(sample).toEqual({ loss: 0.1, roundTripMs: 300 });
  });
});
