import type { ChatMessage } from '@portal/domain/chat/chat-message';
import type { ChatReports } from '@portal/domain/chat/chat-report';

/**
 * Whether the team was told already of a message, or with null of the talk as a whole, as far as it is known. What its sender made of
 * a message since the team has decided may be told anew.
 */
export function isReported(
  reports: ChatReports | undefined,
  message: Pick<ChatMessage, 'seq' | 'content'> | null,
): boolean {
  const about = reports?.items.filter(({ seq }) => seq === (message?.seq ?? null)) ?? [];
  return about.some(({ said, decision }) => decision === null || message === null || said === message.content);
}
