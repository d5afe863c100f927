import { formatMoney } from '@portal/domain/format/money';
import { LIMITS } from '@portal/domain/tenant/limits';
import type { Tenant } from '@portal/domain/tenant/tenant';
import { APP_STORE_FEE, feePartsOf, formatRate } from '@portal/domain/wallet/fee';

export interface Question {
  readonly asked: string;
  readonly answer: string;
}

/** What those ask who think of teaching here; every number is one that the product holds itself to. */
export function frequentQuestions({ feePolicy }: Pick<Tenant, 'feePolicy'>, sendsMail: boolean): Question[] {
  const { rate, platform, channel } = feePartsOf(feePolicy);
  const fee = formatRate(rate);
  const parts =
    channel > 0
      ? `플랫폼 ${formatRate(platform)}와 채널·결제 ${formatRate(channel)}를 더한 값이에요.`
      : '매칭, 교실, 고객 지원에 쓰는 플랫폼 이용료예요.';
  return [
    {
      asked: `수수료는 왜 ${fee}인가요?`,
      answer: `${parts} 앱 마켓이 결제에서 ${APP_STORE_FEE}를 가져가도 선생님 수입에서는 ${fee}만 빼요. 서명하실 계약서에도 같은 비율과 계산 예가 적혀 있어요.`,
    },
    {
      asked: '서류에서 떨어지면 이유를 알 수 있나요?',
      answer: `네. ${LIMITS.reviewDays}일 안에 결과와 이유를 ${sendsMail ? '이메일로 알려 드려요' : '지원 상태에서 볼 수 있어요'}. 보완이 필요하면 고칠 항목에 의견을 달아 드리니, 그 항목만 고쳐서 다시 내면 돼요.`,
    },
    {
      asked: '돈은 언제 받나요?',
      answer: `매달 말까지 확정된 수입을 등록하신 정산 계좌로 보내 드려요. 그 전에도 ${formatMoney(LIMITS.withdrawalMin)}부터 출금을 신청할 수 있고, 신청은 영업일 ${LIMITS.withdrawalApprovalWorkingDays}일 안에 확인해요.`,
    },
    {
      asked: '한국에 살지 않아도 되나요?',
      answer:
        '네. 사는 곳의 시간대를 정하면 일정이 그 시각으로 보이고, 가족에게는 가족이 있는 곳의 시각으로 알려 드려요. 지원할 때는 베트남 휴대폰 번호와 이메일이 필요해요.',
    },
    {
      asked: '체험 수업은 무료인가요?',
      answer: `새 학생에게는 ${LIMITS.trialMaxMinutes}분까지 무료로 체험 수업을 할 수 있어요. 할지 말지와 길이는 강좌마다 선생님이 정해요.`,
    },
    {
      asked: '앱을 설치해야 하나요?',
      answer:
        '아니요. 컴퓨터와 휴대폰의 브라우저에서 모두 할 수 있어요. 학생과 가족도 계정 없이 링크를 눌러 수업에 들어와요.',
    },
    {
      asked: '정해진 수업 시간을 바꿀 수 있나요?',
      answer: `네. 새 시간을 제안하고 가족이 동의하면 바뀌어요. 시작까지 ${LIMITS.scheduleNoticeHours}시간이 남지 않았으면 시간을 바꿀 때는 이유를 적고, 취소할 때는 가족의 동의를 받아요.`,
    },
  ];
}
