import type { FamilyLanguage } from '@portal/domain/classes/class';
import { type DoorWords, doorKorean } from './door-korean.ts';
import { doorVietnamese } from './door-vietnamese.ts';

/** The words of the door, in the language of who reads; apart from the others, so that an invitation does not bring them. */
export const DOOR_WORDS: Readonly<Record<FamilyLanguage, DoorWords>> = { ko: doorKorean, vi: doorVietnamese };
