/** Spans that lists and statistics offer: 1 to 4 weeks, 1, 2, 3 and 6 months, a year, or two chosen days (INC-5). */
export const PERIOD_PRESETS = ['W1', 'W2', 'W3', 'W4', 'M1', 'M2', 'M3', 'M6', 'Y1', 'CUSTOM'] as const;
export type PeriodPreset = (typeof PERIOD_PRESETS)[number];

export const PERIOD_PRESET_LABELS: Record<PeriodPreset, string> = {
  W1: '1주',
  W2: '2주',
  W3: '3주',
  W4: '4주',
  M1: '1개월',
  M2: '2개월',
  M3: '3개월',
  M6: '6개월',
  Y1: '1년',
  CUSTOM: '직접 선택',
};
