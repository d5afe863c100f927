import { createContext, type ReactNode } from 'react';
import type { ShownCard } from '@portal/domain/chat/chat-card';

/** Who reads the cards of a talk. */
export interface CardReader {
  /** IANA zone. */
  readonly zone: string;
  /** By whose clocks the other side lives, where that is known. */
  readonly theirZone?: string | undefined;
  /** What the reader can do with a card. */
  readonly deedsOf?: ((card: ShownCard) => ReactNode) | undefined;
}

export const CardReaderContext = createContext<CardReader>({ zone: 'Asia/Seoul' });
