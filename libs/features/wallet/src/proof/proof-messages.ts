import { LIMITS } from '@portal/domain/tenant/limits';

export const proof = {
  label: '본인 확인',
  password: '비밀번호',
  passwordHelper: '로그인할 때 쓰는 비밀번호예요.',
  passwordMissing: '비밀번호를 입력해 주세요.',
  code: '인증번호',
  codeHelper: `메일로 받은 숫자 ${LIMITS.otpMin}자리를 입력해 주세요.`,
  codeMissing: '인증번호를 먼저 받아 주세요.',
  ask: '인증번호 받기',
  askAgain: '다시 받기',
  wait: (seconds: number) => `다시 받기 ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  sending: '보내는 중',
  sent: (to: string) => `${to}로 인증번호를 보냈어요.`,
  waiting: '방금 보낸 인증번호가 아직 쓸 수 있어요. 메일을 확인해 주세요.',
  tooOften: '인증번호를 여러 번 보냈어요. 조금 뒤에 다시 받아 주세요.',
  askFailed: '인증번호를 보내지 못했어요',
} as const;
