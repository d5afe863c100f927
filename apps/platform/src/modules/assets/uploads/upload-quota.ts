import { MB, type UPLOAD_QUOTA } from '@portal/domain/assets/upload-policy';
import { DomainError } from '../../../core/domain-error.ts';
import type { Usage } from './uploads.queries.ts';

type Quota = Readonly<Record<keyof typeof UPLOAD_QUOTA, number>>;

/** Throws LIMIT_REACHED or QUOTA_TOTAL where one more file of that size is too much. */
export function refuseOverQuota(used: Usage, size: number, quota: Quota): void {
  for (const what of ['files', 'open'] as const)
    if (used[what] >= quota[what]) throw new DomainError('LIMIT_REACHED', { values: { n: quota[what] } });
  if (used.bytes + size > quota.bytes)
    throw new DomainError('QUOTA_TOTAL', {
      values: { n: Math.floor(quota.bytes / MB), x: Math.ceil((used.bytes + size) / MB) },
    });
}
