import type { LaterAnnouncementFailure } from '@portal/domain/chat/later-announcement';
import { paths, sitePath } from '@portal/domain/site/paths';
import { shortened } from '../../../core/shortened.ts';
import type { Notice } from '../../notifications/module.ts';
import type { DeliveredAnnouncement } from './deliver-announcement.ts';
import type { LaterAnnouncementPlace } from './later-announcements.queries.ts';

const NAMES_SHOWN = 200;

const FAILURES: Record<LaterAnnouncementFailure, string> = {
  NO_CLASS: '고른 수업이 모두 끝났거나 취소됐어요. 수업을 다시 고르고 시각을 정하거나 취소해 주세요.',
  FILE_GONE: '올린 파일이 없어졌어요. 파일을 다시 올리고 시각을 정하거나 취소해 주세요.',
};

/** To its teacher, who is elsewhere when its time comes: that it could not be sent, or not to all of its classes. */
export function laterAnnouncementNotice(
  { id, teacherId }: LaterAnnouncementPlace,
  delivered: DeliveredAnnouncement,
  at: Date,
): Notice | undefined {
  const common = { userId: teacherId, kind: 'LATER_ANNOUNCEMENT', entity: id, version: at.toISOString() } as const;
  if ('failure' in delivered)
    return {
      ...common,
      url: sitePath(paths.chatAnnouncements()),
      title: '예약한 공지를 보내지 못했어요',
      content: FAILURES[delivered.failure],
    };
  if (delivered.missed.length === 0) return undefined;
  return {
    ...common,
    url: sitePath(paths.chatAnnouncement(id)),
    title: '예약한 공지가 일부 수업에는 가지 않았어요',
    content: shortened(`끝났거나 취소된 수업: ${delivered.missed.join(', ')}`, NAMES_SHOWN),
  };
}
