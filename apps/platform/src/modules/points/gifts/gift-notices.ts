import { formatDay } from '@portal/domain/format/date-time';
import { formatPoints } from '@portal/domain/format/money';
import type { RedemptionState } from '@portal/domain/points/gift';
import { paths, sitePath } from '@portal/domain/site/paths';
import { dayOf, DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import type { Notice } from '../../notifications/module.ts';
import type { GiftRow } from './gifts.tables.ts';
import type { RedemptionRow } from './redemptions.tables.ts';

const TITLES: Partial<Record<RedemptionState, string>> = {
  ISSUED: '교환권이 나왔어요',
  EXPIRED: '교환권 기간이 끝났어요',
  PREPARING: '선물을 준비하고 있어요',
  SHIPPED: '선물을 보냈어요',
  DELIVERED: '선물이 도착했어요',
  ACTIVE: '수수료 할인을 시작했어요',
  ENDED: '수수료 할인이 끝났어요',
  DONATED: '기부를 마쳤어요',
  CANCELED: '선물 신청을 취소했어요',
};

/** To the teacher, of where her gift has come; `note` is what the team has written to it. */
export function redemptionNotice(row: RedemptionRow, note: string): Notice {
  const { state } = row;
  return {
    userId: row.teacherId,
    kind: 'GIFT',
    entity: row.id,
    version: state,
    title: TITLES[state] ?? '',
    content: `${row.name}. ${sentenceOf(row, note)}`,
    highlightMarks: [{ type: 'BOLD_TAG', offset: 0, length: row.name.length }],
    url: sitePath(paths.myGift(row.id)),
  };
}

function sentenceOf({ state, until, tracking, points }: RedemptionRow, note: string): string {
  const day = until === null ? '' : formatDay(dayOf(until, DEFAULT_TIME_ZONE));
  switch (state) {
    case 'ISSUED':
      return day === '' ? '내 선물함에서 번호를 볼 수 있어요.' : `${day}까지 쓸 수 있어요. 번호는 내 선물함에 있어요.`;
    case 'SHIPPED':
      return tracking === null ? '곧 도착해요.' : `운송장 번호: ${tracking}`;
    case 'ACTIVE':
      return `${day}까지 시작하는 수업의 수수료가 낮아져요.`;
    case 'CANCELED':
      return `이유: ${note} ${formatPoints(points)}를 돌려드렸어요.`;
    case 'PREPARING':
      return '보내면 다시 알려 드려요.';
    case 'DONATED':
      return '함께해 주셔서 고마워요.';
    default:
      return '내 선물함에서 볼 수 있어요.';
  }
}

/** To one who waits for a gift that is there again. */
export const giftIsBack = (userId: string, { id, name, version, points }: GiftRow): Notice => ({
  userId,
  kind: 'GIFT',
  entity: id,
  version: `BACK_${version}`,
  title: '기다리던 선물이 들어왔어요',
  content: `${name}. ${formatPoints(points)}로 바꿀 수 있어요.`,
  highlightMarks: [{ type: 'BOLD_TAG', offset: 0, length: name.length }],
  url: sitePath(paths.gift(id)),
});
