import { titles } from '../title-messages.ts';

export const detail = {
  title: '거래',
  back: titles.transactions,
  loading: '거래를 불러오는 중이에요',
  failed: '거래를 불러오지 못했어요',
  gone: '찾는 거래가 없어요',
  goneBody: '주소가 바뀌었거나 다른 계정의 거래예요.',
  toList: '거래 내역으로',
  code: '거래 번호',
  copyCode: '거래 번호 복사',
  codeHelp: '문의할 때 이 번호를 알려 주세요.',
  kind: '구분',
  reason: '이유',
  currency: '지갑',
  createdAt: '시작한 때',
  finishedAt: '끝난 때',
  running: '아직 끝나지 않았어요',
  unfinished: '처리하고 있어요',
  unfinishedBody: '끝나면 이 화면과 알림으로 알려 드려요.',
  stopped: '이 거래는 이루어지지 않았어요',
  stoppedBody: '금액은 움직이지 않았거나 지갑으로 돌아왔어요.',
} as const;
