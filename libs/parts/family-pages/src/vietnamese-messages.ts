import type { FamilyPageWords } from './korean-messages.ts';

export const vietnamese: FamilyPageWords = {
  retry: 'Thử lại',
  retrying: 'Đang tải lại',
  modes: { ONLINE: 'Trực tuyến', OFFLINE: 'Trực tiếp', BOTH: 'Trực tuyến và trực tiếp' },
  levels: { BEGINNER: 'Cơ bản', INTERMEDIATE: 'Trung cấp', ADVANCED: 'Nâng cao' },
  draft: { restored: 'Đã khôi phục nội dung đang viết dở', discard: 'Xóa' },
  student: {
    question: 'Ai sẽ học?',
    name: 'Tên học sinh',
    age: 'Tuổi',
    goals: 'Điều muốn học (không bắt buộc)',
    goalsHelp: 'Hãy viết phần còn khó hoặc mục tiêu để giáo viên đọc trước.',
  },
  guardian: {
    question: 'Liên hệ với ai?',
    name: 'Tên phụ huynh',
    relation: 'Quan hệ với học sinh',
    relationNone: 'Hãy chọn',
    relations: { MOTHER: 'Mẹ', FATHER: 'Bố', GRANDPARENT: 'Ông bà', OTHER: 'Người giám hộ', SELF: 'Bản thân' },
    email: 'Email',
    language: 'Ngôn ngữ của email',
    consent:
      'Tôi đồng ý để việc điểm danh và thời gian học được ghi lại, và để thông báo cùng ghi chép của lớp được gửi qua email.',
  },
  refusals: {
    LINK_REVOKED: 'Liên kết này không còn dùng được. Hãy xin giáo viên liên kết mới.',
    VALIDATION: 'Hãy kiểm tra lại nội dung đã nhập.',
    TOO_MANY: 'Có quá nhiều yêu cầu. Hãy đợi một lát rồi thử lại.',
    MAINTENANCE: 'Hệ thống đang bảo trì. Hãy thử lại sau ít phút.',
    UNAVAILABLE: 'Máy chủ tạm thời không trả lời. Hãy thử lại sau ít phút.',
    OFFLINE: 'Không nhận được trả lời. Hãy kiểm tra kết nối mạng rồi thử lại.',
    TIMEOUT: 'Máy chủ trả lời chậm. Hãy kiểm tra kết nối mạng rồi thử lại.',
  },
  otherRefusal: 'Đã có lỗi xảy ra. Hãy thử lại sau ít phút.',
  tooMany: (minutes) => `Có quá nhiều yêu cầu. Hãy thử lại sau ${minutes} phút.`,
  fieldErrors: {
    studentName: 'Hãy nhập tên học sinh, tối đa 60 ký tự, không có địa chỉ web, email hay số điện thoại.',
    age: 'Hãy nhập tuổi của học sinh bằng số, từ 3 đến 99.',
    goals: 'Hãy viết tối đa 500 ký tự.',
    guardianName: 'Hãy nhập tên phụ huynh, tối đa 60 ký tự, không có địa chỉ web, email hay số điện thoại.',
    relation: 'Hãy chọn quan hệ với học sinh. Người từ 19 tuổi có thể tự đăng ký.',
    email: 'Hãy nhập địa chỉ email đúng, ví dụ: name@example.com',
    language: 'Hãy chọn ngôn ngữ của email.',
    consent: 'Hãy đồng ý với việc ghi lại và gửi thông báo.',
  },
  emptyFields: { studentName: 'Hãy nhập tên học sinh.', guardianName: 'Hãy nhập tên phụ huynh.' },
};
