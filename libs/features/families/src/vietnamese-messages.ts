import type { FamilyWords } from './korean-messages.ts';

export const vietnamese: FamilyWords = {
  title: 'Đăng ký lớp học',
  loading: 'Đang tải thông tin lớp học',
  failed: 'Không tải được thông tin lớp học',
  invitedBy: (teacher) => `Giáo viên ${teacher} mời gia đình tham gia lớp học`,
  gone: {
    title: 'Liên kết này không còn dùng được',
    body: 'Liên kết đã được đổi, lớp đã kết thúc hoặc địa chỉ bị thiếu. Hãy xin giáo viên liên kết mới.',
  },
  facts: {
    title: 'Thông tin lớp học',
    week: 'Hằng tuần',
    next: 'Buổi học tới',
    hereAt: (moment) => `Theo giờ của bạn: ${moment}`,
    mode: 'Hình thức',
    place: 'Địa điểm',
    level: 'Trình độ',
    lessons: 'Số buổi còn lại',
    lessonsLeft: (count, lastDay) => `${count} buổi, đến ${lastDay}`,
    seats: 'Chỗ còn trống',
    seatsFree: (free, capacity) => `${free} trên ${capacity} chỗ`,
  },
  full: {
    title: 'Hiện lớp đã hết chỗ',
    body: 'Yêu cầu của bạn sẽ vào danh sách chờ. Khi có chỗ trống, chúng tôi sẽ báo qua email.',
  },
  queueFull: {
    title: 'Danh sách chờ cũng đã đầy',
    body: 'Lớp đã hết chỗ nên hiện không thể đăng ký. Hãy liên hệ với giáo viên.',
  },
  invited: {
    kept: (moment) => `Chỗ được giữ đến ${moment}`,
    confirm: 'Hãy giữ nguyên email nhận lời mời để được đăng ký ngay.',
    filled: 'Giáo viên đã điền sẵn những gì đã biết. Hãy sửa nếu có chỗ chưa đúng.',
  },
  decline: {
    ask: 'Tôi không nhận lời mời này',
    question: 'Từ chối lời mời? Liên kết này sẽ đóng và bạn sẽ không nhận thêm lời mời của lớp này.',
    confirm: 'Từ chối lời mời',
    keep: 'Quay lại',
    sending: 'Đang từ chối',
    failed: 'Chưa từ chối được lời mời',
    done: 'Đã từ chối lời mời',
    doneBody: 'Bạn sẽ không nhận thêm lời mời của lớp này. Tên và địa chỉ đã điền sẽ bị xóa trong vòng 30 ngày.',
  },
  next: {
    asks: 'Giáo viên sẽ xem và trả lời qua email.',
    direct: 'Sau khi gửi, học sinh được đăng ký ngay.',
    waiting: 'Khi có chỗ trống, chúng tôi sẽ báo qua email.',
    otherAddress: 'Đây không phải email nhận lời mời nên giáo viên sẽ xem và trả lời qua email.',
  },
  submit: 'Gửi yêu cầu đăng ký',
  sending: 'Đang gửi yêu cầu',
  refused: 'Chưa gửi được yêu cầu',
  refusals: {
    WRONG_STATE: 'Giáo viên đã trả lời trong lúc đó. Hãy xem email hoặc mở lại trang.',
    NOT_FOUND: 'Chỉ rút được yêu cầu gửi từ thiết bị này. Hãy báo giáo viên.',
    CLASS_FULL: 'Danh sách chờ cũng đã đầy. Nội dung bạn viết vẫn còn, hãy hỏi giáo viên rồi gửi lại sau.',
  },
  answers: {
    REQUESTED: {
      title: 'Đã gửi yêu cầu',
      body: 'Sau khi giáo viên xem, câu trả lời sẽ được gửi đến địa chỉ này.',
    },
    WAITING: {
      title: 'Bạn đã vào danh sách chờ',
      body: 'Hiện lớp đã hết chỗ. Khi có chỗ trống, chúng tôi sẽ báo đến địa chỉ này.',
    },
    ACCEPTED: { title: 'Đã đăng ký lớp học', body: 'Thông tin về lớp sẽ được gửi đến địa chỉ này.' },
    DECLINED: { title: 'Yêu cầu này đã bị từ chối', body: 'Câu trả lời của giáo viên đã được gửi đến địa chỉ này.' },
    EXPIRED: {
      title: 'Yêu cầu này đã quá hạn',
      body: 'Giáo viên chưa trả lời kịp. Hãy mở lại trang này nếu muốn gửi yêu cầu mới.',
    },
    WITHDRAWN: {
      title: 'Đã rút yêu cầu',
      body: 'Chỗ giữ đã được trả lại và giáo viên đã biết. Hãy mở lại trang này nếu muốn gửi yêu cầu mới.',
    },
  },
  withdraw: {
    ask: 'Rút yêu cầu',
    question: 'Rút yêu cầu đăng ký? Chỗ được giữ hoặc lượt chờ sẽ không còn.',
    confirm: 'Rút yêu cầu',
    keep: 'Thôi',
    sending: 'Đang rút yêu cầu',
    failed: 'Chưa rút được yêu cầu',
  },
  withoutMail: {
    full: 'Yêu cầu của bạn sẽ vào danh sách chờ. Khi có chỗ trống, giáo viên sẽ liên hệ với bạn.',
    asks: 'Giáo viên sẽ xem và liên hệ với bạn.',
    waiting: 'Khi có chỗ trống, giáo viên sẽ liên hệ với bạn.',
    otherAddress: 'Đây không phải email nhận lời mời nên giáo viên sẽ xem và liên hệ với bạn.',
    answer: 'Giáo viên sẽ liên hệ với bạn qua địa chỉ này.',
  },
  heldUntil: (moment) => `Chỗ được giữ đến ${moment}.`,
};
