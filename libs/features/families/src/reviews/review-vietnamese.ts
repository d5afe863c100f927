import type { ReviewWords } from './review-korean.ts';

export const reviewVietnamese: ReviewWords = {
  title: 'Đánh giá lớp học',
  loading: 'Đang tải đánh giá',
  failed: 'Không tải được đánh giá',
  question: 'Gia đình thấy lớp học thế nào?',
  questionOf: (name) => `${name}: gia đình thấy lớp học thế nào?`,
  ratings: {
    1: '1 sao, rất chưa hài lòng',
    2: '2 sao, chưa hài lòng',
    3: '3 sao, bình thường',
    4: '4 sao, tốt',
    5: '5 sao, rất tốt',
  },
  chooseRating: 'Hãy chọn số sao.',
  content: 'Điều gì tốt, điều gì còn chưa được?',
  writeContent: 'Hãy viết đánh giá, tối đa 2.000 ký tự.',
  contactInContent:
    'Đánh giá có thông tin liên lạc. Các gia đình khác cũng đọc, nên hãy bỏ số điện thoại, địa chỉ email, tài khoản nhắn tin và đường dẫn.',
  readers:
    'Giáo viên sẽ đọc cùng tên của con. Nếu giáo viên nhờ kiểm tra, đội vận hành cũng đọc; nếu giáo viên không ẩn, các gia đình khác đang tìm lớp có thể thấy. Xin đừng ghi số điện thoại hay địa chỉ.',
  once: 'Mỗi con viết được một lần và có thể sửa trong 7 ngày.',
  submit: 'Gửi đánh giá',
  sending: 'Đang gửi',
  said: (rating) => `Đã đánh giá ${rating} sao`,
  saidOf: (name, rating) => `${name}: đã đánh giá ${rating} sao`,
  editableUntil: (when) => `Có thể sửa đến ${when}.`,
  edited: 'Đã sửa',
  change: 'Sửa',
  changeOf: (name) => `Sửa, ${name}`,
  save: 'Gửi bản đã sửa',
  keep: 'Giữ nguyên',
  reply: 'Giáo viên trả lời',
  asked: 'Giáo viên muốn hỏi',
  askedHow: 'Gia đình có thể trả lời bằng cách sửa đánh giá, hoặc giữ nguyên.',
  removed: 'Đội vận hành đã xóa đánh giá này',
  removedOf: (name) => `${name}: đội vận hành đã xóa đánh giá này`,
  removedBody:
    'Giáo viên đã nhờ kiểm tra, đội vận hành đã xem và xóa. Giáo viên và các gia đình khác không còn thấy những lời đã viết.',
};
