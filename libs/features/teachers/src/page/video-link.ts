import { youtubeIdOf } from '@portal/domain/patterns/youtube';
import { safeLink } from '@portal/portal-core/safe-link';

/** Where the video of a profile can be seen: YouTube, or a host that the tenant allows; null for anything else. */
export function videoLink(typed: string, policy: Parameters<typeof safeLink>[1]): string | null {
  const id = youtubeIdOf(typed);
  if (id !== null) return `https://www.youtube.com/watch?v=${id}`;
  const link = safeLink(typed.trim(), policy);
  return link.kind === 'external' ? link.href : null;
}
