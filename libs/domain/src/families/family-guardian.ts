import * as v from 'valibot';
import { FAMILY_LANGUAGES, GUARDIAN_RELATIONS } from '../classes/class.ts';
import { FilledEmail } from '../classes/enrollment-request.ts';
import { FilledPlainName } from '../contract/plain-name.ts';
import { Id, Instant } from '../contract/scalar.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Most guardians of one child, with those who are invited and have not answered. */
export const GUARDIANS_MAX = 4;
/** For how long the link of an invitation opens. */
export const GUARDIAN_INVITATION_DAYS = 14;
/** For how long it is kept that one came to nothing. */
export const GUARDIAN_INVITATION_KEPT_DAYS = 30;
/** Invitations that one guardian sends within 24 hours for one class. */
export const GUARDIAN_LETTERS_A_DAY = 5;
/** Letters to one address about one child, as long as they are kept. */
export const GUARDIAN_LETTERS_TO_ONE = 3;

/** How far the invitation of a guardian has come. */
export const GUARDIAN_INVITATION_STATES = ['SENT', 'EXPIRED', 'JOINED', 'DECLINED', 'WITHDRAWN', 'LEFT'] as const;
export type GuardianInvitationState = (typeof GUARDIAN_INVITATION_STATES)[number];

/** What is written down; that its time is over is read from the clock. */
export const KEPT_GUARDIAN_INVITATION_STATES = ['SENT', 'JOINED', 'DECLINED', 'WITHDRAWN', 'LEFT'] as const;
export type KeptGuardianInvitationState = (typeof KEPT_GUARDIAN_INVITATION_STATES)[number];

export const GUARDIAN_INVITATION_EVENTS = ['ACCEPT', 'DECLINE', 'WITHDRAW', 'LEAVE'] as const;
export type GuardianInvitationEvent = (typeof GUARDIAN_INVITATION_EVENTS)[number];

// What is not in it is refused. Who has joined is a guardian as the others are, and may leave as she came.
const MOVES: Record<GuardianInvitationState, Partial<Record<GuardianInvitationEvent, KeptGuardianInvitationState>>> = {
  SENT: { ACCEPT: 'JOINED', DECLINE: 'DECLINED', WITHDRAW: 'WITHDRAWN' },
  EXPIRED: {},
  JOINED: { LEAVE: 'LEFT' },
  DECLINED: {},
  WITHDRAWN: {},
  LEFT: {},
};

/** Where an event leads an invitation, or undefined where it may not happen. */
export const moveGuardianInvitation = (
  from: GuardianInvitationState,
  event: GuardianInvitationEvent,
): KeptGuardianInvitationState | undefined => MOVES[from][event];

/** How it stands at a moment. */
export const guardianInvitationAt = (
  { state, expiresAt }: { readonly state: KeptGuardianInvitationState; readonly expiresAt: Date },
  now: Date,
): GuardianInvitationState => (state === 'SENT' && now >= expiresAt ? 'EXPIRED' : state);

/** Who is added stands beside others: nobody is added as herself. */
export const ADDED_RELATIONS = GUARDIAN_RELATIONS.filter((relation) => relation !== 'SELF');

/** What a family writes of another guardian. */
export const NEW_GUARDIAN_FIELDS = {
  /** Of her own in the class, those whom the other one cares for too. */
  studentIds: v.pipe(v.array(Id), v.minLength(1, '함께 볼 아이를 골라 주세요.'), v.maxLength(20)),
  name: FilledPlainName('보호자의 이름을 적어 주세요.'),
  relation: v.picklist(ADDED_RELATIONS, '아이와의 관계를 골라 주세요.'),
  email: FilledEmail('이메일을 입력해 주세요.'),
  language: v.picklist(FAMILY_LANGUAGES),
} as const;

/** A guardian as the others of the same child see her. */
export const ChildGuardian = v.object({
  id: Id,
  name: v.string(),
  relation: v.picklist(GUARDIAN_RELATIONS),
  /** Masked; null where no letter reaches her. */
  email: v.nullable(v.string()),
  isMe: v.boolean(),
});

/** Somebody who was asked to be one, and is not. */
export const InvitedChildGuardian = v.object({
  id: Id,
  name: v.string(),
  relation: v.picklist(GUARDIAN_RELATIONS),
  /** Masked. */
  email: v.string(),
  state: v.picklist(['SENT', 'EXPIRED', 'DECLINED']),
  expiresAt: Instant,
  /** Whether who looks has invited her, and may take it back. */
  isMine: v.boolean(),
});
export type InvitedChildGuardian = v.InferOutput<typeof InvitedChildGuardian>;

/** Who reads and answers for each child of a family in one class. */
export const FamilyGuardians = v.object({
  children: v.array(
    v.object({
      studentId: Id,
      name: v.string(),
      guardians: v.array(ChildGuardian),
      invited: v.array(InvitedChildGuardian),
      /** Whether another one can be invited. */
      hasRoom: v.boolean(),
    }),
  ),
  /** Whether who looks was added by another guardian; who was there first does not leave by herself. */
  isAdded: v.boolean(),
  /** Whether she may leave: somebody else stays for each of the children. */
  mayLeave: v.boolean(),
  /** How many invitations she can still send today. */
  lettersLeft: count,
});
export type FamilyGuardians = v.InferOutput<typeof FamilyGuardians>;

/** What somebody who is asked to be a guardian sees before she says yes. */
export const GuardianInvitation = v.object({
  guardianName: v.string(),
  invitedBy: v.string(),
  relation: v.picklist(GUARDIAN_RELATIONS),
  language: v.picklist(FAMILY_LANGUAGES),
  studentNames: v.array(v.string()),
  /** All classes that the children take now: she is told of each. */
  classes: v.array(v.object({ name: v.string(), teacherName: v.string() })),
  state: v.picklist(['SENT', 'JOINED']),
  expiresAt: Instant,
});
export type GuardianInvitation = v.InferOutput<typeof GuardianInvitation>;
