import { millisecondsInMinute } from 'date-fns/constants';
import * as v from 'valibot';
import { speakDay } from '../format/date-time.ts';
import { formatMoney } from '../format/money.ts';
import { LIMITS } from '../tenant/limits.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { feePartsOf, formatRate, splitFee } from '../wallet/fee.ts';

/** Of these words: another wording is another version, and a contract keeps the one that it was sent with. */
export const CONTRACT_TEXT_VERSION = '2026-11';

/** The words of a contract, as they are read and signed. */
export const ContractDocument = v.object({
  title: v.string(),
  /** Who it is between, and of which day it is. */
  parties: v.array(v.object({ label: v.string(), text: v.string() })),
  articles: v.array(v.object({ title: v.string(), paragraphs: v.array(v.string()) })),
});
export type ContractDocument = v.InferOutput<typeof ContractDocument>;

interface ContractFacts {
  readonly teacherName: string;
  /** Of the day on which it is sent, in the marketplace's zone. */
  readonly day: string;
  readonly tenant: Pick<Tenant, 'classBrand' | 'feePolicy'>;
}

const EXAMPLE_INCOME = 100_000;

/** The parts of the fee in force (INC-3). */
function feeWords(policy: Tenant['feePolicy']): string {
  const { rate, platform, channel } = feePartsOf(policy);
  const parts = [`플랫폼 이용료 ${formatRate(platform)}`, channel > 0 && `채널·결제 비용 ${formatRate(channel)}`];
  return `회사는 수업료 수입의 ${formatRate(rate)}(${parts.filter(Boolean).join(', ')})를 서비스 이용료로 뺀다. 이용료에서 1동 미만은 버린다.`;
}

function feeExample(policy: Tenant['feePolicy']): string {
  const { gross, fee, net } = splitFee(EXAMPLE_INCOME, policy);
  return `예를 들어 수업료 수입이 ${formatMoney(gross)}이면 이용료는 ${formatMoney(fee)}, 선생님의 수입은 ${formatMoney(net)}이다.`;
}

/** The contract of a teacher with the marketplace. Every number is one that the product holds itself to. */
export function contractDocument({ teacherName, day, tenant }: ContractFacts): ContractDocument {
  const { classBrand, feePolicy } = tenant;
  const waitMinutes = LIMITS.fifteenMinutesMs / millisecondsInMinute;
  const articles: [title: string, ...paragraphs: string[]][] = [
    [
      '목적',
      `이 계약은 ${classBrand.name}(이하 “회사”)의 수업 장터에서 ${teacherName}(이하 “선생님”)이 학생에게 수업을 하고, 회사가 수업의 연결과 수업료의 수납·정산을 맡는 데 필요한 사항을 정한다.`,
    ],
    [
      '계약의 성립',
      '선생님이 이 계약서를 읽고 이름을 적은 뒤, 지원서에 적은 이메일로 받은 인증번호를 확인하면 전자 서명이 끝나고 계약이 성립한다.',
      '계약이 성립하면 회사는 선생님 계정을 만들거나 이미 있는 선생님 계정과 연결한다. 선생님은 수업 프로필이 승인된 뒤부터 강좌를 만들 수 있다.',
    ],
    [
      '수업',
      '선생님은 강좌에 적은 내용, 일정과 수업료로 수업하고, 수업이 끝나면 출석과 수업 기록을 남긴다.',
      `선생님은 새 학생에게 ${LIMITS.trialMaxMinutes}분까지 무료 체험 수업을 할 수 있다.`,
      `학생이 수업 시작 뒤 ${waitMinutes}분이 지나도 오지 않으면 선생님은 학생이 오지 않은 것으로 기록할 수 있다.`,
    ],
    [
      '수업 시간의 변경과 취소',
      '수업 시간은 선생님과 학생의 가족이 서로 동의하여 바꾼다.',
      `시작까지 ${LIMITS.scheduleNoticeHours}시간이 남지 않은 수업의 시간을 바꾸려면 이유를 밝혀야 하고, 취소하려면 가족의 동의를 받아야 한다.`,
    ],
    [
      '수업료와 서비스 이용료',
      `수업료는 선생님이 강좌에 정한 금액이며, 한 회 수입은 ${LIMITS.incomeUnitMinutes}분을 단위로 계산한다. 통화는 베트남 동(VND)이다.`,
      feeWords(feePolicy),
      feeExample(feePolicy),
    ],
    [
      '정산과 출금',
      '회사는 매달 말까지 확정된 수입을 선생님이 등록한 정산 계좌로 지급한다.',
      `선생님은 그 전에도 ${formatMoney(LIMITS.withdrawalMin)}부터 출금을 신청할 수 있고, 회사는 영업일 ${LIMITS.withdrawalApprovalWorkingDays}일 안에 신청을 확인한다.`,
      '가족이 수업 기록이 사실과 다르다고 알리면, 사실이 확인될 때까지 그 수업의 수입은 확정되지 않는다.',
    ],
    [
      '개인정보',
      '선생님은 수업을 하며 알게 된 학생과 가족의 개인정보를 수업을 위해서만 쓰고, 다른 사람에게 알리지 않는다.',
    ],
    [
      '계약의 해지',
      '선생님과 회사는 언제든지 상대에게 알리고 이 계약을 해지할 수 있다. 이미 정해진 수업은 가족과 의논하여 마치거나 취소한다.',
      '해지 전까지 확정된 수입은 “정산과 출금”에 따라 지급한다.',
    ],
    [
      '계약서의 보관',
      '서명한 계약서의 내용은 바뀌지 않는다. 회사는 서명한 계약서를 선생님의 이메일로 보내고, 선생님과 회사가 한 부씩 보관한다.',
    ],
  ];
  return {
    title: '선생님 수업 계약서',
    parties: [
      { label: '회사', text: classBrand.name },
      { label: '선생님', text: teacherName },
      { label: '작성일', text: speakDay(day) },
    ],
    articles: articles.map(([title, ...paragraphs], at) => ({ title: `제${at + 1}조 (${title})`, paragraphs })),
  };
}

/** The same as plain text: what is mailed, and what the hash of a contract is taken of. */
export const contractPlainText = ({ title, parties, articles }: ContractDocument): string =>
  [
    title,
    parties.map(({ label, text }) => `${label}: ${text}`).join('\n'),
    ...articles.map((article) =>
      [
        article.title,
        ...article.paragraphs.map((text, at) => (article.paragraphs.length > 1 ? `${at + 1}. ${text}` : text)),
      ].join('\n'),
    ),
  ].join('\n\n');
