import type { ChatReportOutcome } from '@portal/domain/chat/chat-report';
import type { DecidedForFamily } from '../../chat/module.ts';
import { type FamilyLanguage, type FamilyLetter, familyLetter } from '../../classes/module.ts';

interface Said {
  readonly title: (className: string) => string;
  readonly body: string;
}

interface Words {
  readonly reporter: Readonly<Record<ChatReportOutcome, Said>>;
  readonly sender: Readonly<Record<Exclude<ChatReportOutcome, 'KEPT'>, Said>>;
  readonly object: (hotline: string) => string;
  readonly action: string;
  /** Why who has left the class still gets it. */
  readonly whyLeft: string;
}

const WORDS: Record<FamilyLanguage, Words> = {
  ko: {
    reporter: {
      KEPT: {
        title: (className) => `${className} – 신고한 대화에 문제가 없다고 정했어요`,
        body: '운영팀이 신고한 대화를 읽고 정했어요.',
      },
      WARNED: {
        title: (className) => `${className} – 신고한 대화에 주의를 줬어요`,
        body: '운영팀이 신고한 대화를 읽고 보낸 사람에게 주의를 줬어요.',
      },
      REMOVED: {
        title: (className) => `${className} – 신고한 메시지를 지웠어요`,
        body: '운영팀이 신고한 메시지를 읽고 지웠어요.',
      },
    },
    sender: {
      WARNED: {
        title: (className) => `${className} – 대화에 운영팀이 주의를 줬어요`,
        body: '이 수업의 대화에 쓴 글이 신고되어 운영팀이 읽고 주의를 줬어요. 대화는 계속할 수 있어요.',
      },
      REMOVED: {
        title: (className) => `${className} – 운영팀이 내 메시지를 지웠어요`,
        body: '이 수업의 대화에 쓴 메시지가 신고되어 운영팀이 읽고 지웠어요. 대화는 계속할 수 있어요.',
      },
    },
    object: (hotline) => `이의가 있으면 고객센터(${hotline})로 알려 주세요.`,
    action: '대화 열기',
    whyLeft: '이 수업에 있을 때 신고한 대화가 있어서 보냈어요.',
  },
  vi: {
    reporter: {
      KEPT: {
        title: (className) => `${className} – điều bạn báo cáo không có vấn đề`,
        body: 'Ban quản lý đã đọc phần trò chuyện bạn báo cáo và quyết định.',
      },
      WARNED: {
        title: (className) => `${className} – đã nhắc nhở người bạn báo cáo`,
        body: 'Ban quản lý đã đọc phần trò chuyện bạn báo cáo và nhắc nhở người gửi.',
      },
      REMOVED: {
        title: (className) => `${className} – đã xóa tin nhắn bạn báo cáo`,
        body: 'Ban quản lý đã đọc tin nhắn bạn báo cáo và xóa.',
      },
    },
    sender: {
      WARNED: {
        title: (className) => `${className} – ban quản lý nhắc nhở bạn về trò chuyện`,
        body: 'Điều bạn viết trong trò chuyện của lớp này đã bị báo cáo. Ban quản lý đã đọc và nhắc nhở bạn. Bạn vẫn trò chuyện tiếp được.',
      },
      REMOVED: {
        title: (className) => `${className} – ban quản lý đã xóa tin nhắn của bạn`,
        body: 'Tin nhắn bạn viết trong trò chuyện của lớp này đã bị báo cáo. Ban quản lý đã đọc và xóa. Bạn vẫn trò chuyện tiếp được.',
      },
    },
    object: (hotline) => `Nếu không đồng ý, hãy gọi trung tâm hỗ trợ (${hotline}).`,
    action: 'Mở trò chuyện',
    whyLeft: 'Bạn nhận được thư này vì đã báo cáo trò chuyện khi còn ở lớp này.',
  },
};

interface Decided extends Pick<DecidedForFamily, 'by' | 'outcome' | 'reason'> {
  readonly className: string;
  readonly hotline: string;
  /** None of her children is in the class any more. */
  readonly hasLeft?: boolean;
}

/** What the team decided of what a family reported, or of what it wrote; with the way to object for who wrote it. */
export const decisionLetter = ({ by, outcome, reason, className, hotline, hasLeft = false }: Decided): FamilyLetter =>
  familyLetter(WORDS, ({ reporter, sender, object, action, whyLeft }, labels) => {
    const isWarned = by === 'SENDER' && outcome !== 'KEPT';
    const { title, body } = isWarned ? sender[outcome] : reporter[outcome];
    return {
      title: title(className),
      lines: [body, reason !== '' && { label: labels.reason, value: reason }, isWarned && object(hotline)],
      action,
      ...(hasLeft && { why: whyLeft }),
    };
  });
