import { integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { CARD_KINDS } from '@portal/domain/chat/chat-card';
import { CHAT_KINDS } from '@portal/domain/chat/states/chat';
import { REACTIONS } from '@portal/domain/chat/states/reaction';
import { CHAT_VERDICTS } from '@portal/domain/chat/states/verdict';
import type { Voice } from '@portal/domain/chat/voice';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

export const chatRoom = pgTable(
  'chat_room',
  {
    id: text().primaryKey(),
    kind: text({ enum: CHAT_KINDS }).notNull(),
    title: text(),
    classId: text().unique(),
    teacherId: text(),
    guardianId: text(),
    lastSeq: integer().notNull().default(0),
    lastChange: integer().notNull().default(0),
    lastMessageAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [unique('chat_room_pair').on(table.teacherId, table.guardianId)],
);

export const chatMember = pgTable(
  'chat_member',
  {
    roomId: text().notNull(),
    memberId: text().notNull(),
    name: text().notNull(),
    avatar: text(),
    lastReadSeq: integer().notNull().default(0),
    answeredSeq: integer().notNull().default(0),
    waitingSince: instant(),
    archivedAt: instant(),
    pinnedAt: instant(),
    mutedAt: instant(),
    mutedUntil: instant(),
    blockedAt: instant(),
    joinedAt: instant().notNull(),
    leftAt: instant(),
    lastSeq: integer().notNull().default(0),
    lastMessageAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.roomId, table.memberId] })],
);

export const chatMessage = pgTable(
  'chat_message',
  {
    roomId: text().notNull(),
    seq: integer().notNull(),
    senderId: text().notNull(),
    clientId: uuid(),
    content: text().notNull(),
    fileIds: jsonb().notNull().default([]).$type<readonly string[]>(),
    voice: jsonb().$type<Voice>(),
    sentAt: instant().notNull(),
    change: integer().notNull().default(0),
    replyTo: integer(),
    editedAt: instant(),
    deletedAt: instant(),
    contactReason: text(),
    cardKind: text({ enum: CARD_KINDS }),
    cardId: text(),
    announcementId: text(),
    verdict: text({ enum: CHAT_VERDICTS }),
    verdictReason: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.roomId, table.seq] })],
);

export const chatReaction = pgTable(
  'chat_reaction',
  {
    roomId: text().notNull(),
    seq: integer().notNull(),
    memberId: text().notNull(),
    reaction: text({ enum: REACTIONS }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.roomId, table.seq, table.memberId] })],
);
