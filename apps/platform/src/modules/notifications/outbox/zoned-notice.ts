import type { Notice } from './notify.ts';

/** What a notice says; the receiver and her zone are known only when it is sent. */
export type ZonedNotice = (zone: string) => Omit<Notice, 'userId'>;

/** The bold name of the class first, then the rest; names stand alone, so that no particle has to fit them. */
export const about = (className: string, ...rest: readonly string[]) => ({
  content: `${className} · ${rest.filter((part) => part !== '').join(' ')}`,
  highlightMarks: [{ type: 'BOLD_TAG' as const, offset: 0, length: className.length }],
});
