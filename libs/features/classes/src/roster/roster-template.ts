import { downloadFile } from '@portal/portal-core/download-file';
import { ROSTER_FIELD_LABELS, roster as words } from '../roster-messages.ts';

const EXAMPLES = [
  ['김민준', '14', '김보호', 'minjun@example.com', '010-1234-5678', '아버지', '한국어'],
  ['Trần Minh Khôi', '12', 'Nguyễn Thị Hoa', 'hoa@example.com', '', '어머니', '베트남어'],
  ['박하은', '31', '', 'haeun@example.com', '', '본인', '한국어'],
];

/** A list to begin with. The mark at its beginning tells Excel that it is UTF-8. */
export const rosterTemplate = (): string =>
  `\uFEFF${[Object.values(ROSTER_FIELD_LABELS), ...EXAMPLES].map((cells) => cells.join(',')).join('\r\n')}\r\n`;

/** Gives it to the teacher as a file. */
export const downloadTemplate = (): void => downloadFile(words.templateName, 'text/csv', rosterTemplate());
