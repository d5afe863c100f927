import { called } from '@portal/domain/format/called';
import { titles } from './title-messages.ts';

export const korean = {
  title: titles.invitation as string,
  loading: '수업을 불러오는 중이에요',
  failed: '수업을 불러오지 못했어요',
  invitedBy: (teacher: string) => `${called(teacher, '선생님')}이 초대했어요`,
  gone: {
    title: '더 이상 쓸 수 없는 링크예요',
    body: '링크가 바뀌었거나, 수업이 끝났거나, 주소가 잘렸어요. 선생님께 새 링크를 받아 주세요.',
  },
  facts: {
    title: '수업 안내',
    week: '매주',
    next: '다음 수업',
    hereAt: (moment: string) => `내 시각으로 ${moment}`,
    mode: '방식',
    place: '장소',
    level: '수준',
    lessons: '남은 수업',
    lessonsLeft: (count: number, lastDay: string) => `${count}회, ${lastDay}까지`,
    seats: '남은 자리',
    seatsFree: (free: number, capacity: number) => `${capacity}자리 중 ${free}자리`,
  },
  full: {
    title: '지금은 빈자리가 없어요',
    body: '신청하면 기다리는 줄에 서요. 자리가 나면 메일로 알려 드려요.',
  },
  /** Nobody can ask any more. */
  queueFull: {
    title: '기다리는 줄에도 자리가 없어요',
    body: '빈자리도 없어서 지금은 신청할 수 없어요. 선생님께 연락해 주세요.',
  },
  /** Who comes by the letter of an invitation. */
  invited: {
    kept: (moment: string) => `${moment}까지 자리를 맡아 두었어요`,
    confirm: '초대받은 이메일 그대로 신청하면 바로 등록돼요.',
    filled: '선생님이 아는 내용을 미리 적어 두었어요. 틀린 곳은 고쳐 주세요.',
  },
  decline: {
    ask: '이 초대를 받지 않을게요',
    question: '초대를 거절할까요? 이 링크는 닫히고, 이 수업의 초대 메일은 더 오지 않아요.',
    confirm: '초대 거절하기',
    keep: '돌아가기',
    sending: '거절하는 중이에요',
    failed: '초대를 거절하지 못했어요',
    done: '초대를 거절했어요',
    doneBody: '이 수업의 초대 메일은 더 오지 않아요. 적혀 있던 이름과 주소는 30일 안에 지워져요.',
  },
  /** What comes of a request, said beside the button. */
  next: {
    asks: '선생님이 확인한 뒤 메일로 답을 드려요.',
    direct: '신청하면 바로 등록돼요.',
    waiting: '자리가 나면 메일로 알려 드려요.',
    otherAddress: '초대받은 이메일이 아니어서, 선생님이 확인한 뒤 메일로 답을 드려요.',
  },
  submit: '등록 신청하기',
  sending: '신청하는 중이에요',
  refused: '신청하지 못했어요',
  refusals: {
    WRONG_STATE: '그사이 선생님이 답했어요. 메일을 보거나 페이지를 새로 열어 주세요.',
    NOT_FOUND: '이 기기에서 보낸 신청만 거둘 수 있어요. 선생님께 말씀해 주세요.',
    CLASS_FULL: '기다리는 줄에도 자리가 없어요. 쓴 내용은 그대로 있으니 선생님께 물어본 뒤 다시 신청해 주세요.',
  } as Readonly<Record<string, string>>,
  answers: {
    REQUESTED: {
      title: '신청을 보냈어요',
      body: '선생님이 확인하면 이 주소로 답을 보내 드려요.',
    },
    WAITING: {
      title: '기다리는 줄에 이름을 올렸어요',
      body: '지금은 빈자리가 없어요. 자리가 나면 이 주소로 알려 드려요.',
    },
    ACCEPTED: { title: '수업에 등록했어요', body: '수업 안내를 이 주소로 보내 드려요.' },
    DECLINED: { title: '이 신청은 거절됐어요', body: '선생님의 답을 이 주소로 보내 드렸어요.' },
    EXPIRED: {
      title: '이 신청은 시간이 지났어요',
      body: '선생님이 제때 답하지 못했어요. 다시 신청하려면 이 페이지를 새로 열어 주세요.',
    },
    WITHDRAWN: {
      title: '신청을 거뒀어요',
      body: '맡아 둔 자리는 풀렸고, 선생님도 알아요. 다시 신청하려면 이 페이지를 새로 열어 주세요.',
    },
  },
  withdraw: {
    ask: '신청 거두기',
    question: '신청을 거둘까요? 맡아 둔 자리나 기다리던 차례는 없어져요.',
    confirm: '거두기',
    keep: '돌아가기',
    sending: '거두는 중이에요',
    failed: '신청을 거두지 못했어요',
  },
  /** The same, where no mail is sent: the teacher writes herself. */
  withoutMail: {
    full: '신청하면 기다리는 줄에 서요. 자리가 나면 선생님이 연락드려요.',
    asks: '선생님이 확인한 뒤 연락드려요.',
    waiting: '자리가 나면 선생님이 연락드려요.',
    otherAddress: '초대받은 이메일이 아니어서, 선생님이 확인한 뒤 연락드려요.',
    answer: '선생님이 이 주소로 연락드려요.',
  },
  heldUntil: (moment: string) => `${moment}까지 자리를 맡아 둘게요.`,
};

/** The shape that the words of every language have. */
export type FamilyWords = typeof korean;
