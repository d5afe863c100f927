import { youtubeIdOf } from '@portal/domain/patterns/youtube';
import { isVideoLink } from '@portal/domain/profile/profile-findings';

/** Where the video of a profile can be seen, which the team has approved with it; null where there is none. */
export function videoLink(typed: string): string | null {
  const id = youtubeIdOf(typed);
  if (id !== null) return `https://www.youtube.com/watch?v=${id}`;
  return isVideoLink(typed) ? typed.trim() : null;
}
