import { useState } from 'react';
import type { Conversation } from './conversation.ts';

/**
 * A conversation for who opens its talk: what she left among its older messages is not shown again, since the newest are being
 * read, as at every opening.
 */
export function useOpenedConversation(known: Conversation | undefined): Conversation | undefined {
  const [left] = useState(() => (known?.hasNewer ? (known.stretch ?? 0) : null));
  return known && (known.stretch ?? 0) !== left ? known : undefined;
}
