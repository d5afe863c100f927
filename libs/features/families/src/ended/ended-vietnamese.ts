import { NEW_LINKS_A_DAY } from '@portal/domain/classes/ended-links.contract';
import type { EndedWords } from './ended-korean.ts';

export const endedVietnamese: EndedWords = {
  closed: 'Liên kết này đã hết hạn',
  closedBody: (day) =>
    `Liên kết của gia đình mở được đến 30 ngày sau khi lớp kết thúc. Liên kết này dùng được đến ${day}.`,
  goesOn: 'Con vẫn đang học lớp của giáo viên này nên chúng tôi có thể gửi liên kết của lớp đó.',
  over: 'Lớp đã kết thúc nên không có liên kết mới. Ghi chép của lớp vẫn còn ở giáo viên; nếu cần, hãy nhờ giáo viên.',
  renewed: 'Đã có liên kết mới',
  renewedOn: (day) => `Giáo viên đã tạo liên kết mới vào ${day} nên liên kết này không còn mở được.`,
  renewedBody: 'Giáo viên đã tạo liên kết mới nên liên kết này không còn mở được.',
  left: 'Gia đình không còn nhận tin của lớp này',
  leftBody: 'Con đã rời lớp hoặc chuyển sang lớp khác, hoặc bạn đã ngừng nhận tin qua liên kết này.',
  leftOver: 'Nếu cần nhận lại tin hoặc có nhầm lẫn, hãy báo giáo viên.',
  kept: 'Ghi chép và bài tập vẫn được giữ nguyên.',
  where: 'Nơi nhận liên kết mới',
  send: 'Nhận liên kết mới',
  sending: 'Đang gửi',
  failed: 'Chưa gửi được liên kết mới',
  sent: 'Đã gửi liên kết mới',
  sentBody: (email) => `Hãy mở thư ở ${email}. Có thể mất vài phút.`,
  changed: 'Email đã thay đổi? Nhờ giáo viên cập nhật',
  noMail: 'Chúng tôi không có địa chỉ email nên chưa gửi được liên kết mới.',
  ask: 'Giáo viên cũng có liên kết này. Hãy nhờ giáo viên “gửi lại liên kết của gia đình”. Nếu báo địa chỉ mới, lần sau thư sẽ đến địa chỉ đó.',
  refusals: {
    TOO_MANY: `Mỗi ngày gửi được tối đa ${NEW_LINKS_A_DAY} lần. Hãy xem hộp thư đến và thư rác trước.`,
    WRONG_STATE: 'Nội dung đã thay đổi trong lúc đó. Hãy mở lại trang.',
  },
};
