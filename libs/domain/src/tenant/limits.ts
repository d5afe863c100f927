/** Every number of the specification that more than one place enforces, by its name (CON-1; number ledger, domain-model 6.1). */
export const LIMITS = {
  /** One attempt of an API call, in milliseconds (SES-6). */
  apiTimeoutMs: 40_000,
  /** Largest amount of a number field: fee, withdrawal, points. */
  maxValue: 999_999_999,
  /** 900,000 ms: a live room opens this long before its lesson, and a no-show may be declared this long after its start. */
  fifteenMinutesMs: 900_000,
  /** Seconds between two one-time codes (REG-3). */
  otpResendSeconds: 60,
  /** How often a one-time code may be sent again (REG-3). */
  otpResendMax: 3,
  otpMin: 6,
  loginFieldMax: 50,
  /** Accepted at login, for old accounts; new passwords need `newPasswordMin`. */
  loginPasswordMin: 6,
  newPasswordMin: 8,
  nameMax: 255,
  addressMax: 255,
  shortIntroMax: 150,
  courseTitleMax: 60,
  chatMessageMax: 5_000,
  chatFilesMax: 10,
  /** Ours: a voice message is so long at most, in seconds. */
  chatVoiceSeconds: 300,
  /** Ours: for how many minutes a message can be written anew or taken back. */
  chatChangeMinutes: 60,
  classDurationMinMinutes: 25,
  freeSlotMinMinutes: 30,
  feeMin: 1_000,
  uploadDefaultMb: 25,
  popupFileMb: 50,
  assignmentTotalGb: 2,
  /** The other reading of the assignment total; a tenant may raise the total up to this (ASG-3). */
  assignmentTotalGbCeiling: 5,
  /** Longest span of one calendar request, in days. */
  calendarRangeDays: 62,
  /** Most of a teacher: personal entries, stretches of free time and times off that are not over. */
  calendarEventsMax: 5_000,
  freeSlotsMax: 200,
  timeOffsMax: 100,
  /** Longest time off, in days. */
  timeOffDays: 366,
  notificationPageSize: 10,
  /** The badge shows this many, then "99+" (NTF-3). */
  badgeCap: 99,
  /** A toast closes after this, whatever its state's duration (TST-2). */
  toastMs: 2_000,
  toastDefaultMs: 3_000,
  scheduleNoticeHours: 24,
  trialMaxMinutes: 60,
  replyWithinMinutes: 60,
  reviewDays: 5,
  profileApprovalWorkingDays: 1,
  /** Ours; the source names no time for courses. */
  courseApprovalWorkingDays: 2,
  /** Most courses of a teacher that are not archived. */
  coursesMax: 200,
  /** Most classes of a teacher that are neither over nor cancelled. */
  classesMax: 200,
  /** Ours: of assignments and lectures, and how many of each a class may have. */
  handoutTitleMax: 100,
  handoutTextMax: 5_000,
  handoutsMax: 300,
  /** Most unfinished to-do items that a teacher notes for herself. */
  planTasksMax: 500,
  /** Ours, like the next one: the source names no time for answers. */
  ticketAnswerWorkingDays: 1,
  /** A complaint waits so long for the teacher's word. */
  ticketReplyWorkingDays: 2,
  /** A ticket that was answered completes after so much silence, and can be opened again for so long. */
  ticketSilenceDays: 7,
  ticketReopenDays: 14,
  ticketTitleMax: 100,
  ticketTextMax: 5_000,
  /** Lessons whose evidence one ticket names. */
  ticketEvidenceMax: 10,
  /** Ours, both: the least that leaves a wallet, and how soon the operators look at it. */
  withdrawalMin: 100_000,
  withdrawalApprovalWorkingDays: 1,
  /** Ours, all: what a withdrawal costs her (the marketplace bears the bank's part), how long a bank takes, and how long a changed account waits. */
  withdrawalFee: 0,
  payoutWorkingDays: 1,
  accountHoldHours: 24,
  exampleClassMinutes: 50,
  incomeUnitMinutes: 60,
  /** Below this width, in CSS pixels, the portal is a phone's (CON-2). */
  mobileBelowPx: 768,
} as const;

/** Lifetimes of the cookies, in seconds (SES-5); the access token's is `expires_in`. */
export const COOKIE_SECONDS = { refresh: 2_592_000, oauth: 3_600, locale: 31_536_000 } as const;

/** Delays of the chat socket, in milliseconds (CHT-4). */
export const SOCKET_MS = { reconnectMin: 1_000, reconnectMax: 5_000, timeout: 20_000 } as const;

export const LESSON_DURATIONS_MINUTES = [30, 60, 120, 180] as const;

/** Widths that the image optimiser makes, and its default quality (IMG-1). */
export const IMAGE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
export const IMAGE_SMALL_WIDTHS = [16, 32, 48, 64, 96, 128, 256, 384] as const;
export const IMAGE_QUALITY = 75;
