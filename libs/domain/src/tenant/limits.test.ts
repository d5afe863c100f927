import { COOKIE_SECONDS, IMAGE_QUALITY, IMAGE_SMALL_WIDTHS, IMAGE_WIDTHS, LIMITS, SOCKET_MS } from './limits.ts';

describe('the number ledger', () => {
  it.each<[keyof typeof LIMITS, number, string]>([
    ['apiTimeoutMs', 40_000, 'SES-6'],
    ['maxValue', 999_999_999, 'CON-1'],
    ['fifteenMinutesMs', 900_000, 'CON-1'],
    ['otpResendSeconds', 60, 'REG-3'],
    ['otpResendMax', 3, 'REG-3'],
    ['otpMin', 6, 'REG-3'],
    ['loginFieldMax', 50, 'LOG-2'],
    ['loginPasswordMin', 6, 'LOG-2'],
    ['newPasswordMin', 8, 'SET-3'],
    ['nameMax', 255, 'SET-1'],
    ['addressMax', 255, 'SET-1'],
    ['shortIntroMax', 150, 'PRF-1'],
    ['courseTitleMax', 60, 'CRS-6'],
    ['chatMessageMax', 5_000, 'CHT-2'],
    ['chatFilesMax', 10, 'CHT-2'],
    ['classDurationMinMinutes', 25, 'CRS-6'],
    ['freeSlotMinMinutes', 30, 'CAL-2'],
    ['feeMin', 1_000, 'CRS-6'],
    ['uploadDefaultMb', 25, 'UPL-1'],
    ['popupFileMb', 50, 'REG-2'],
    ['assignmentTotalGb', 2, 'ASG-3'],
    ['assignmentTotalGbCeiling', 5, 'ASG-3'],
    ['notificationPageSize', 10, 'NTF-6'],
    ['badgeCap', 99, 'NTF-3'],
    ['toastMs', 2_000, 'TST-2'],
    ['toastDefaultMs', 3_000, 'TST-2'],
    ['scheduleNoticeHours', 24, 'CAL-3'],
    ['trialMaxMinutes', 60, 'CON-3'],
    ['replyWithinMinutes', 60, 'CON-3'],
    ['exampleClassMinutes', 50, 'CON-3'],
    ['reviewDays', 5, 'REG-1'],
    ['profileApprovalWorkingDays', 1, 'PRF-2'],
    ['incomeUnitMinutes', 60, 'INC-4'],
    ['mobileBelowPx', 768, 'CON-2'],
  ])('keeps %s at %d [%s]', (name, value, _requirement) => {
    expect(LIMITS[name]).toBe(value);
  });

  it('keeps the cookies for 30 days, an hour and a year [SES-5]', () => {
    expect(COOKIE_SECONDS).toEqual({ refresh: 30 * 86_400, oauth: 3_600, locale: 365 * 86_400 });
  });

  it('reconnects the socket after 1 to 5 seconds and gives up a try after 20 [CHT-4]', () => {
    expect(SOCKET_MS).toEqual({ reconnectMin: 1_000, reconnectMax: 5_000, timeout: 20_000 });
  });

  it('names the widths and the quality of the image optimiser [IMG-1]', () => {
    expect(IMAGE_WIDTHS).toEqual([640, 750, 828, 1080, 1200, 1920, 2048, 3840]);
    expect(IMAGE_SMALL_WIDTHS[0]).toBe(16);
    expect(IMAGE_SMALL_WIDTHS.at(-1)).toBe(384);
    expect(IMAGE_QUALITY).toBe(75);
  });
});
