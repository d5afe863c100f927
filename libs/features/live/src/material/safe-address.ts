/** Only what a browser can open safely is led to. */
export const isSafeAddress = (url: string) => URL.canParse(url) && new URL(url).protocol === 'https:';
