/**
 * Whether the page stands inside a chat or social app. Their built-in browsers are refused by Google, and a window of the
 * provider cannot find its way back out of them.
 */
export const isInAppBrowser = (userAgent: string): boolean =>
  /KAKAOTALK|\bZalo|\bFB(?:AN|AV|_IAB)|Instagram|\bLine\/|NAVER\(/i.test(userAgent);
