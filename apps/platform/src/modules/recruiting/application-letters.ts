import { formatMoment } from '@portal/domain/format/date-time';
import { clockOf } from '@portal/domain/format/zone-city';
import { APPLICATION_FIELD_LABELS, type ApplicationField } from '@portal/domain/recruiting/application';
import { paths } from '@portal/domain/site/paths';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import type { Letter } from '../notifications/module.ts';
import type { ApplicationRow } from './applications.tables.ts';

const written = (parts: readonly string[]) => parts.filter(Boolean).join('\n\n');

function letterOf({ email, code }: ApplicationRow, title: string, parts: readonly string[]): Letter {
  return { to: email, title, content: written([...parts, `지원 번호: ${code}`]), path: paths.applicationStatus(code) };
}

/**
 * Her code and the day: whoever closes the page has them here. Nobody has shown yet that the address is hers, so it carries not
 * a word of what was written in the form.
 */
export const receivedLetter = (row: ApplicationRow): Letter => ({
  ...letterOf(row, '신청을 받았어요', [
    '지원해 주셔서 고마워요.',
    `${formatMoment(row.reviewDueAt, DEFAULT_TIME_ZONE)} (${clockOf(DEFAULT_TIME_ZONE)})까지 서류를 검토하고 결과를 이메일로 알려 드릴게요.`,
  ]),
  reason: '이 이메일로 선생님 지원서가 들어와서 보냈어요. 지원하지 않았다면 그냥 두세요.',
});

/** To the address of an application that waits, where another one with it was handed in. */
export const waitingLetter = (row: ApplicationRow): Letter => ({
  ...letterOf(row, '이미 심사하고 있는 지원서가 있어요', [
    '이 이메일로 지원서가 또 들어왔어요. 먼저 낸 지원서를 심사하고 있어서 새로 낸 것은 심사하지 않아요.',
    '아래 지원 번호로 지금 상태를 볼 수 있어요. 새로 낼 때 받은 지원 번호는 쓰지 마세요.',
  ]),
  reason: '이 이메일로 선생님 지원서가 또 들어와서 보냈어요. 지원하지 않았다면 그냥 두세요.',
});

/** Her code once more, for who asked for it by her address. */
export const codeLetter = (row: ApplicationRow): Letter => ({
  ...letterOf(row, '지원 번호를 알려 드려요', ['아래 지원 번호와 이 이메일로 지원 상태를 볼 수 있어요.']),
  reason: '지원 상태 화면에서 이 이메일의 지원 번호를 물어봐서 보냈어요. 물어보지 않았다면 그냥 두세요.',
});

/** The answer of the team that is no yes, still without the applicant's own words; whoever has passed gets her contract. */
export function decidedLetter(row: ApplicationRow): Letter {
  const reason = row.reason ?? '';
  switch (row.status) {
    case 'CORRECTION_ASKED':
      return letterOf(row, '지원서를 보완해 주세요', [
        reason,
        row.remarks.map(({ path, remark }) => `· ${labelOf(path)}: ${remark}`).join('\n'),
        '표시한 항목만 고쳐서 다시 내 주세요. 그때까지 심사 기한은 멈춰 있어요.',
      ]);
    default:
      return letterOf(row, '이번에는 함께하지 못해요', ['지원해 주셔서 고마워요.', reason]);
  }
}

const labelOf = (path: string) => APPLICATION_FIELD_LABELS[path as ApplicationField] ?? path;
