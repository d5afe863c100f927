import type { NotificationClass } from '@portal/domain/notifications/notification';
import type { Notice } from './notify.ts';

/** What a notice says; the receiver and her zone are known only when it is sent. */
export type ZonedNotice = (zone: string) => Omit<Notice, 'userId'>;

interface Told extends NotificationClass {
  /** Of one of its lessons. */
  readonly no?: number | undefined;
}

/** The bold name of the class first, then the rest; names stand alone, so that no particle has to fit them. */
export function about({ id, name, no }: Told, ...rest: readonly string[]) {
  const head = no === undefined ? name : `${name} ${no}회차`;
  return {
    content: `${head} · ${rest.filter((part) => part !== '').join(' ')}`,
    highlightMarks: [{ type: 'BOLD_TAG' as const, offset: 0, length: head.length }],
    ofClass: { id, name },
  };
}
