import type { FeedScope } from '@portal/domain/schedule/calendar-feeds.contract';
import { titles } from './title-messages.ts';

export const messages = {
  title: titles.page,
  intro: '휴대폰이나 다른 캘린더에서 수업 일정을 보고, 다른 캘린더의 일정을 여기에서 함께 볼 수 있어요.',
  loading: '불러오는 중이에요',
} as const;

export const feeds = {
  title: '다른 앱에서 내 일정 보기',
  body: '주소를 만들어 다른 캘린더 앱에 넣으면 수업 일정이 그 앱에도 보여요.',
  failed: '캘린더 주소를 불러오지 못했어요',
  none: '만든 주소가 없어요.',
  scope: '무엇을 보여 줄까요?',
  scopeHints: {
    LESSONS: '수업의 이름, 시간, 장소만 나가요.',
    ALL: '내 일정의 제목과 메모, 쉬는 시간도 함께 나가요.',
  } satisfies Record<FeedScope, string>,
  create: '주소 만들기',
  created: '주소를 만들었어요',
  once: '이 주소는 지금 한 번만 보여요. 복사해서 캘린더 앱에 넣어 주세요. 주소를 아는 사람은 누구나 일정을 볼 수 있어요.',
  address: '캘린더 주소',
  copy: '주소 복사',
  madeAt: (date: string) => `${date}에 만들었어요`,
  readAt: (ago: string) => `${ago}에 읽어 갔어요`,
  neverRead: '아직 읽어 간 앱이 없어요',
  revoke: '주소 없애기',
  revokeOf: (scope: string) => `${scope} 주소 없애기`,
  revokeTitle: '이 주소를 없앨까요?',
  revokeBody: '이 주소를 쓰던 앱에서는 더 이상 일정이 바뀌지 않아요. 되돌릴 수 없어요.',
  revoked: '주소를 없앴어요',
} as const;

export const external = {
  title: '다른 캘린더 연결',
  body: '가족이나 학교 캘린더를 연결하면 그 시간은 바쁜 시간으로 보이고, 학생이 신청할 수 없어요. 한 시간마다 다시 읽어요.',
  failed: '연결한 캘린더를 불러오지 못했어요',
  none: '연결한 캘린더가 없어요.',
  name: '이름',
  namePlaceholder: '예: 가족',
  url: '캘린더 주소 (ICS)',
  urlHelper: '다른 캘린더 앱의 공유 설정에서 iCal 주소를 복사해 주세요.',
  connect: '연결하기',
  connected: '캘린더를 연결했어요',
  busy: (count: number) => `일정 ${count}개`,
  readAt: (ago: string) => `${ago}에 읽었어요`,
  refresh: '다시 읽기',
  refreshOf: (name: string) => `${name} 다시 읽기`,
  refreshed: '캘린더를 다시 읽었어요',
  remove: '연결 끊기',
  removeOf: (name: string) => `${name} 연결 끊기`,
  removeTitle: '연결을 끊을까요?',
  removeBody: '이 캘린더의 바쁜 시간이 일정에서 사라져요.',
  removed: '연결을 끊었어요',
} as const;

export const imports = {
  title: '파일에서 가져오기',
  body: 'ICS 파일의 일정을 내 일정으로 옮겨요. 지난 일정은 옮기지 않고, 여러 날인 일정은 날마다 하나씩 옮겨요. 옮긴 시간에는 수업이 잡히지 않고, 같은 파일을 다시 올려도 두 번 들어가지 않아요.',
  choose: 'ICS 파일 고르기',
  file: 'ICS 파일',
  reading: '파일을 읽는 중이에요',
  tooLarge: '1MB까지 가져올 수 있어요. 더 작은 파일로 나눠 주세요.',
  unreadable: '파일을 읽지 못했어요. 파일을 다시 골라 주세요.',
  created: (count: number) => `일정 ${count}개를 가져왔어요`,
  nothing: '가져올 일정이 없어요',
  repeated: (count: number) => `이미 있는 일정 ${count}개는 그대로 두었어요.`,
  left: (count: number) => `옮기지 않은 일정 ${count}개가 있어요.`,
} as const;
