import type { FamilyLanguage } from '@portal/domain/classes/class';

/** In which language a page speaks before anybody has chosen one: that of the device. */
export const firstLanguage = (): FamilyLanguage => (/^vi\b/i.test(navigator.language) ? 'vi' : 'ko');
