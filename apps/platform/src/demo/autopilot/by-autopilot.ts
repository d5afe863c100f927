import type { FamilyLanguage } from '../../modules/classes/module.ts';

const SIGNS: Record<FamilyLanguage, string> = { ko: '데모 자동', vi: 'tự động của bản demo' };

/** What the autopilot writes for somebody: whoever reads it sees that nobody has written it. */
export const byAutopilot = (text: string, language: FamilyLanguage = 'ko'): string => `${text} (${SIGNS[language]})`;
