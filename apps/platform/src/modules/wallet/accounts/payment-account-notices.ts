import { formatMoment } from '@portal/domain/format/date-time';
import { clockOf } from '@portal/domain/format/zone-city';
import { paths } from '@portal/domain/site/paths';
import { maskAccountNumber } from '@portal/domain/wallet/payment-account';
import { type Letter, letterOf, type Notice } from '../../notifications/module.ts';
import type { PaymentAccountRow } from '../wallet.tables.ts';

export type AccountEvent = 'ADDED' | 'CHANGED' | 'REMOVED' | 'DEFAULT';

const TITLES: Record<AccountEvent, string> = {
  ADDED: '정산 계좌를 등록했어요',
  CHANGED: '정산 계좌를 바꿨어요',
  REMOVED: '정산 계좌를 지웠어요',
  DEFAULT: '기본 정산 계좌를 바꿨어요',
};

interface Told {
  readonly event: AccountEvent;
  readonly account: PaymentAccountRow;
  readonly at: Date;
  readonly zone: string;
}

const nameOf = ({ bankName, accountNumber }: PaymentAccountRow) => `${bankName} ${maskAccountNumber(accountNumber)}`;

/** From when on money goes there, where it waits first. */
function startOf({ event, account: { holdUntil }, zone }: Told): string[] {
  if (holdUntil === null || (event !== 'ADDED' && event !== 'CHANGED')) return [];
  return [`${formatMoment(holdUntil, zone)} (${clockOf(zone)})부터 이 계좌로 출금할 수 있어요.`];
}

/** In her list; the letter goes to her mailbox whatever she has switched off. */
export function accountNotice(userId: string, told: Told): Notice {
  const { event, account, at } = told;
  return {
    userId,
    kind: 'SECURITY',
    entity: account.id,
    version: `${event}-${at.getTime()}`,
    only: 'IN_APP',
    title: TITLES[event],
    content: [`${nameOf(account)}.`, ...startOf(told), '내가 하지 않았다면 바로 비밀번호를 바꾸고 문의해 주세요.'].join(
      ' ',
    ),
    url: paths.paymentSettings(),
  };
}

/** Whoever got into her account cannot keep it from her. */
export function accountLetter(to: string, told: Told, hotline: string): Letter {
  const { event, account } = told;
  return {
    to,
    title: TITLES[event],
    ...letterOf([
      { label: '계좌', value: nameOf(account) },
      { label: '예금주', value: account.holder },
      ...startOf(told),
      `내가 하지 않았다면 바로 비밀번호를 바꾸고 고객센터(${hotline})로 알려 주세요.`,
    ]),
    path: paths.paymentSettings(),
    action: '정산 계좌 보기',
    reason: '돈을 받는 계좌가 바뀌면 꼭 알려 드려야 해서 보냈어요.',
  };
}

/** The code by which she shows that it is she who moves money. */
export const paymentCodeLetter = (code: string, minutes: number) => ({
  title: `본인 확인 인증번호는 ${code}예요`,
  content: `출금하거나 정산 계좌를 바꾸는 화면에 ${minutes}분 안에 적어 주세요. 누구에게도 알려 주지 마세요.`,
  path: null,
  reason: '출금하거나 정산 계좌를 바꾸려는 사람이 있어서 보냈어요. 내가 하지 않았다면 바로 비밀번호를 바꿔 주세요.',
});
