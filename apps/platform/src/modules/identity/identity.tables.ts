import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { AdapterPayload } from 'oidc-provider';
import { CODE_PURPOSES } from '@portal/domain/identity/one-time-code';
import { OPERATOR_EVENTS } from '@portal/domain/identity/operator';
import { LOGIN_PROVIDERS, PROFILE_STATUSES, USER_TYPES } from '@portal/domain/identity/user';
import { OPS_DESKS } from '@portal/domain/ops/ops-desk';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

export const appUser = pgTable('app_user', {
  id: text().primaryKey(),
  code: text().notNull().unique(),
  username: text().notNull().unique(),
  phone: text().unique(),
  email: text().unique(),
  name: text().notNull(),
  avatar: text(),
  userType: text({ enum: USER_TYPES }).notNull(),
  status: text({ enum: ['ACTIVE', 'DELETED'] })
    .notNull()
    .default('ACTIVE'),
  profileStatus: text({ enum: PROFILE_STATUSES }).notNull().default('NOT_SUBMITTED'),
  timeZone: text().notNull().default(DEFAULT_TIME_ZONE),
  passwordHash: text(),
  createdAt: instant().notNull(),
  lastLoginAt: instant(),
  /** What was signed in to before is worth nothing. */
  signedOutAt: instant(),
});

export const signUp = pgTable('sign_up', {
  uid: text().primaryKey(),
  email: text().notNull(),
  name: text().notNull(),
  username: text().notNull(),
  passwordHash: text().notNull(),
  expiresAt: instant().notNull(),
});

/** One for each purpose and subject. */
export const otpChallenge = pgTable(
  'otp_challenge',
  {
    id: text().primaryKey(),
    purpose: text({ enum: CODE_PURPOSES }).notNull(),
    subject: text().notNull(),
    sentTo: text().notNull(),
    codeHash: text().notNull(),
    tries: integer().notNull().default(0),
    resends: integer().notNull().default(0),
    sentAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [unique('otp_challenge_once').on(table.purpose, table.subject)],
);

export const operatorDesk = pgTable(
  'operator_desk',
  {
    userId: text()
      .notNull()
      .references(() => appUser.id),
    desk: text({ enum: OPS_DESKS }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.desk] })],
);

export const passwordLink = pgTable('password_link', {
  userId: text()
    .primaryKey()
    .references(() => appUser.id),
  ticketHash: text().notNull().unique(),
  expiresAt: instant().notNull(),
});

export const operatorHistory = pgTable('operator_history', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  operatorId: text()
    .notNull()
    .references(() => appUser.id),
  actorId: text().references(() => appUser.id),
  event: text({ enum: OPERATOR_EVENTS }).notNull(),
  desks: text({ enum: OPS_DESKS }).array().notNull(),
  at: instant().notNull(),
});

export const loginIdentity = pgTable(
  'login_identity',
  {
    provider: text({ enum: LOGIN_PROVIDERS }).notNull(),
    subject: text().notNull(),
    userId: text()
      .notNull()
      .references(() => appUser.id),
    email: text(),
    linkedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] }), unique().on(table.userId, table.provider)],
);

export const authSession = pgTable(
  'auth_session',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => appUser.id),
    clientId: text().notNull(),
    deviceId: text(),
    remember: boolean().notNull().default(true),
    boundHash: text(),
    providerSession: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    revokedReason: text({ enum: ['LOGOUT', 'REUSE', 'REVOKED'] }),
  },
  (table) => [index('auth_session_user').on(table.userId), index('auth_session_provider').on(table.providerSession)],
);

/** Whose account the subject of an external provider is. */
export const externalIdentity = pgTable(
  'external_identity',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: text()
      .notNull()
      .references(() => appUser.id),
    linkedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    unique('external_identity_user').on(table.issuer, table.userId),
  ],
);

export const oidcRecord = pgTable(
  'oidc_record',
  {
    key: text().primaryKey(),
    seq: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    model: text().notNull(),
    payload: jsonb().notNull().$type<AdapterPayload>(),
    grantId: text(),
    uid: text(),
    parentKey: text(),
    consumedAt: instant(),
    replacedAt: instant(),
    firstUsedAt: instant(),
    createdAt: instant().notNull(),
    expiresAt: instant(),
  },
  (table) => [
    index('oidc_record_grant').on(table.grantId),
    index('oidc_record_uid').on(table.uid),
    index('oidc_record_expires').on(table.expiresAt),
  ],
);

export const refreshRotation = pgTable('refresh_rotation', {
  tokenHash: text().primaryKey(),
  sessionId: text().notNull(),
  createdAt: instant().notNull(),
  sealed: text(),
});

export const knownDevice = pgTable(
  'known_device',
  {
    userId: text()
      .notNull()
      .references(() => appUser.id),
    deviceId: text().notNull(),
    lastSeenAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.deviceId] })],
);

export const loginAttempt = pgTable(
  'login_attempt',
  {
    accountKey: text().notNull(),
    deviceKey: text().notNull(),
    failures: integer().notNull(),
    windowFailures: integer().notNull(),
    windowStartedAt: instant().notNull(),
    lastFailedAt: instant().notNull(),
    blockedUntil: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountKey, table.deviceKey] }),
    index('login_attempt_last').on(table.lastFailedAt),
  ],
);

export const socketTicket = pgTable('socket_ticket', {
  ticketHash: text().primaryKey(),
  userId: text().notNull(),
  sessionId: text().notNull(),
  expiresAt: instant().notNull(),
});

export const platformSecret = pgTable('platform_secret', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  createdAt: instant().notNull().defaultNow(),
});
