import { chatsContract } from '@portal/domain/messaging/chats.contract';
import type { Tx } from '../../core/database.ts';
import { implement } from '../../core/implement.ts';
import type { ModuleDeps, PlatformModule } from '../../core/module.ts';
import { chatsHandlers } from './chats.handlers.ts';
import { chatsQueries } from './chats.queries.ts';
import { importChats, type ImportedChat } from './import-chats.ts';

export interface ChatModule extends PlatformModule {
  /** How much of these rooms somebody has not read, by room; those that she is not in are missing. */
  unreadIn(memberId: string, roomIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  importChats(tx: Tx, chats: readonly ImportedChat[]): Promise<void>;
}

/** Talks between a teacher and her families. */
export function chatModule({ database, clock }: Pick<ModuleDeps, 'database' | 'clock'>): ChatModule {
  return {
    async register(app) {
      implement(app, chatsContract, chatsHandlers(database.db));
    },
    unreadIn: (memberId, roomIds) => chatsQueries(database.db).unreadIn(memberId, roomIds),
    importChats: (tx, chats) => importChats(tx, chats, clock.now()),
  };
}
