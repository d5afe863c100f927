/** What a viewer says by itself. */
export const PDF_WORDS = {
  ko: {
    loading: 'PDF를 여는 중이에요',
    page: (name: string, no: number, total: number) => `${name} ${total}쪽 가운데 ${no}쪽`,
    pages: (total: number) => `${total}쪽`,
  },
  vi: {
    loading: 'Đang mở PDF',
    page: (name: string, no: number, total: number) => `${name}, trang ${no} trên ${total}`,
    pages: (total: number) => `${total} trang`,
  },
} as const;

export type PdfLanguage = keyof typeof PDF_WORDS;
