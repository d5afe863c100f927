import type { HolidayCountry } from '@portal/domain/time/holiday';

/** Rules in the grammar of date-holidays, and the name of their days in Korean. */
export interface HolidayChanges {
  readonly language: string;
  readonly without: readonly string[];
  readonly also: Readonly<Record<string, string>>;
  /** Whether a day that falls on a weekend is made up for on the next working day, which the package does not know here. */
  readonly isMadeUpFor: boolean;
}

/** Where the package is behind the law or off by a day. Each line names what says otherwise. */
export const HOLIDAY_CHANGES: Record<HolidayCountry, HolidayChanges> = {
  KR: {
    language: 'ko',
    // It begins the three days of the lunar new year on the day itself instead of the day before (its issue 640).
    without: ['korean 01-0-01 P3D'],
    also: {
      '1 day before korean 01-0-01 P3D': '설날',
      // Act on Public Holidays, as changed in 2026.
      '05-01 since 2026': '노동절',
      'substitutes 05-01 if Saturday,Sunday then next Monday since 2026': '노동절 (대체공휴일)',
      // Election days of terms that end (article 34 of the Public Official Election Act).
      '2026-06-03': '지방선거일',
      '2028-04-12': '국회의원 선거일',
    },
    isMadeUpFor: false,
  },
  VN: {
    language: 'vi',
    without: [],
    // The second day of the National Day (article 112 of the Labour Code) is chosen anew each year.
    also: { '2025-09-01': '국경일 연휴', '2026-09-01': '국경일 연휴' },
    // Article 111.
    isMadeUpFor: true,
  },
};

/** What teachers in Korea call the days, by the names of date-holidays. */
export const HOLIDAY_NAMES: Readonly<Record<string, string>> = {
  기독탄신일: '성탄절',
  석가탄신일: '부처님오신날',
  'Tết Dương lịch': '신정',
  'Tết Nguyên Đán': '뗏(설)',
  'Giao thừa Tết Nguyên Đán': '뗏(설) 연휴',
  'Giỗ tổ Hùng Vương': '흥왕 기일',
  'Ngày Giải phóng miền Nam': '남부 해방 기념일',
  'Quốc tế Lao động': '노동절',
  'Quốc khánh': '국경일',
};
