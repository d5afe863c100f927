import { GIFT_DRAWINGS } from '@portal/domain/points/gift';
import { DRAWING_LABELS } from '../gift-messages.ts';

/** The pictures a gift can have, to choose from. */
export const DRAWINGS = GIFT_DRAWINGS.map((value) => ({ value, label: DRAWING_LABELS[value] }));
