import { RETRY_LABEL } from '@portal/domain/contract/message';
import { called } from '@portal/domain/format/called';
import type { DeviceTrouble } from '@portal/portal-core/media/device-trouble';

/** Why somebody is not in the room. */
export type GoneReason = 'ENDED' | 'REMOVED' | 'ELSEWHERE' | 'REFUSED' | 'FULL' | 'CLOSED' | 'LINK';

/** What happened, and what to do. */
type TitleAndBody = readonly [title: string, body: string];

const gone: Readonly<Record<GoneReason, TitleAndBody>> = {
  ENDED: ['수업이 끝났어요', '함께해 주셔서 고마워요. 이 창을 닫아도 돼요.'],
  REMOVED: ['강의실에서 나오게 됐어요', '다시 들어오려면 선생님이 들어오게 해 줘야 해요. 선생님께 연락해도 돼요.'],
  ELSEWHERE: ['다른 창에서 강의실을 열었어요', '이 창에서 이어 가려면 다시 열어 주세요. 다른 창은 닫혀요.'],
  REFUSED: ['선생님이 입장을 허락하지 않았어요', '잘못된 것 같으면 선생님께 연락하거나 다시 부탁해 보세요.'],
  FULL: ['강의실에 자리가 없어요', '자리가 나면 들어갈 수 있어요. 잠시 뒤에 다시 입장해 보세요.'],
  CLOSED: ['강의실이 닫혀 있어요', '수업이 끝났거나 아직 열리지 않았어요. 수업 시간을 확인하고 다시 입장해 보세요.'],
  LINK: ['더 이상 쓸 수 없는 링크예요', '선생님께 새 링크를 받아 주세요.'],
};

const troubles: Readonly<Record<'audio' | 'video', Readonly<Record<DeviceTrouble, TitleAndBody>>>> = {
  audio: {
    REFUSED: ['마이크를 쓸 수 없게 막혀 있어요', '주소창의 자물쇠를 눌러 마이크를 허용한 뒤 다시 시도해 주세요.'],
    NONE: ['마이크를 찾지 못했어요', '마이크를 연결한 뒤 다시 시도해 주세요. 듣기와 채팅은 할 수 있어요.'],
    IN_USE: ['다른 앱이 마이크를 쓰고 있어요', '통화나 회의 앱을 닫은 뒤 다시 시도해 주세요.'],
    UNSUPPORTED: ['이 브라우저에서는 마이크를 쓸 수 없어요', '최신 Chrome이나 Safari로 열어 주세요.'],
  },
  video: {
    REFUSED: ['카메라를 쓸 수 없게 막혀 있어요', '주소창의 자물쇠를 눌러 카메라를 허용한 뒤 다시 시도해 주세요.'],
    NONE: ['카메라를 찾지 못했어요', '카메라를 연결한 뒤 다시 시도해 주세요. 소리로도 수업할 수 있어요.'],
    IN_USE: ['다른 앱이 카메라를 쓰고 있어요', '통화나 회의 앱을 닫은 뒤 다시 시도해 주세요.'],
    UNSUPPORTED: ['이 브라우저에서는 카메라를 쓸 수 없어요', '최신 Chrome이나 Safari로 열어 주세요.'],
  },
};

const bothTroubles: Readonly<Record<DeviceTrouble, TitleAndBody>> = {
  REFUSED: [
    '카메라와 마이크를 쓸 수 없게 막혀 있어요',
    '주소창의 자물쇠를 눌러 카메라와 마이크를 허용한 뒤 다시 시도해 주세요.',
  ],
  NONE: ['카메라와 마이크를 찾지 못했어요', '연결한 뒤 다시 시도해 주세요. 보고 듣기와 채팅은 할 수 있어요.'],
  IN_USE: ['다른 앱이 카메라와 마이크를 쓰고 있어요', '통화나 회의 앱을 닫은 뒤 다시 시도해 주세요.'],
  UNSUPPORTED: ['이 브라우저에서는 카메라와 마이크를 쓸 수 없어요', '최신 Chrome이나 Safari로 열어 주세요.'],
};

/** The way into the room, which teachers and families walk alike. */
export const doorKorean = {
  opensIn: '강의실이 열릴 때까지',
  opensAt: (time: string) => `${time}에 강의실이 열려요. 이 화면을 그대로 두면 돼요.`,
  open: '지금 입장할 수 있어요',
  enter: '입장하기',
  leave: '나가기',
  name: '이름',
  nameHelp: '선생님과 다른 학생에게 보이는 이름이에요.',
  nameMissing: '이름을 적어 주세요.',
  /** Said of a name that the server refuses; null where its own sentence can be read. */
  nameRefused: null as string | null,
  as: (name: string) => `${called(name, '님')}으로 입장해요.`,
  me: (name: string) => `${name} (나)`,
  taughtBy: (name: string) => called(name, '선생님'),
  when: (day: string, hours: string) => `${day} ${hours}`,
  waiting: '선생님이 들어오게 해 주시면 바로 입장해요',
  waitingBody: '이 화면을 그대로 두고 잠시만 기다려 주세요.',
  waited: (time: string) => `기다린 시간 ${time}`,
  lost: '연결이 끊겼어요. 다시 연결하고 있어요.',
  loading: '강의실에 들어가는 중이에요',
  failed: '강의실을 열지 못했어요',
  again: '다시 입장하기',
  here: '여기서 다시 열기',
  askAgain: '다시 부탁하기',
  home: '수업 페이지로 가기',
  gone,
  devices: {
    intro: '수업에 들어가기 전에 잘 보이고 들리는지 확인해 보세요.',
    preview: '내 카메라 화면',
    camera: '카메라',
    microphone: '마이크',
    speaker: '스피커',
    both: '카메라와 마이크',
    turned: (device: string, to: 'on' | 'off') => `${device} ${to === 'on' ? '켜짐' : '꺼짐'}`,
    turn: (device: string, to: 'on' | 'off') => `${device} ${to === 'on' ? '켜기' : '끄기'}`,
    retry: (device: string) => `${device} ${RETRY_LABEL}`,
    level: '마이크 소리 크기',
    levelHint: '말해 보세요. 막대가 움직이면 잘 들리는 거예요.',
    heard: '마이크 소리가 들려요.',
    levelOff: '마이크를 켜면 소리가 잘 들리는지 볼 수 있어요.',
    more: '기기 고르기와 스피커 확인',
    testSpeaker: '스피커 소리 들어 보기',
    cameraOff: '카메라가 꺼져 있어요',
    standard: '기본 기기',
    unnamed: (kind: string, no: number) => `${kind} ${no}`,
  },
  troubles,
  /** Where both have the same trouble. */
  bothTroubles,
  /** Where each has another one. */
  bothTroubled: '카메라와 마이크를 쓸 수 없어요',
  withoutThem: '켜지 않아도 입장할 수 있어요.',
  /** Said in place of the server's sentences where those cannot be read. */
  refusals: {} as Readonly<Record<string, string>>,
};

/** The shape that the words of every language have. */
export type DoorWords = typeof doorKorean;
