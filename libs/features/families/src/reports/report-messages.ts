import type { FamilyLanguage } from '@portal/domain/classes/class';
import { koreanReportWords, type ReportWords } from '@portal/reporting/report-words';
import { useReader } from '../reading/reader-context.ts';
import { reportVietnamese } from './report-vietnamese.ts';

const REPORT_WORDS: Readonly<Record<FamilyLanguage, ReportWords>> = { ko: koreanReportWords, vi: reportVietnamese };

/** Why the server refuses a report, where its own sentence is in another language. */
export const REPORT_REFUSALS: Readonly<Record<FamilyLanguage, Readonly<Record<string, string>>>> = {
  ko: {},
  vi: {
    OWN_WORDS: 'Đây là tin nhắn của bạn. Bạn có thể sửa hoặc thu hồi.',
    WRONG_STATE: 'Tin nhắn này đã được thu hồi, không cần báo cáo nữa.',
    NOT_FOUND: 'Không tìm thấy tin nhắn này. Hãy mở lại trang.',
  },
};

/** The words of a report, in the language of who reads. */
export const useReportWords = (): ReportWords => REPORT_WORDS[useReader().language];
