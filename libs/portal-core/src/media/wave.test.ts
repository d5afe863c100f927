import { waveOf } from './wave.ts';

describe('the wave of a recording [CHT-2]', () => {
  it.each<[string, number[], number[]]>([
    ['has what was measured of a short one', [3, 80, 12], [3, 80, 12]],
    ['is none where nothing could be measured', [0, 0, 0], []],
    ['is none of nothing', [], []],
  ])('%s', (_what, levels, wave) => {
    expect(waveOf(levels)).toEqual(wave);
  });

  it('has of each stretch of a long one the loudest, and never more bars than a message takes', () => {
    const quiet = Array.from({ length: 2_999 }, () => 5);
    expect(waveOf([...quiet, 90])).toEqual([...Array.from({ length: 47 }, () => 5), 90]);
  });
});
