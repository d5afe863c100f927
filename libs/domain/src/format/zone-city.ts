/** Cities that a teacher of the Korean edition knows by a Korean name; the first two are an every-day case. */
export const KNOWN_ZONES = {
  'Asia/Seoul': '서울',
  'Asia/Ho_Chi_Minh': '호찌민',
  'Asia/Tokyo': '도쿄',
  'Asia/Shanghai': '상하이',
  'Asia/Singapore': '싱가포르',
  'Asia/Bangkok': '방콕',
  'Asia/Kolkata': '뉴델리',
  'Asia/Dubai': '두바이',
  'Australia/Sydney': '시드니',
  'Europe/London': '런던',
  'Europe/Paris': '파리',
  'Europe/Berlin': '베를린',
  'America/New_York': '뉴욕',
  'America/Chicago': '시카고',
  'America/Los_Angeles': '로스앤젤레스',
  'America/Toronto': '토론토',
} as const satisfies Record<string, string>;

// Browsers name one place in two ways.
const OLD_NAMES: Readonly<Record<string, string>> = {
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Asia/Calcutta': 'Asia/Kolkata',
};

/** The city of a zone: in Korean where it is known, else as the zone writes it. */
export function cityOf(zone: string): string {
  const known: Readonly<Record<string, string>> = KNOWN_ZONES;
  return known[OLD_NAMES[zone] ?? zone] ?? zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
}

/** `서울 시각 기준`: by whose clocks the times beside it are meant. */
export const clockOf = (zone: string): string => `${cityOf(zone)} 시각 기준`;

// The locale calls the first by a name that nobody there uses.
const VIETNAMESE_CLOCKS: Readonly<Record<string, string>> = {
  'Asia/Ho_Chi_Minh': 'Giờ Việt Nam',
  'Asia/Seoul': 'Giờ Hàn Quốc',
};

/** The same for a family that reads Vietnamese: `Giờ Hàn Quốc`. */
export const vietnameseClockOf = (zone: string, at: Date): string =>
  VIETNAMESE_CLOCKS[OLD_NAMES[zone] ?? zone] ??
  new Intl.DateTimeFormat('vi-VN', { timeZoneName: 'longGeneric', timeZone: zone })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ??
  zone;
