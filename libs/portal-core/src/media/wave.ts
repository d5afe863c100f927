import { WAVE_BARS_MAX } from '@portal/domain/chat/voice';

/** How loud a recording is from its beginning to its end, in few bars: of each stretch the loudest. Empty where nothing was measured. */
export function waveOf(levels: readonly number[]): number[] {
  if (!levels.some((level) => level > 0)) return [];
  const bars = Math.min(WAVE_BARS_MAX, levels.length);
  const at = (bar: number) => Math.floor((bar * levels.length) / bars);
  return Array.from({ length: bars }, (_, bar) => Math.max(...levels.slice(at(bar), at(bar + 1))));
}
