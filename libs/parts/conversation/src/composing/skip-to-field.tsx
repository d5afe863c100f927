import { SkipLink } from '@portal/ui/skip-link';
import { useConversationWords } from '../words.ts';
import { FIELD_ID } from './message-field.tsx';

/** Leads the keyboard past the messages of the open talk, or the list beside it, to where one writes. */
export function SkipToField() {
  return <SkipLink to={FIELD_ID}>{useConversationWords().composer.skip}</SkipLink>;
}
