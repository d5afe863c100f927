import { deviceZone, showTheSame } from './device-zone.ts';
import { FAMILY_TIME, namedMoment } from './family-time.ts';

const AT = '2026-11-19T19:00:00+09:00';

describe('days and times of a family', () => {
  it('are read in Korean as everywhere in the portal', () => {
    const { day, moment, slot, clock } = FAMILY_TIME.ko;
    expect(day('2027-02-25')).toBe('25/02/2027 (목)');
    expect(moment(AT, 'Asia/Ho_Chi_Minh')).toBe('19/11/2026 (목) 17:00');
    expect(slot({ weekday: 'SUNDAY', start: '09:00', end: '24:00' })).toBe('일 09:00–24:00');
    expect(clock('Asia/Seoul', new Date(AT))).toBe('서울 시각 기준');
  });

  it('are read in Vietnamese as there', () => {
    const { day, moment, slot, clock } = FAMILY_TIME.vi;
    expect(day('2027-02-25')).toBe('Thứ Năm, 25 tháng 2, 2027');
    expect(moment(AT, 'Asia/Seoul')).toBe('lúc 19:00 Thứ Năm, 19 tháng 11, 2026');
    expect(slot({ weekday: 'MONDAY', start: '09:00', end: '10:00' })).toBe('Thứ Hai 09:00–10:00');
    expect(slot({ weekday: 'SUNDAY', start: '09:00', end: '24:00' })).toBe('Chủ Nhật 09:00–24:00');
    expect(clock('Asia/Seoul', new Date(AT))).toMatch(/^Giờ .*Hàn Quốc$/);
  });
});

describe('a moment that stands alone', () => {
  it('names its clocks where they are not those of Seoul', () => {
    expect(namedMoment('ko', AT, 'Asia/Seoul')).toBe('19/11/2026 (목) 19:00');
    expect(namedMoment('ko', AT, 'Asia/Ho_Chi_Minh')).toBe('19/11/2026 (목) 17:00 (호찌민 시각 기준)');
    expect(namedMoment('vi', AT, 'Asia/Ho_Chi_Minh')).toBe('lúc 17:00 Thứ Năm, 19 tháng 11, 2026 (Giờ Việt Nam)');
  });
});

describe('the zone of the device', () => {
  it('is the other one where the device names none', () => {
    const options = Intl.DateTimeFormat().resolvedOptions();
    const resolved = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
    resolved.mockReturnValue({ ...options, timeZone: 'Asia/Saigon' });
    expect(deviceZone('Asia/Seoul')).toBe('Asia/Saigon');
    resolved.mockReturnValue({ ...options, timeZone: 'Etc/Unknown' });
    expect(deviceZone('Asia/Seoul')).toBe('Asia/Seoul');
    resolved.mockRestore();
  });

  it('shows the same as another under another name, or with the same clocks', () => {
    expect(showTheSame('Asia/Saigon', 'Asia/Ho_Chi_Minh', AT)).toBe(true);
    expect(showTheSame('Asia/Tokyo', 'Asia/Seoul', AT)).toBe(true);
    expect(showTheSame('Asia/Ho_Chi_Minh', 'Asia/Seoul', AT)).toBe(false);
  });
});

describe('days and times on a short line', () => {
  const NOW = '2026-11-18T10:42:00+09:00';

  it('are read in Korean', () => {
    const { dayLine, short, near } = FAMILY_TIME.ko;
    expect(dayLine('2026-11-19', '2026-11-18')).toBe('내일 19/11/2026 (목)');
    expect(dayLine('2026-11-22', '2026-11-18')).toBe('22/11/2026 (일)');
    expect(short(AT, 'Asia/Seoul')).toBe('19/11/2026 (목) 19:00');
    expect(near(AT, 'Asia/Seoul', NOW)).toBe('내일 19:00');
    expect(FAMILY_TIME.ko.weekday('2026-11-22')).toBe('일');
  });

  it('are read in Vietnamese', () => {
    const { dayLine, short, near } = FAMILY_TIME.vi;
    expect(dayLine('2026-11-18', '2026-11-18')).toBe('Hôm nay, Thứ Tư 18/11/2026');
    expect(dayLine('2026-11-22', '2026-11-18')).toBe('Chủ Nhật 22/11/2026');
    expect(short('2026-11-22T09:00:00+09:00', 'Asia/Seoul')).toBe('09:00 CN 22/11/2026');
    expect(near(AT, 'Asia/Ho_Chi_Minh', NOW)).toBe('17:00 ngày mai');
    expect(['2026-11-22', '2026-11-23'].map(FAMILY_TIME.vi.weekday)).toEqual(['CN', 'T2']);
    expect(near('2026-11-21T19:00:00+09:00', 'Asia/Seoul', NOW)).toBe('19:00 T7 21/11/2026');
  });

  it('call the clocks of both countries by the names of everybody there', () => {
    expect(FAMILY_TIME.vi.clock('Asia/Saigon', new Date(AT))).toBe('Giờ Việt Nam');
    expect(FAMILY_TIME.vi.clock('Asia/Seoul', new Date(AT))).toBe('Giờ Hàn Quốc');
  });
});
