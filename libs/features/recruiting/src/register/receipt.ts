/** What an applicant takes away: how she finds her application again, and until when it is answered. */
export interface Receipt {
  readonly code: string;
  readonly reviewDueAt: string;
  readonly email: string;
}
